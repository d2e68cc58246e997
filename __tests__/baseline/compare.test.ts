import { compare, updated } from '../../src/baseline';
import { keyOf } from '../../src/baseline/compare';
import type { Baseline, Finding } from '../../src/types';
import { finding } from '../report/samples';

function call(ordinal: number, given: Partial<Finding> = {}): Finding {
  const one = finding(ordinal * 10, given);
  return { ...one, id: `${one.rule}@${one.file}#load:${ordinal}` };
}

function baseline(counts: Record<string, number>, contexts: Baseline['contexts'] = ['request_path']): Baseline {
  return { contexts, counts: new Map(Object.entries(counts)) };
}

const key = 'lib/store.js#load fs/readFileSync';
const [first, second] = [call(1), call(2)];
const startup = call(1, { file: 'config.js', context: 'startup_path' });

describe('the key', () => {
  test('is file, scope and rule, whatever they are made of', () => {
    const odd = { ...first, rule: '@scope/pkg/runSync', file: 'a@b/c#d:1.js' };
    expect(keyOf(first)).toBe(key);
    expect(keyOf({ ...odd, id: `${odd.rule}@${odd.file}#Store.load:12` })).toBe(
      'a@b/c#d:1.js#Store.load @scope/pkg/runSync',
    );
  });

  test('does not know lines', () => {
    expect(keyOf({ ...first, line: 99, column: 3 })).toBe(keyOf(first));
  });
});

describe('compare', () => {
  test('without a baseline everything that was asked for is new', () => {
    const result = compare([first, startup], [first], undefined);
    expect(result).toEqual({ added: [first], known: [], slack: [], isFirst: true });
  });

  test('more of one key than before: the later ones are new', () => {
    const result = compare([first, second], [first, second], baseline({ [key]: 1 }));
    expect(result).toMatchObject({ added: [second], known: [first], slack: [], isFirst: false });
  });

  test('fewer, or none at all, is slack', () => {
    const result = compare([first], [first], baseline({ [key]: 3, 'old.js#f fs/statSync': 1 }));
    expect(result.added).toEqual([]);
    expect(result.slack).toEqual([
      { key, fewer: 2 },
      { key: 'old.js#f fs/statSync', fewer: 1 },
    ]);
  });

  test('what is there but was not asked for is no slack', () => {
    expect(compare([first], [], baseline({ [key]: 1 })).slack).toEqual([]);
  });

  test('what has left the contexts of the baseline is slack', () => {
    const before = baseline({ 'config.js#load fs/readFileSync': 1 });
    expect(compare([startup], [], before).slack).toHaveLength(1);
    expect(compare([startup], [], { ...before, contexts: ['startup_path'] }).slack).toEqual([]);
  });
});

describe('updated', () => {
  test('counts what was asked for, and forgets what has gone', () => {
    const old = baseline({ [key]: 5, 'old.js#f fs/statSync': 1 });
    expect(updated([first, second], [first, second], old, ['request_path'])).toEqual(baseline({ [key]: 2 }));
  });

  test('keeps what was not looked at, as far as it is still there', () => {
    const old = baseline({ [key]: 3 });
    expect(updated([first, second], [], old, ['request_path'])).toEqual(baseline({ [key]: 2 }));
  });

  test('for fewer contexts it drops what only the others had', () => {
    const old = baseline({ 'config.js#load fs/readFileSync': 1 }, ['request_path', 'startup_path']);
    expect(updated([startup, first], [first], old, ['request_path'])).toEqual(baseline({ [key]: 1 }));
  });

  test('afterwards nothing is new and nothing is slack', () => {
    const all = [first, second, startup];
    const after = updated(all, [first, second], undefined, ['request_path']);
    expect(compare(all, [first, second], after)).toMatchObject({ added: [], slack: [] });
  });
});
