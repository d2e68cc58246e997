const fs = require('fs');

exports.plugin = { name: 'unused', register: () => fs.unlinkSync('never') }; // found: unreachable
module.exports = [
  { method: 'POST', path: '/notes', handler: (request) => fs.appendFileSync('notes', request.payload) }, // found: request server.route
];
