const Koa = require('koa');
const { createContainer, asClass, asFunction, Lifetime } = require('awilix');
const { scopePerRequest, loadControllers, makeInvoker } = require('awilix-koa');
const Store = require('./store');
const container = createContainer();
container.register({ store: asClass(Store, { lifetime: Lifetime.SINGLETON }) });
container.register('makeNotes', asFunction(makeNotes));
function makeNotes({ store }) { return { list: async (ctx) => { ctx.body = store.a(); } }; }
const app = new Koa();
app.use(scopePerRequest(container));
app.use(async (ctx, next) => { ctx.body = ctx.state.container.resolve('store').b(); await next(); });
app.use(makeInvoker(makeNotes)('list'));
app.use(loadControllers('api/*.js', { cwd: __dirname }));
app.listen(3000);
