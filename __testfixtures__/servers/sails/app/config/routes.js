const { readVersion } = require('../lib/stamps');

module.exports.routes = {
  'GET /users/:name': { action: 'users/show' },
  'PUT /users/:name': 'UsersController.save',
  'DELETE /users/:name': 'UsersController.remove',
  'GET /notes': { controller: 'NotesController', action: 'list' },
  'GET /version': { fn: (req, res) => res.send(readVersion()) },
  'GET /lines': (req, res) => res.send(String(readVersion().split('\n').length)),
};
