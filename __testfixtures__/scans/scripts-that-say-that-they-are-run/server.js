const fs = require('fs');
const http = require('http');

http.createServer((req, res) => res.end(fs.readFileSync('notes.txt'))).listen(80); // found: request http.createServer
