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

const text = (value) => ({ content: [{ type: 'text', text: value }] });
const tools = new McpServer({ name: 'notes', version: '1.0.0' });
tools.registerTool('read', { title: 'Read' }, ({ name }) => text(fs.readFileSync(`notes/${name}`, 'utf8')));
tools.resource('all', 'notes://all', (uri) => ({ contents: fs.readdirSync('notes').map((name) => ({ uri, text: name })) }));

const low = new Server({ name: 'low', version: '1.0.0' }, { capabilities: { tools: {} } });
low.setRequestHandler(CallToolRequestSchema, ({ params }) => text(fs.readFileSync(params.name, 'utf8')));

const broker = new ServiceBroker();
broker.createService({
  name: 'notes',
  hooks: { before: { read: (context) => fs.accessSync(context.params.name) } },
  actions: {
    list: () => fs.readdirSync('notes'),
    read: {
      handler(context) {
        return fs.readFileSync(context.params.name, 'utf8');
      },
    },
  },
  events: { 'note.removed': (context) => fs.rmSync(context.params.name) },
});

const api = new OpenAPIBackend({ definition: './api.yml', handlers: { getNote: () => fs.readFileSync('note.txt', 'utf8') } });
api.register('listNotes', () => fs.readdirSync('notes'));

const hooks = new Webhooks({ secret: 'x' });
hooks.on('push', ({ payload }) => fs.appendFileSync('pushes', payload.ref));

const telegram = new Telegraf('token');
telegram.command('note', (context) => context.reply(fs.readFileSync('note.txt', 'utf8')));
const other = new Bot('token');
other.on('message', (context) => context.reply(fs.readFileSync('note.txt', 'utf8')));
const slack = new App({ token: 'x' });
slack.command('/note', ({ respond }) => respond(fs.readFileSync('note.txt', 'utf8')));

const router = promiseRouter();
router.get('/note', (req, res) => {
  res.end(fs.readFileSync('note.txt'));
});
require('express')().use(router).listen(3000);

new Elysia()
  .derive(() => ({ motd: fs.readFileSync('motd', 'utf8') }))
  .get('/note', ({ motd }) => motd + fs.readFileSync('note.txt', 'utf8'))
  .listen(3001);

require('http')
  .createServer(serve(() => fs.readFileSync('note.txt', 'utf8')))
  .listen(3002);
