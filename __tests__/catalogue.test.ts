import * as crypto from 'node:crypto';
import { builtinModules, isBuiltin } from 'node:module';
import { MODULES } from '../transforms';
import type { BlockingMethod, BlockingModule } from '../src/types';
import { fileFixtures } from './support/fixtures';
import { oneFileProject, optionsOf, outcomeOfProject, riskOf } from './support/pipeline';

type Exports = Readonly<Record<string, unknown>>;

/** Node's own modules as the runtime has them; those with an underscore are the insides of others. */
const RUNTIME: ReadonlyMap<string, Exports> = new Map(
  [...builtinModules, 'node:sqlite', 'node:test', 'node:sea']
    .filter((name) => !/(?:^|:|\/)_/.test(name) && name !== 'sys' && isBuiltin(name))
    .map((name) => [name, process.getBuiltinModule(name) as unknown as Exports]),
);

/** Functions of Node that have no row, and why: they are never reported. */
const DECIDED: ReadonlyMap<string, string> = new Map([
  ['dgram.Socket.bindSync', 'it takes an address of this machine, in microseconds'],
  ['dgram.Socket.connectSync', 'it notes an address, in microseconds'],
  ['node:sqlite.StatementSync', 'only a database can make one'],
  ['fs.Utf8Stream.flushSync', 'a stream that its owner made synchronous'],
  ...because('it makes a stream or an object, which does its work piece by piece', [
    ...['createCipheriv', 'createDecipheriv', 'createDiffieHellman', 'createDiffieHellmanGroup', 'createECDH'],
    ...['createHash', 'createHmac', 'createSign', 'createVerify', 'getDiffieHellman'],
  ]),
  ...because('it takes microseconds and has no asynchronous form', [
    ...['createPrivateKey', 'createPublicKey', 'createSecretKey', 'randomUUID', 'randomUUIDv7', 'timingSafeEqual'],
    ...['getRandomValues', 'encapsulate', 'decapsulate'],
  ]),
  ...because('it takes about a millisecond and has no asynchronous form', [...['hash']]),
  ...because('it looks something up', [
    'getCiphers',
    'getCipherInfo',
    'getCurves',
    'getHashes',
    'getFips',
    'secureHeapUsed',
  ]),
  ...because('it is for start-up', ['setEngine', 'setFips']),
  ...because('it throws without a callback', [
    ...[
      'checkPrime',
      'generatePrime',
      'hkdf',
      'pbkdf2',
      'generateKeyPair',
      'generateKey',
      'randomFill',
      'scrypt',
      'argon2',
    ],
  ]),
]);

function because(why: string, names: readonly string[]): [string, string][] {
  return names.map((name) => [`crypto.${name}`, why]);
}

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
  const known = new Set(rows.flatMap(({ module, method }) => [`${module.name}.${method.sync}`, ...method.at]));

  /** Functions of a module, and of the classes it exports: `fs.readSync`, `fs.Dir.readSync`. */
  function functionsOf(name: string, exports: Exports): string[] {
    return Object.getOwnPropertyNames(exports).flatMap((key) => {
      const value = exports[key];
      if (typeof value !== 'function') return [];
      const inner = [value, value.prototype as object | undefined].flatMap((holder) => [
        ...(holder ? Object.getOwnPropertyNames(holder) : []),
      ]);
      return [`${name}.${key}`, ...inner.map((method) => `${name}.${key}.${method}`)];
    });
  }

  test.each([...RUNTIME])('every function of %s that ends in Sync has a row or a reason', (name, exports) => {
    const names = functionsOf(name, exports).filter((path) => path.endsWith('Sync'));
    expect(names.filter((path) => !known.has(path) && !DECIDED.has(path))).toEqual([]);
  });

  test('every function of crypto that may be called without a callback has a row or a reason', () => {
    const names = Object.keys(crypto).filter(
      (key) => /^[a-z]/.test(key) && typeof (crypto as Exports)[key] === 'function',
    );
    const paths = names.map((key) => `crypto.${key}`);
    expect(paths).toContain('crypto.randomBytes');
    expect(paths.filter((path) => !known.has(path) && !DECIDED.has(path))).toEqual([]);
  });

  test.each([
    ['checkPrime', 7n],
    ['generateKey', 'hmac', { length: 64 }],
    ['generateKeyPair', 'ed25519', {}],
    ['generatePrime', 16],
    ['hkdf', 'sha256', 'key', 'salt', 'info', 8],
    ['pbkdf2', 'password', 'salt', 1, 8, 'sha256'],
    ['randomFill', Buffer.alloc(1)],
    ['scrypt', 'password', 'salt', 8],
  ])('crypto.%s throws without a callback', (name, ...args) => {
    const fn = (crypto as Exports)[name] as (...given: unknown[]) => void;
    expect(() => fn(...args)).toThrow(/"?callback"? (?:argument )?must be of type function/);
  });

  test('every asynchronous form exists where Node has the synchronous one', () => {
    const missing = rows.filter(({ module, method }) => {
      const runtime = RUNTIME.get(module.name);
      if (!runtime || typeof runtime[method.sync] !== 'function') return false;
      if (method.via === 'promises') return typeof (runtime.promises as Exports)[method.async] !== 'function';
      return method.via === 'promisify' && typeof runtime[method.async] !== 'function';
    });
    expect(missing.map(({ module, method }) => nameOf(module, method))).toEqual([]);
  });

  test('no function has a row and a reason to have none', () => {
    expect([...DECIDED.keys()].filter((path) => known.has(path))).toEqual([]);
  });
});

test('every row without asynchronous form says why', () => {
  const silent = rows.filter(({ method }) => method.via === 'none' && !method.why && !method.notice);
  expect(silent.map(({ module, method }) => nameOf(module, method))).toEqual([]);
});

test('every row whose asynchronous form gets a callback says how many arguments come before that', () => {
  const unknown = rows.filter(({ method }) => method.via === 'promisify' && !method.takes && !method.blockingArgs);
  expect(unknown.map(({ module, method }) => nameOf(module, method))).toEqual([]);
});
