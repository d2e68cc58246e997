import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

afterAll(removeFolders);

describe.each(STYLES)('settled as %s', (style) => {
  let settled: Helpers['settled'];
  beforeAll(async () => {
    settled = (await load(style, ['settled'])).settled;
  });

  test('what was returned is returned, and what was thrown is thrown, each time', async () => {
    const failure = new Error('no');
    const [good, bad] = [await settled(async () => 7), await settled(() => Promise.reject(failure))];
    expect([good(), good()]).toEqual([7, 7]);
    expect(bad).toThrow(failure);
    expect(bad).toThrow(failure);
  });

  test('a function that throws before it gives a promise is no exception', async () => {
    const work = await settled(() => {
      throw new TypeError('at once');
    });
    expect(work).toThrow(TypeError);
  });
});
