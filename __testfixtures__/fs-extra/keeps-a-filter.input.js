// with fs-extra@^11.0.0
const fs = require('fs-extra');

async function publish(folder, target, options) {
  fs.copySync(folder, target, { filter: (path) => !path.endsWith('.md') }); // stays: argument-differs
  fs.copySync(folder, target, options); // stays: argument-differs
}

publish('draft', 'public', {});
