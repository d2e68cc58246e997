import * as childProcess from 'node:child_process';
import * as crypto from 'node:crypto';
import * as fs from 'node:fs';
import * as zlib from 'node:zlib';
import { MODULES } from '../transforms';
import type { BlockingMethod, BlockingModule } from '../src/types';
import { fileFixtures } from './support/fixtures';
import { oneFileProject, optionsOf, outcomeOfProject, riskOf } from './support/pipeline';

const RUNTIME: ReadonlyMap<string, object> = new Map<string, object>([
  ['fs', fs],
  ['child_process', childProcess],
  ['crypto', crypto],
  ['zlib', zlib],
]);

/** Methods of Node that have no row, and why. */
const WITHOUT_ROW: ReadonlyMap<string, string> = new Map([['fs._toUnixTimestamp', 'internal']]);

const rows = MODULES.flatMap((module) => module.methods.map((method) => ({ module, method })));

function nameOf(module: BlockingModule, { sync, versions, via }: BlockingMethod): string {
  return [`${module.name}/${sync}`, versions, via].filter(Boolean).join(' ');
}

describe('what the fixtures show', () => {
  const rewritten = new Set<BlockingMethod>();
  const kept = new Set<BlockingMethod>();

  beforeAll(async () => {
    const options = optionsOf(['--context', 'all'], __dirname);
    for (const { path, input } of fileFixtures()) {
      const project = oneFileProject(path, input);
      const { plan } = await outcomeOfProject(project, { ...options, risk: riskOf(input) }, false);
      for (const { findings } of plan.sets) for (const { blocking } of findings) rewritten.add(blocking.method);
      for (const { finding } of plan.skipped) kept.add(finding.blocking.method);
    }
  });

  test.each(rows.map(({ module, method }) => [nameOf(module, method), method] as const))(
    '%s has a fixture',
    (_name, method) => {
      expect((method.via === 'none' ? kept : rewritten).has(method)).toBe(true);
    },
  );

  test('a method without asynchronous form is never rewritten', () => {
    expect([...rewritten].filter(({ via }) => via === 'none')).toEqual([]);
  });
});

describe('what Node offers', () => {
  const known = new Set(rows.map(({ module, method }) => `${module.name}.${method.sync}`));

  test.each([...RUNTIME].map(([name, module]) => [name, module] as const))(
    'every synchronous method of %s has a row',
    (name, module) => {
      const names = Object.keys(module)
        .filter((key) => key.endsWith('Sync'))
        .map((key) => `${name}.${key}`);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((key) => !known.has(key) && !WITHOUT_ROW.has(key))).toEqual([]);
    },
  );

  test('every asynchronous form exists where Node has the synchronous one', () => {
    const missing = rows.filter(({ module, method }) => {
      const runtime = RUNTIME.get(module.name) as Record<string, unknown> | undefined;
      if (!runtime || typeof runtime[method.sync] !== 'function') return false;
      if (method.via === 'promises')
        return typeof (runtime.promises as Record<string, unknown>)[method.async] !== 'function';
      return method.via === 'promisify' && typeof runtime[method.async] !== 'function';
    });
    expect(missing.map(({ module, method }) => nameOf(module, method))).toEqual([]);
  });

  test('a row is left out only for a method that Node has', () => {
    const unknown = [...WITHOUT_ROW.keys()].filter((key) => {
      const [name, method] = key.split('.');
      return !(method in (RUNTIME.get(name) as object));
    });
    expect(unknown).toEqual([]);
  });
});

test('every row without asynchronous form says why', () => {
  const silent = rows.filter(({ method }) => method.via === 'none' && !method.why && !method.notice);
  expect(silent.map(({ module, method }) => nameOf(module, method))).toEqual([]);
});
