const Database = require('better-sqlite3');

exports.db = new Database('app.db'); // found: startup
