const Koa = require('koa');

const app = new Koa();
require('./context')(app);
app.use(require('./errors'));
app.use(require('./show'));
app.use(require('./count'));
app.listen(3000);
