const fs = require('fs');

hexo.extend.helper.register('logo', () => fs.readFileSync('logo')); // found: tooling
