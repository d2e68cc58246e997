const fs = require('fs');

exports.hello = (req, res) => res.send(fs.readFileSync('hello.txt', 'utf8')); // found: request lib#hello
