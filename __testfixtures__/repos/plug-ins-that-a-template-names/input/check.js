import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { server } from './app.js';

server.listen(0);
await once(server, 'listening');
const ask = async (name) => (await fetch(`http://localhost:${server.address().port}/${name}`)).text();
console.log(await ask('greet'), await ask('shout'));
server.close();
for (const name of ['greet', 'shout']) rmSync(new URL(`./${name}.txt`, import.meta.url));
