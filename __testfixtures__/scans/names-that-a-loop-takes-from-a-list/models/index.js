for (const name of ['user', 'note']) exports[name] = require('./' + name);
