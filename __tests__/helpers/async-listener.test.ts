import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

let shown: jest.SpyInstance;
beforeEach(() => {
  shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeFolders);

async function ask(listener: RequestListener): Promise<{ status: number; body: string; length: string | null }> {
  const server = createServer(listener).listen(0);
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return { status: answer.status, body: await answer.text(), length: answer.headers.get('x-before') };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe.each(STYLES)('asyncListener as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['asyncListener']);
  });

  test('a listener that succeeds answers for itself', async () => {
    const answer = await ask(helpers.asyncListener(async (request, response) => response.end(request.method)));
    expect(answer).toMatchObject({ status: 200, body: 'GET' });
    expect(shown).not.toHaveBeenCalled();
  });

  test('a rejection before the answer is a 500 without the headers that were meant for it, and is shown', async () => {
    const error = new Error('no');
    const listener = async (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Content-Length', 3);
      response.setHeader('X-Before', 'yes');
      throw error;
    };
    const answer = await ask(helpers.asyncListener(listener));
    expect(answer).toEqual({ status: 500, body: 'Internal Server Error', length: null });
    expect(shown).toHaveBeenCalledWith(error);
  });

  test('a rejection in the middle of the answer cuts it off, so that nobody takes it for complete', async () => {
    const listener = async (_request: IncomingMessage, response: ServerResponse) => {
      response.write('half');
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('no');
    };
    await expect(ask(helpers.asyncListener(listener))).rejects.toThrow();
  });

  test('a rejection after the answer leaves it alone', async () => {
    const listener = async (_request: IncomingMessage, response: ServerResponse) => {
      response.end('x'.repeat(1e6));
      throw new Error('no');
    };
    const answer = await ask(helpers.asyncListener(listener));
    expect(answer.body).toHaveLength(1e6);
  });

  test('`this` is the server', async () => {
    const seen: unknown[] = [];
    const answer = await ask(
      helpers.asyncListener(async function (this: unknown, _request, response) {
        seen.push((this as { listening: boolean }).listening);
        response.end();
      }),
    );
    expect([answer.status, ...seen]).toEqual([200, true]);
  });
});
