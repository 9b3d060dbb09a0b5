@rem The exec of npm start, by which npm's signals reach the shop, for Windows, whose shell has none.
@%*
