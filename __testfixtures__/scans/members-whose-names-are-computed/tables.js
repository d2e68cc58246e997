const fs = require('fs');

const ACTIONS = [
  { name: 'show', run: (id) => fs.readFileSync(id) }, // found: request GET /tables
  { name: 'hide', run: (id) => fs.unlinkSync(id) }, // found: unreachable
];
for (const action of ACTIONS) module.exports[action.name] = action.run;
[{ name: 'write', run: (id) => fs.writeFileSync(id, '') }].forEach(({ name, run }) => { // found: request PUT /tables
  module.exports[name] = run;
});

const findNote = (id) => fs.existsSync(id); // found: request GET /folded
module.exports.folded = [findNote].reduce((all, fn) => ({ ...all, [fn.name]: fn }), {});
