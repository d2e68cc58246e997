const fs = require('fs');
const { Server: Rpc } = require('@grpc/grpc-js');
const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const { Client } = require('discord.js');
const { ServiceBroker, Service } = require('moleculer');
const { SMTPServer } = require('smtp-server');
const { Telegraf } = require('telegraf');
const uWS = require('uWebSockets.js');

const tools = new McpServer({ name: 'notes', version: '1.0.0' });
tools.tool('read', async ({ name }) => fs.readFileSync(name, 'utf8')); // found: request tools.tool read
tools.registerPrompt('ask', {}, () => fs.readFileSync('prompt', 'utf8')); // found: request tools.registerPrompt ask

const broker = new ServiceBroker();
broker.createService({
  name: 'notes',
  actions: {
    list: () => fs.readdirSync('notes'), // found: request broker.createService
    read: { handler: () => fs.readFileSync('note') }, // found: request broker.createService
  },
  methods: { size: () => fs.statSync('note').size }, // found: request broker.createService
  started: () => fs.mkdirSync('notes', { recursive: true }), // found: startup
});
class Users extends Service {
  constructor(own) {
    super(own);
    this.parseServiceSchema({ name: 'users', actions: { find: this.find } });
  }
  find() {
    return fs.readdirSync('users'); // found: request this.parseServiceSchema
  }
}
new Users(broker);

const rpc = new Rpc();
rpc.addService({}, { read: (call, done) => done(null, fs.readFileSync('note')) }); // found: request rpc.addService
new SMTPServer({ onData: (stream, session, done) => done(fs.existsSync('full') && new Error('full')) }); // found: request SMTPServer

const bot = new Client({ intents: [] });
bot.once('ready', () => fs.writeFileSync('ready', '1')); // found: startup
bot.on('error', () => fs.appendFileSync('errors', '.')); // found: background
bot.on('messageCreate', async (message) => message.reply(fs.readFileSync('note', 'utf8'))); // found: request bot.on messageCreate
const telegram = new Telegraf('token');
telegram.use(async (context, next) => {
  fs.appendFileSync('log', '.'); // found: request use *
  await next();
});
telegram.command('note', (context) => context.reply(fs.readFileSync('note', 'utf8'))); // found: request telegram.command note

uWS
  .App()
  .get('/note', (res) => res.end(fs.readFileSync('note'))) // found: request GET /note
  .ws('/*', { open: (ws) => ws.send(fs.readFileSync('motd')) }) // found: request WS /*
  .listen(9001, () => fs.writeFileSync('pid', '1')); // found: startup
