import { setTimeout as wait } from 'node:timers/promises';

import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

beforeAll(() => process.on('unhandledRejection', note));
afterAll(() => process.off('unhandledRejection', note));
afterAll(removeFolders);

async function fail(): Promise<string> {
  throw new Error('no');
}

describe.each(STYLES)('awaitedLater as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['awaitedLater']);
  });

  test('a promise that is rejected meanwhile is rejected for who waits for it, and nobody else', async () => {
    const asked = helpers.awaitedLater(fail());
    await wait(5);
    await expect(asked).rejects.toThrow('no');
    expect(unhandled).toEqual([]);
  });

  test('so are those of a list', async () => {
    const asked = helpers.awaitedLater([fail(), 'text', fail()]);
    await wait(5);
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: 'rejected' },
      { status: 'fulfilled', value: 'text' },
      { status: 'rejected' },
    ]);
    expect(unhandled).toEqual([]);
  });

  test('what is no promise of JavaScript is given back, and not asked for anything', () => {
    let asked = 0;
    const query = { then: () => (asked += 1), catch: () => (asked += 1) };
    expect(helpers.awaitedLater(query)).toBe(query);
    expect(helpers.awaitedLater(undefined)).toBe(undefined);
    expect(asked).toBe(0);
  });
});
