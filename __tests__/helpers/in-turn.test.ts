import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Helpers } from './load';
import { generate, load, removeFolders, STYLES } from './load';

const run = promisify(execFile);
const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

afterAll(removeFolders);

describe.each(STYLES)('inTurn as %s', (style) => {
  let inTurn: Helpers['inTurn'];
  beforeAll(async () => {
    inTurn = (await load(style, ['inTurn'])).inTurn;
  });

  test('listeners of one emitter begin when those before are over, and at once where nothing waits', async () => {
    const [socket, other] = [new EventEmitter(), new EventEmitter()];
    const seen: string[] = [];
    const listen = (emitter: EventEmitter, name: string): void => {
      emitter.on(
        'message',
        inTurn(async (text: string, ms: number) => {
          seen.push(`${name} ${text}`);
          await soon(ms);
          seen.push(`${name} ${text} over`);
        }),
      );
      emitter.on(
        'close',
        inTurn(() => void seen.push(`${name} closed`)),
      );
    };
    listen(socket, 'a');
    listen(other, 'b');
    socket.emit('message', '1', 30);
    expect(seen).toEqual(['a 1']);
    socket.emit('message', '2', 1);
    socket.emit('close');
    other.emit('close');
    while (seen.length < 6) await soon(1);
    expect(seen).toEqual(['a 1', 'b closed', 'a 1 over', 'a 2', 'a 2 over', 'a closed']);
    socket.emit('close');
    expect(seen.at(-1)).toBe('a closed');
    expect(seen).toHaveLength(7);
  });

  test('`this` is the emitter', () => {
    const socket = new EventEmitter();
    const seen: object[] = [];
    socket.on(
      'x',
      inTurn(function (this: object) {
        seen.push(this);
      }),
    );
    socket.emit('x');
    expect(seen).toEqual([socket]);
  });

  test('what goes wrong is an uncaught error, and the next message is heard', async () => {
    const path = generate(style, ['inTurn']);
    const script = `import(${JSON.stringify(pathToFileURL(path).href)}).then(({ inTurn }) => {
      const socket = new (require('events'))();
      process.on('uncaughtException', (error) => console.log('uncaught', error.message));
      socket.on('x', inTurn(async (text) => {
        await null;
        if (text === 'bad') throw new Error(text);
        console.log(text);
      }));
      socket.emit('x', 'bad');
      socket.emit('x', 'good');
    });`;
    const { stdout } = await run(process.execPath, ['-e', script]);
    expect(stdout.split('\n').filter(Boolean).sort()).toEqual(['good', 'uncaught bad']);
  });
});
