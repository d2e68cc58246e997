import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

type Packages = Readonly<Record<string, Entry>>;

interface Gap {
  readonly from: string;
  readonly name: string;
  readonly range: string;
}

interface Script {
  findGaps(packages: Packages): readonly Gap[];
  findAddresses(packages: Packages): readonly (readonly [string, string])[];
  complete(
    lock: { readonly packages: Packages },
    lookUp: (name: string, range: string) => object | undefined,
  ): { readonly lock: { readonly packages: Packages }; readonly unavailable: readonly Gap[] };
}

const { complete, findGaps, findAddresses } = jest.requireActual<Script>('../../scripts/complete-lockfile');
const root = join(__dirname, '..', '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

const mac = { version: '1.0.0', 'dist.integrity': 'sha512-mac', os: ['darwin'], cpu: ['arm64'] };
const parser: Entry = { version: '1.0.0', optionalDependencies: { 'parser-mac': '1.0.0' } };
const onlyMac = (name: string): object | undefined => (name === 'parser-mac' ? mac : undefined);

describe.each(['package-lock.json', '__testfixtures__/servers/package-lock.json'])('%s', (file) => {
  const packages = (JSON.parse(read(file)) as { packages: Packages }).packages;

  test('has the packages of every platform (npm run lockfile adds them)', () => {
    expect(findGaps(packages).map((gap) => `${gap.from} wants ${gap.name}@${gap.range}`)).toEqual([]);
  });

  test('names no registry, neither as `resolved` nor elsewhere', () => {
    expect(findAddresses(packages)).toEqual([]);
    expect(Object.values(packages).filter((entry) => /^https?:/.test(entry.resolved ?? ''))).toEqual([]);
    expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });

  test('has a checksum for every package', () => {
    const unchecked = Object.entries(packages).filter(([key, entry]) => key !== '' && !entry.integrity);
    expect(unchecked.map(([key]) => key)).toEqual([]);
  });

  test('agrees with package.json', () => {
    const manifest = JSON.parse(read(join(dirname(file), 'package.json'))) as Record<string, unknown>;
    const locked = packages[''] as Record<string, unknown>;
    for (const field of ['version', 'dependencies', 'devDependencies', 'engines']) {
      expect(locked[field]).toEqual(manifest[field]);
    }
  });
});

describe('complete-lockfile', () => {
  test('adds what is missing in the shape npm gives it', () => {
    const { lock, unavailable } = complete({ packages: { '': {}, 'node_modules/parser': parser } }, onlyMac);
    expect(unavailable).toEqual([]);
    expect(JSON.stringify(lock.packages['node_modules/parser-mac'])).toBe(
      '{"version":"1.0.0","integrity":"sha512-mac","cpu":["arm64"],"optional":true,"os":["darwin"]}',
    );
  });

  test('changes nothing the second time', () => {
    const once = complete({ packages: { '': {}, 'node_modules/parser': parser } }, onlyMac).lock;
    const again = complete(once, () => {
      throw new Error('nothing should be looked up');
    });
    expect(JSON.stringify(again.lock)).toBe(JSON.stringify(once));
  });

  test('marks what only development needs', () => {
    const { lock } = complete({ packages: { 'node_modules/parser': { ...parser, dev: true } } }, onlyMac);
    expect(lock.packages['node_modules/parser-mac']).toMatchObject({ dev: true, optional: true });
  });

  test('adds the dependencies of what it adds', () => {
    const wasm = { version: '1.0.0', 'dist.integrity': 'sha512-wasm', dependencies: { runtime: '^2.0.0' } };
    const runtime = { version: '2.1.0', 'dist.integrity': 'sha512-runtime' };
    const lookUp = (name: string): object => (name === 'runtime' ? runtime : wasm);
    const { lock } = complete({ packages: { 'node_modules/parser': parser } }, lookUp);
    expect(lock.packages['node_modules/runtime']).toEqual({
      version: '2.1.0',
      integrity: 'sha512-runtime',
      optional: true,
    });
  });

  test('puts a second version beside the package that wants it', () => {
    const packages = { 'node_modules/parser': parser, 'node_modules/parser-mac': { version: '0.9.0' } };
    const { lock } = complete({ packages }, onlyMac);
    expect(lock.packages['node_modules/parser-mac'].version).toBe('0.9.0');
    expect(lock.packages['node_modules/parser/node_modules/parser-mac'].version).toBe('1.0.0');
  });

  test('looks for a dependency in every node_modules on the way up, scopes included', () => {
    const inner = 'node_modules/@a/b/node_modules/@c/d';
    const packages = { [inner]: { dependencies: { near: '^1.0.0', far: '^1.0.0', gone: '^1.0.0' } } };
    const around = { 'node_modules/@a/b/node_modules/near': {}, 'node_modules/far': {} };
    expect(findGaps({ ...packages, ...around })).toEqual([{ from: inner, name: 'gone', range: '^1.0.0' }]);
  });

  test('says what the registry does not have, and goes on', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { nowhere: '1.0.0' } },
      'node_modules/parser': parser,
    };
    const { lock, unavailable } = complete({ packages }, onlyMac);
    expect(unavailable).toEqual([{ from: 'node_modules/a', name: 'nowhere', range: '1.0.0' }]);
    expect(Object.keys(lock.packages)).toEqual(['node_modules/a', 'node_modules/parser', 'node_modules/parser-mac']);
  });

  test('drops the address of a registry and keeps that of a git repository', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a/-/a-1.0.0.tgz' },
      'node_modules/b': { version: '1.0.0', resolved: 'git+ssh://git@example.com/b.git#abc' },
    };
    const { lock } = complete({ packages }, onlyMac);
    expect(lock.packages['node_modules/a']).toEqual({ version: '1.0.0' });
    expect(lock.packages['node_modules/b']).toEqual(packages['node_modules/b']);
  });
});
