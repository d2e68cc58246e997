const { createController } = require('awilix-koa');
const api = ({ store }) => ({ c: async (ctx) => { ctx.body = store.c(); } });
module.exports = createController(api).get('/c', 'c');
