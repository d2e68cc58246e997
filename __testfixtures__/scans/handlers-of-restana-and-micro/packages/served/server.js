const http = require('http');
const { serve } = require('micro');
const fs = require('fs');

const server = new http.Server(serve(async (req, res) => fs.readFileSync('notes', 'utf8'))); // found: request serve
server.listen(3000);
