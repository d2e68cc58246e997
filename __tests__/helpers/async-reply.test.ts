import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

afterAll(removeFolders);

describe.each(STYLES)('asyncReply as %s', (style) => {
  let asyncReply: Helpers['asyncReply'];
  beforeAll(async () => {
    asyncReply = (await load(style, ['asyncReply'])).asyncReply;
  });

  const request = { url: '/' };
  const reply = { sent: true };

  test('what gives nothing gives the reply', async () => {
    const handler = asyncReply(async (_request: object, _reply: object) => {
      await null;
    });
    await expect(handler(request, reply)).resolves.toBe(reply);
    const failing = asyncReply(async (_error: Error, _request: object, _reply: object) => {
      await null;
    });
    await expect(failing(new Error('no'), request, reply)).resolves.toBe(reply);
  });

  test('a value, and a failure, are those of the handler', async () => {
    await expect(asyncReply(async () => Promise.resolve(null))()).resolves.toBeNull();
    await expect(asyncReply(() => Promise.reject(new Error('no')))()).rejects.toThrow('no');
  });

  test('`this` and the number of parameters stay', async () => {
    const handler = asyncReply(async function (this: object, _request: object, _reply: object) {
      return Promise.resolve(this);
    });
    expect(handler).toHaveLength(2);
    const server = {};
    await expect(handler.call(server, request, reply)).resolves.toBe(server);
  });
});
