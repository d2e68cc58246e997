const fs = require('fs');
const { promisify } = require('util');
const readdirAsync = promisify(fs.readdir);

async function walk(options) {
  return [await readdirAsync('.', { recursive: true }), await readdirAsync('.', options)];
}

walk({ withFileTypes: true }).then(console.log);
