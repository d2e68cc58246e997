const fs = require('fs');
const { Server } = require('@grpc/grpc-js');
const { Client } = require('discord.js');
const HyperExpress = require('hyper-express');
const jayson = require('jayson');
const { SMTPServer } = require('smtp-server');
const uWS = require('uWebSockets.js');
const notes = require('./notes-service');

const server = new Server();
server.addService(notes, { read: (call, done) => done(null, { text: fs.readFileSync('note.txt', 'utf8') }) }); // stays: caller-not-in-sight
const rpc = new jayson.Server({ read: (args, done) => done(null, fs.readFileSync('note.txt', 'utf8')) }); // stays: caller-not-in-sight
rpc.http().listen(3001);

const mail = new SMTPServer({
  onRcptTo(address, session, done) {
    return fs.existsSync(`boxes/${address.address}`) ? done() : done(new Error('no such box')); // stays: caller-not-in-sight
  },
});
mail.listen(2525);

const bot = new Client({ intents: [] });
bot.on('messageCreate', (message) => message.reply(fs.readFileSync('note.txt', 'utf8'))); // stays: caller-not-in-sight

uWS
  .App()
  .get('/note', (res) => res.end(fs.readFileSync('note.txt'))) // stays: framework-sync
  .post('/note', async (res, req) => {
    const text = fs.readFileSync('note.txt', 'utf8'); // stays: framework-sync
    res.end(req.getUrl() + text);
  })
  .ws('/*', { message: (ws) => ws.send(fs.readFileSync('note.txt')) }) // stays: framework-sync
  .listen(9001, () => {});

const web = new HyperExpress.Server();
web.get('/note', (req, res) => res.send(fs.readFileSync('note.txt'))); // stays: caller-not-in-sight
web.listen(3002);
