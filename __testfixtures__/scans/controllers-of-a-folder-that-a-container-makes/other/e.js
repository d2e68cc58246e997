const { createController } = require('awilix-koa');
const fs = require('fs');
module.exports = createController(() => ({ e: (ctx) => fs.rmSync('e') })).get('/e', 'e'); // found: unreachable
