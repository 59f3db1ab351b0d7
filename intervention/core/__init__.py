"""The words of the domain as pure values and functions: plans, ladders, safe paths, sentences in two languages.

It knows nothing of disks, processes or git, and no violation type by name.
"""
