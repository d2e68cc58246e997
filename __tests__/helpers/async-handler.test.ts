import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

interface Response {
  statusCode: number;
  end(text: string): void;
}
type Next = (error?: unknown) => void;
interface App {
  (request: unknown, response: unknown): void;
  get(path: string, ...handlers: unknown[]): void;
  use(...handlers: unknown[]): void;
  param(name: string, handler: unknown): void;
}
// eslint-disable-next-line @typescript-eslint/no-require-imports -- there are no types of express here
const express = require('express') as () => App;

const servers: Server[] = [];
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Answers what the error handler says of the error, as a person would see it. */
async function ask(build: (app: App) => void, path = '/'): Promise<{ status: number; body: string }> {
  const app = express();
  build(app);
  app.use((error: Error, _request: unknown, response: Response, _next: Next) => {
    response.statusCode = 500;
    response.end(`caught ${error.message}`);
  });
  const server = createServer(app).listen(0);
  servers.push(server);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, body: await answer.text() };
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  jest.restoreAllMocks();
});
afterAll(removeFolders);

describe.each(STYLES)('asyncHandler and asyncParam as %s, in Express 4', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['asyncHandler', 'asyncParam']);
  });

  const fail = async () => {
    await soon();
    throw new Error('late');
  };

  test('a rejected handler ends in the error handler', async () => {
    const answer = await ask((app) => app.get('/', helpers.asyncHandler(fail)));
    expect(answer).toEqual({ status: 500, body: 'caught late' });
  });

  test('a thrown error ends there too', async () => {
    const handler = helpers.asyncHandler(() => {
      throw new Error('at once');
    });
    expect(await ask((app) => app.use(handler))).toEqual({ status: 500, body: 'caught at once' });
  });

  test('a rejection without a reason is still an error', async () => {
    const answer = await ask((app) => app.use(helpers.asyncHandler(() => Promise.reject(undefined))));
    expect(answer).toEqual({ status: 500, body: 'caught Rejected promise' });
  });

  test('middleware goes on when it calls next, with next("route") too', async () => {
    const answer = await ask((app) => {
      app.use(helpers.asyncHandler(async (_request: unknown, _response: unknown, next: Next) => next()));
      const skip = helpers.asyncHandler(async (_request: unknown, _response: unknown, next: Next) => next('route'));
      app.get('/', skip, fail);
      app.get('/', (_request: unknown, response: Response) => response.end('second route'));
    });
    expect(answer).toEqual({ status: 200, body: 'second route' });
  });

  test('an error handler stays one, and its rejection goes to the next', async () => {
    const handler = helpers.asyncHandler(async (error: Error, _request: unknown, _response: unknown, _next: Next) => {
      await soon();
      throw new Error(`${error.message}, again`);
    });
    expect(handler).toHaveLength(4);
    const answer = await ask((app) => {
      app.get('/', helpers.asyncHandler(fail));
      app.use(handler);
    });
    expect(answer).toEqual({ status: 500, body: 'caught late, again' });
  });

  test('a handler that is not for errors has three parameters, whatever it declares', () => {
    expect(helpers.asyncHandler(async () => undefined)).toHaveLength(3);
    expect(helpers.asyncHandler(async (_request: unknown) => undefined)).toHaveLength(3);
  });

  test('a param handler gets the value and its name, and its rejection ends in the error handler', async () => {
    const seen: unknown[] = [];
    const handler = async (_request: unknown, _response: unknown, next: Next, id: string, name: string) => {
      await soon();
      seen.push(id, name);
      if (id === 'bad') throw new Error('no such user');
      next();
    };
    const build = (app: App) => {
      app.param('id', helpers.asyncParam(handler));
      app.get('/:id', (_request: unknown, response: Response) => response.end('found'));
    };
    expect(await ask(build, '/7')).toEqual({ status: 200, body: 'found' });
    expect(await ask(build, '/bad')).toEqual({ status: 500, body: 'caught no such user' });
    expect(seen).toEqual(['7', 'id', 'bad', 'id']);
  });

  test('next is not called again by a failure after it; the error is shown', async () => {
    const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const next = jest.fn();
    const error = new Error('too late');
    const handler = async (_request: unknown, _response: unknown, go: Next) => {
      go();
      await soon();
      throw error;
    };
    (helpers.asyncHandler(handler) as (...args: unknown[]) => unknown)({}, {}, next);
    await soon();
    await soon();
    expect(next.mock.calls).toEqual([[]]);
    expect(shown).toHaveBeenCalledWith(error);
  });

  // restify calls `next` when a promise is fulfilled (https://github.com/restify/node-restify/blob/v11.1.0/lib/chain.js).
  test('next is not called for a handler that succeeds; what it returns is passed on, but for a promise', () => {
    const next = jest.fn();
    const call = (handler: () => unknown) =>
      (helpers.asyncHandler(handler) as (...args: unknown[]) => unknown)({}, {}, next);
    expect(call(() => 5)).toBe(5);
    expect(call(async () => 6)).toBe(undefined);
    expect(next).not.toHaveBeenCalled();
  });

  test('`this` is kept', () => {
    const object = {
      name: 'here',
      handle: helpers.asyncHandler(function (this: { name: string }) {
        return this.name;
      }),
    };
    expect(object.handle()).toBe('here');
  });
});
