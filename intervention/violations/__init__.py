"""What is done about each of the thirteen violation types: one file a type, from facts to a plan and its words.

Knows the words of core and the verdicts of judgement. Must not know its neighbours, git, the disk or its process.
"""
