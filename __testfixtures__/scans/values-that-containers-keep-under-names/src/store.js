const fs = require('fs');
module.exports = ({ folder }) => ({
  load: (id) => fs.readFileSync(`${folder}/${id}.txt`), // found: request GET /users/:id
  note: (id) => fs.readFileSync(`${folder}/${id}.txt`), // found: request GET /notes/:id
  drop: (id) => fs.unlinkSync(`${folder}/${id}.txt`), // found: unreachable
});
