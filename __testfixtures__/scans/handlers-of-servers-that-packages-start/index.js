const engine = require('some-engine');
const app = require('./app');
const web = require('./web');

engine({ routes: [{ route: '/', server: () => app() }] });
web();
