"""`hm demo`: the whole loop in a temporary project, told while it happens.

`script` holds the words that are put into the mouths of a person, an agent and the extractor; `client` and `recorded`
are the two ways in which they are spoken; `story` looks at what came of it. Called by cli/demo through
`performance.perform`.
"""
