const fs = require('fs');
const http = require('http');

exports.serve = () => http.createServer((req, res) => res.end(fs.readFileSync('page'))).listen(80); // found: request http.createServer
