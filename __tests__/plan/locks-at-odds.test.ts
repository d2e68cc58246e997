import { locksAtOdds, widened } from '../../src/plan/interleaving/locks-at-odds';
import type { Lock, ProgramView } from '../../src/types';

const program = { fn: () => ({ body: { start: 0, end: 100 } }) } as unknown as ProgramView;
const part: Lock = { fn: 'logo.js#1', key: 'files', range: { start: 20, end: 40 }, joins: true };
const whole: Lock = { fn: 'logo.js#1', key: 'assets', joins: true };

describe('an outer lock inside of an inner one', () => {
  const locks = [[part], [whole]];

  test('is at odds with it', () => {
    expect(locksAtOdds(program, locks, 1)).toBe(true);
  });

  test('is held around the whole body, too', () => {
    const wide = widened(locks, 1, () => true);
    expect(wide).toEqual([[{ ...part, range: undefined }], [whole]]);
    expect(locksAtOdds(program, wide, 1)).toBe(false);
  });

  test.each<[string, Lock, boolean]>([
    ['where the function waits already', part, false],
    ['where it is released at waits', { ...part, releases: [] }, true],
    ['in another function', { ...part, fn: 'logo.js#2' }, true],
  ])('stays as it is %s', (_, lock, canHold) => {
    expect(widened([[lock], [whole]], 1, () => canHold)).toEqual([[lock], [whole]]);
  });
});

test('an inner lock stays inside of an outer one', () => {
  const locks = [[whole], [part]];
  expect(widened(locks, 0, () => true)).toEqual(locks);
  expect(locksAtOdds(program, locks, 0)).toBe(false);
});
