const fs = require('fs');
const { cachedExists } = require('./unblock-helpers');

exports.show = async (name) => (await cachedExists(`${name}.html`) ? await fs.promises.readFile(`${name}.html`, 'utf8') : '');
