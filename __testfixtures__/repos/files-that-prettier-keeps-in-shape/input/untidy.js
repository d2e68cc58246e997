const fs = require("fs")
exports.long = () => { return `${fs.readFileSync("long.txt", 'utf8')} is the text of a file with a very long name` }
