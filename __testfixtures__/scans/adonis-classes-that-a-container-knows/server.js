const { Ignitor } = require('@adonisjs/ignitor');
new Ignitor(require('@adonisjs/fold')).appRoot(__dirname).fireHttpServer().catch(console.error);
