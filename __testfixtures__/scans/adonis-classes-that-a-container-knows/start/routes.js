const Route = use('Route');
const fs = require('fs');
Route.get('/motd', () => fs.readFileSync('motd', 'utf8')); // found: request GET /motd
Route.get('notes', 'NoteController.index');
Route.group(() => {
  Route.get('/size', () => fs.statSync('x').size); // found: request GET /size
}).prefix('api');
