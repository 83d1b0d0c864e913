### The page around the tables: home, rule books, settings.

page-play-now = Play now
page-to-home = To the home page
page-nowhere-title = Nobody sits here
page-nowhere-text = There is no page at this address. Perhaps a sign of the link was lost on the way.
page-problem-title = Something is in the way
page-problem-load = This page could not be loaded. Is the connection there? Then reload it.
