import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

interface Source {
  on(event: string, listener: (error?: Error) => void): unknown;
}
type Listened = readonly [source: 'req' | 'res', event: string];

const EVENTS: readonly Listened[] = [
  ['req', 'aborted'],
  ['req', 'error'],
  ['req', 'close'],
  ['res', 'close'],
  ['res', 'finish'],
];
const PATIENCE_MS = 60;

/** What listeners hear of a request, as `event message`; those of a handler that waits begin when its client may have gone. */
async function heard(isPatient: boolean, listening: (req: IncomingMessage, res: ServerResponse) => unknown) {
  let server: Server | undefined;
  await new Promise<void>((resolve, reject) => {
    server = createServer((req, res) => {
      if (isPatient) req.resume().on('end', () => res.end('done'));
      Promise.resolve(listening(req, res))
        .then(() => wait(PATIENCE_MS))
        .then(() => resolve(), reject);
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const client = request({ port, method: 'POST', headers: { 'content-length': 4 } });
    client.on('error', () => undefined).on('response', (response) => response.resume());
    if (isPatient) client.end('body');
    else client.write('bo', () => setTimeout(() => client.destroy(), PATIENCE_MS / 6));
  });
  server?.close();
}

function attach(log: string[], source: Source, [name, event]: Listened): void {
  source.on(event, (error?: Error) => void log.push(`${name} ${event} ${error?.message ?? ''}`));
}

afterAll(removeFolders);

describe.each(STYLES)('heardLate as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['heardLate']);
  });

  test.each([
    ['went away while it waited', false],
    ['got its answer while it waited', true],
  ])('who listens late hears what who listened in time did, when the client %s', async (_, isPatient) => {
    const [inTime, late]: [string[], string[]] = [[], []];
    await heard(isPatient, (req, res) => EVENTS.forEach((of) => attach(inTime, of[0] === 'req' ? req : res, of)));
    await heard(isPatient, async (req, res) => {
      await wait(PATIENCE_MS / 2);
      const sources = { req: helpers.heardLate(req), res: helpers.heardLate(res) };
      for (const of of EVENTS) attach(late, sources[of[0]], of);
    });
    const once = (log: readonly string[]) => log.filter((line) => !line.includes('finish')).sort();
    expect(once(late)).toEqual(once(inTime));
  });

  test('who listens before anything happens is told once, and the source is given back', async () => {
    const log: string[] = [];
    await heard(false, (req) => {
      expect(helpers.heardLate(req).once('close', () => log.push('close'))).toBe(req);
    });
    expect(log).toEqual(['close']);
  });
});
