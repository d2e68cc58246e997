const fs = require('fs');
const functions = require('@google-cloud/functions-framework');

const template = fs.readFileSync('template.html', 'utf8'); // found: startup
exports.handler = async (event) => ({ body: template + fs.readFileSync(event.path, 'utf8') }); // found: request index#handler
functions.http('hello', (req, res) => res.send(fs.readFileSync('hello', 'utf8'))); // found: request functions.http hello
