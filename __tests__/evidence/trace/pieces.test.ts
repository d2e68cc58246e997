import * as builtins from 'node:module';
import { Durations } from '../../../src/evidence/trace/histogram';
import { withoutIds } from '../../../src/evidence/trace/preload/request';
import { plansOf } from '../../../src/evidence/trace/preload/modules';
import { targetsOf } from '../../../src/evidence/trace';
import { MODULES } from '../../../transforms';

describe('durations', () => {
  test('have percentiles that are right within a fifth, and exact classes', () => {
    const durations = new Durations();
    for (let value = 1; value <= 1000; value++) durations.add(value / 10);
    const of = (part: number): number => durations.percentile(part);
    expect([of(0.5) / 50, of(0.95) / 95, of(0.99) / 99].every((ratio) => ratio >= 0.99 && ratio < 1.2)).toBe(true);
    expect(of(1)).toBe(100);
    expect(durations.classes).toEqual([9, 90, 900, 1, 0]);
  });

  test('of two processes can be joined', () => {
    const [one, other, both] = [new Durations(), new Durations(), new Durations()];
    one.add(0.5);
    other.add(2000);
    for (const each of [one, other]) both.merge(each.record());
    expect(both.record()).toEqual({ ...both.record(), count: 2, total: 2000.5, max: 2000, classes: [1, 0, 0, 0, 1] });
    expect(new Durations().percentile(0.5)).toBe(0);
  });
});

describe('targets', () => {
  const plans = plansOf(targetsOf(MODULES));

  test('are all synchronous functions that this Node has', () => {
    const names = ['fs', 'child_process', 'crypto', 'zlib'].flatMap((name) =>
      Object.keys(jest.requireActual(name)).flatMap((key) => (key.endsWith('Sync') ? [[name, key]] : [])),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter(([name, key]) => !plans.get(name)?.parts.get(key)?.target)).toEqual([]);
    expect([...plans.keys()].filter((name) => builtins.isBuiltin(name)).sort()).toEqual(
      expect.arrayContaining(['child_process', 'crypto', 'fs', 'process', 'zlib']),
    );
  });

  test('are found behind calls, too', () => {
    const prepared = plans.get('better-sqlite3')?.parts.get('()')?.parts.get('prepare')?.parts.get('()');
    expect(prepared?.parts.get('get')?.target?.rule).toBe('better-sqlite3/Statement.get');
    expect(plans.get('fs')?.parts.get('realpathSync')?.parts.get('native')?.target?.rule).toBe(
      'fs/realpathSync.native',
    );
    expect(plans.get('crypto')?.parts.get('randomBytes')?.target?.blockingArgs).toBe(1);
  });
});

test.each([
  ['/users/17/books?page=2', '/users/:id/books'],
  ['/files/0f8fad5b-d9cb-469f-a165-70867728950e#top', '/files/:id'],
  ['http://localhost/a%20b/static', '/:id/static'],
  ['/', '/'],
  ['/v1/invoices.json', '/v1/invoices.json'],
])('of a path without a route, what looks like an id is left out: %s', (path, expected) => {
  expect(withoutIds(path)).toBe(expected);
});
