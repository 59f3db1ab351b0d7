"""What is answered to the special and protocol signals, one file a signal, in the same shape as a violation.

Knows the words of core. Must not know its neighbours, the thirteen violations, or anything of the world outside.
"""
