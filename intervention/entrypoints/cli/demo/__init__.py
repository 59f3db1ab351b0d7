"""The demonstration: an agent's scripted tool calls through the real plugin and the real engine, in a scratch folder.

Knows a story and how to show it. Must not know how anything is judged, and touches nothing outside its folder.
"""
