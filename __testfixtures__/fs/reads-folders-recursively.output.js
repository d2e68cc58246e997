const fs = require('fs');

async function walk(options) {
  return [await fs.promises.readdir('.', { recursive: true }), await fs.promises.readdir('.', options)];
}

walk({ withFileTypes: true }).then(console.log);
