require('./lib/boot');
