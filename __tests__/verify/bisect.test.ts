import { bisect } from '../../src/verify/bisect';

const items = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Every way to choose some, but not none, of the items. */
const choices = Array.from({ length: 2 ** items.length - 1 }, (_, index) =>
  items.filter((item) => ((index + 1) >> item) & 1),
);

test('exactly what breaks is out, whatever it is', async () => {
  for (const breaking of choices) {
    const { kept, broken } = await bisect(items, async (shown) => !shown.some((item) => breaking.includes(item)));
    expect({ kept, broken }).toEqual({ kept: items.filter((item) => !breaking.includes(item)), broken: breaking });
  }
});

test('of two that break only together one stays', async () => {
  const { kept, broken } = await bisect(items, async (shown) => !(shown.includes(2) && shown.includes(6)));
  expect(kept).toEqual([0, 1, 2, 3, 4, 5, 7, 8]);
  expect(broken).toEqual([6]);
});

test('what is kept was seen to work as it is', async () => {
  let working: readonly number[] = [];
  const { kept } = await bisect(items, async (shown) => {
    const works = !shown.includes(3) && shown.length !== 5;
    if (works) working = shown;
    return works;
  });
  expect(kept).toEqual(working);
});

test('one that breaks is found in few looks, and a single item is not looked at again', async () => {
  let looks = 0;
  const many = Array.from({ length: 256 }, (_, index) => index);
  const works = async (shown: readonly number[]): Promise<boolean> => ((looks += 1), !shown.includes(77));
  expect((await bisect(many, works)).broken).toEqual([77]);
  expect(looks).toBeLessThanOrEqual(16);
  looks = 0;
  expect(await bisect([77], works)).toEqual({ kept: [], broken: [77] });
  expect(looks).toBe(0);
});
