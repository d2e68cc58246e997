import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { MethodRow, Rewriter } from '../src/types';
import { DATA, FS_ROWS } from './fs';
import { asModuleSays, byTwo, SPACES, THROWS } from './rewriters/json';

/** What it adds to fs. Every function has its asynchronous form under the same name without `Sync`. */
const OWN: readonly Omit<MethodRow, 'async' | 'via'>[] = [
  ...alike({ effect: 'read', takes: 1 }, ['pathExistsSync']),
  ...alike({ effect: 'read', takes: 2, refuse: [THROWS] }, ['readJsonSync', 'readJSONSync']),
  // Making what is there already changes nothing.
  ...alike({ effect: 'make', forgives: true, takes: 2 }, ['ensureDirSync', 'mkdirsSync', 'mkdirpSync']),
  ...alike({ effect: 'read', takes: 1 }, ['ensureFileSync', 'createFileSync']),
  ...alike({ effect: 'write', paths: [1], takes: 2 }, ['ensureLinkSync', 'createLinkSync']),
  ...alike({ effect: 'write', paths: [1], takes: 3 }, ['ensureSymlinkSync', 'createSymlinkSync']),
  ...alike({ effect: 'remove', folders: true, takes: 1 }, ['removeSync', 'emptyDirSync', 'emptydirSync']),
  ...alike({ effect: 'write', paths: [0, 1], folders: true, takes: 3, refuse: [filter()] }, ['copySync']),
  ...alike({ effect: 'remove', paths: [0, 1], folders: true, takes: 3 }, ['moveSync']),
];

/** Writes whose own asynchronous form may mix with another of the same file. */
const WRITES: readonly MethodRow[] = [
  ...indented('writeJsonAtomic', ['writeJsonSync', 'writeJSONSync'], asModuleSays),
  ...indented('outputJsonAtomic', ['outputJsonSync', 'outputJSONSync'], byTwo),
  ...replaced('outputFileAtomic', ['outputFileSync']).map((row) => ({ ...row, holds: DATA })),
];

/**
 * https://github.com/jprichardson/node-fs-extra – its functions, and those of fs, return promises from version 3 on when they
 * are given no callback.
 */
export const fsExtra = defineModule(
  'fs-extra',
  [...OWN.flatMap(bothVersions), ...WRITES, ...FS_ROWS.flatMap((row) => (isPromised(row) ? bothVersions(row) : [row]))],
  ['fs-extra/esm'],
);

function alike(
  row: Omit<MethodRow, 'sync' | 'async' | 'via'>,
  names: readonly string[],
): Omit<MethodRow, 'async' | 'via'>[] {
  return names.map((sync) => ({ ...row, sync }));
}

function replaced(async: string, names: readonly string[]): MethodRow[] {
  return names.map((sync) => ({ sync, async, via: 'helper', effect: 'write' }));
}

/** Before version 3 it indents as the module says. */
function indented(async: string, names: readonly string[], rewriter: Rewriter): MethodRow[] {
  return replaced(async, names).flatMap((row) => [
    { ...row, versions: '<3', refuse: [SPACES], rewriter },
    { ...row, versions: '>=3' },
  ]);
}

function filter() {
  return {
    index: 2,
    kind: 'has-option',
    option: 'filter',
    why: 'a filter is called differently when it is asynchronous',
  } as const;
}

function isPromised({ via }: MethodRow): boolean {
  return via === 'promises' || via === 'promisify';
}

function bothVersions(row: Omit<MethodRow, 'async' | 'via'>): MethodRow[] {
  const async = row.sync.replace(/Sync$/, '');
  return [
    { ...row, async, via: 'promisify', versions: '<3' },
    { ...row, async, via: 'own', versions: '>=3' },
  ];
}

export default asTransform([fsExtra]);
