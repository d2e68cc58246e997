const { createController } = require('awilix-koa');
class Api { constructor({ store }) { this.store = store; } async d(ctx) { ctx.body = this.store.d(); } }
module.exports = createController(Api).prefix('/x').get('/d', 'd').before([]);
