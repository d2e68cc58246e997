const fs = require("fs")
exports.long = async () => { return `${await fs.promises.readFile("long.txt", 'utf8')} is the text of a file with a very long name` }
