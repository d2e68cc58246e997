const Team = require('./team');

const teams = new Map();
teams.set('red', new Team());

exports.get = (id) => teams.get(id);
