"""The words of the domain: facts, plans, ladders, paths and sentences, all plain values.

Knows the contract. Must not know what a repository, a disk, a clock or a host is.
"""
