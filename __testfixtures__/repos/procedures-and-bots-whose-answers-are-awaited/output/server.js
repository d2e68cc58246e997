const fs = require('fs');
const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const { Server } = require('@modelcontextprotocol/sdk/server/index.js');
const { CallToolRequestSchema } = require('@modelcontextprotocol/sdk/types.js');
const { Webhooks } = require('@octokit/webhooks');
const { App } = require('@slack/bolt');
const { Elysia } = require('elysia');
const promiseRouter = require('express-promise-router');
const { Bot } = require('grammy');
const { serve } = require('micro');
const { ServiceBroker } = require('moleculer');
const { OpenAPIBackend } = require('openapi-backend');
const { Telegraf } = require('telegraf');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const text = (value) => ({ content: [{ type: 'text', text: value }] });
const tools = new McpServer({ name: 'notes', version: '1.0.0' });
tools.registerTool('read', { title: 'Read' }, async ({ name }) => text(await fs.promises.readFile(`notes/${name}`, 'utf8')));
tools.resource('all', 'notes://all', async (uri) => ({ contents: (await fs.promises.readdir('notes')).map((name) => ({ uri, text: name })) }));

const low = new Server({ name: 'low', version: '1.0.0' }, { capabilities: { tools: {} } });
low.setRequestHandler(CallToolRequestSchema, async ({ params }) => text(await fs.promises.readFile(params.name, 'utf8')));

const broker = new ServiceBroker();
broker.createService({
  name: 'notes',
  hooks: { before: { read: async (context) => fs.promises.access(context.params.name) } },
  actions: {
    list: async () => fs.promises.readdir('notes'),
    read: {
      async handler(context) {
        return fs.promises.readFile(context.params.name, 'utf8');
      },
    },
  },
  events: { 'note.removed': async (context) => fs.promises.rm(context.params.name) },
});

const api = new OpenAPIBackend({ definition: './api.yml', handlers: { getNote: async () => fs.promises.readFile('note.txt', 'utf8') } });
api.register('listNotes', async () => fs.promises.readdir('notes'));

const hooks = new Webhooks({ secret: 'x' });
hooks.on('push', async ({ payload }) => appendFileAsync('pushes', payload.ref));

const telegram = new Telegraf('token');
telegram.command('note', async (context) => context.reply(await fs.promises.readFile('note.txt', 'utf8')));
const other = new Bot('token');
other.on('message', async (context) => context.reply(await fs.promises.readFile('note.txt', 'utf8')));
const slack = new App({ token: 'x' });
slack.command('/note', async ({ respond }) => respond(await fs.promises.readFile('note.txt', 'utf8')));

const router = promiseRouter();
router.get('/note', async (req, res) => {
  res.end(await fs.promises.readFile('note.txt'));
});
require('express')().use(router).listen(3000);

new Elysia()
  .derive(async () => ({ motd: await fs.promises.readFile('motd', 'utf8') }))
  .get('/note', async ({ motd }) => motd + await fs.promises.readFile('note.txt', 'utf8'))
  .listen(3001);

require('http')
  .createServer(serve(async () => fs.promises.readFile('note.txt', 'utf8')))
  .listen(3002);
