import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { H3, basicAuth, defineJsonRpcHandler, definePlugin, defineRoute, dynamicEventHandler, readValidatedBody, serveStatic } from 'h3';
import { onError, onRequest, getValidatedQuery, handleCors, iterable, withServerTiming } from 'h3';

const inData = (name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));
export const more = new H3();

more.use(onRequest(() => {
  existsSync(inData('a'));
}));
more.use(onError((error) => {
  existsSync(inData('b'));
}));
more.get('/secret', () => readFileSync(inData('version'), 'utf8'), {
  middleware: [basicAuth({ validate: (name) => existsSync(inData(`keys-${name}`)) })],
});
more.post('/rpc', defineJsonRpcHandler({
  methods: {
    version: () => readFileSync(inData('version'), 'utf8'),
  },
}));
more.register(definePlugin((app, options) => {
  app.get('/plugged', () => readFileSync(inData(options.file), 'utf8'));
})({ file: 'version' }));
more.register(defineRoute({
  method: 'GET',
  route: '/routed',
  middleware: [() => {
    existsSync(inData('c'));
  }],
  handler: () => readFileSync(inData('version'), 'utf8'),
}));
more.register((app) => {
  app.get('/registered', () => readFileSync(inData('version'), 'utf8'));
});
const dynamic = dynamicEventHandler(() => readFileSync(inData('ada.json'), 'utf8'));
more.get('/dynamic', dynamic);
more.post('/dynamic', () => {
  dynamic.set(() => readFileSync(inData('version'), 'utf8'));
  return 'set';
});
more.get('/query', async (event) => getValidatedQuery(event, (query) => existsSync(inData(`keys-${query.key}`))));
more.post('/body', async (event) => readValidatedBody(event, (body) => existsSync(inData(`keys-${body.key}`))));
more.get('/static/:name', (event) =>
  serveStatic(event, {
    getMeta: () => statSync(inData(event.context.params.name)),
    getContents: () => readFileSync(inData(event.context.params.name)),
  }),
);
more.get('/timed', async (event) => {
  const text = await withServerTiming(event, 'read', () => readFileSync(inData('version'), 'utf8'));
  event.res.headers.delete('server-timing');
  return text;
});
more.get('/parts', () => iterable(function* () {
  yield readFileSync(inData('version'), 'utf8'); // stays: in-generator
}));
more.all('/cors', (event) => handleCors(event, { origin: (origin) => existsSync(inData(origin)) })); // stays: framework-sync
more.get('/fetched', { fetch: () => new Response(readFileSync(inData('version'), 'utf8')) });
