const fs = require('fs');

async function walk(options) {
  return [fs.readdirSync('.', { recursive: true }), fs.readdirSync('.', options)];
}

walk({ withFileTypes: true }).then(console.log);
