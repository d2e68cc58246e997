import { createServer } from 'node:http';
import { Room } from './room.js';
import { exclusive } from './unblock-helpers.js';

export const server = createServer((req, res) => {
  void answer(req.url.slice(1), res);
});

// Which plug-in it is, a request says.
async function answer(name, res) {
  const room = new Room(name);
  const plugin = await import(`./plugins/${name}.js`);
  await plugin.default.call(room, 'hello');
  const hook = await import('./hooks/' + name + '.js');
  await exclusive('*.txt', async () => {
    await hook.after(room);
    res.end(await room.notes());
  });
}

if (process.argv[1] === import.meta.filename) server.listen(3000);
