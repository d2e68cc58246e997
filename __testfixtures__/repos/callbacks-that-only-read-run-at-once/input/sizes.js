const fs = require('fs');
const path = require('path');

function describe(folder, name) {
  const { size, mtime } = fs.statSync(path.join(folder, name));
  const parts = [];
  parts.push(name.toLowerCase(), mtime.toISOString());
  return { size, text: parts.join(' ') };
}

exports.describe = describe;
