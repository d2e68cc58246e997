import fs from 'node:fs';
import { createServer } from 'node:http';
import { createApp, createRouter, defineEventHandler, defineWebSocketHandler, eventHandler, toNodeListener } from 'h3';

const app = createApp({ onRequest: () => fs.accessSync('open') }); // found: request createApp
const router = createRouter()
  .get('/', defineEventHandler(() => fs.readFileSync('index.html', 'utf8'))) // found: request GET /api
  .post('/notes', eventHandler({ onRequest: check, handler: save }));
app.use('/api', router);
app.use('/chat', defineWebSocketHandler({ message: (peer) => peer.send(fs.readFileSync('motd', 'utf8')) })); // found: request defineWebSocketHandler

function check() {
  fs.statSync('notes'); // found: request POST /api/notes
}

async function save(event) {
  fs.writeFileSync('notes', event.path); // found: request POST /api/notes
}

const unused = defineEventHandler(() => fs.readFileSync('unused')); // found: unreachable

createServer(toNodeListener(app)).listen(3000);
