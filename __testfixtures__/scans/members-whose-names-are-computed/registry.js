const fs = require('fs');

const all = {};
function add(name, fn) {
  all[name] = fn;
}
add('load', (id) => fs.readFileSync(id)); // found: request GET /load
add('save', (id) => fs.writeFileSync(id, '')); // found: request POST /save
add('drop', (id) => fs.rmSync(id)); // found: unreachable

const chosen = {};
chosen[process.env.NAME || 'measure'] = (id) => fs.statSync(id).size; // found: request GET /size
chosen.other = (id) => fs.statSync(id).mtime; // found: unreachable

// Nothing reads a member of these.
const jobs = {};
jobs[process.env.JOB] = () => fs.rmSync('jobs'); // found: unreachable
const parts = {};
parts[`part-${process.env.PART}`] = () => fs.rmSync('parts'); // found: unreachable

module.exports = { all, chosen, drop: parts.drop };
