const { feathers } = require('@feathersjs/feathers');
const { koa } = require('@feathersjs/koa');
const { Mailer, Notes } = require('./services');
const app = koa(feathers());
app.use('mailer', new Mailer(), { methods: ['find', 'send'], events: ['sent'] });
const options = { methods: ['archive'] };
app.use('notes', new Notes(), options);
app.listen(3030);
