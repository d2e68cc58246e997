const path = require('path');
const { freshStat } = require('./unblock-helpers');

async function describe(folder, name) {
  const { size, mtime } = await freshStat(path.join(folder, name));
  const parts = [];
  parts.push(name.toLowerCase(), mtime.toISOString());
  return { size, text: parts.join(' ') };
}

exports.describe = describe;
