const fs = require('fs');

exports.write = (app, name, text) => fs.writeFileSync(name, text); // found: request PUT /notes/:name
