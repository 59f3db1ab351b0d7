"""What crosses the wire between watchdog and engine, as frozen and strict models, and the tables of its vocabularies.

This room knows shapes and nothing else: no disk, no git, no decisions, and it imports nothing of ours.
"""
