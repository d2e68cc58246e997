import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { ArgumentRule, MethodRow } from '../src/types';

// `fs.promises` takes no numeric descriptor: fs.promises.readFile(0) rejects with ERR_INVALID_ARG_TYPE.
const PATH_ONLY: readonly ArgumentRule[] = [
  {
    index: 0,
    kind: 'maybe-number',
    why: 'the first argument may be a file descriptor, which fs.promises does not take',
  },
];
const NO_THROW: readonly ArgumentRule[] = [
  {
    index: 1,
    kind: 'has-option',
    option: 'throwIfNoEntry',
    why: 'fs.promises ignores `throwIfNoEntry` before Node 24',
  },
];
const OLD_RECURSIVE: readonly ArgumentRule[] = [
  {
    index: 1,
    kind: 'has-option',
    option: 'recursive',
    why: 'a recursive rmdir fails in other ways when it is asynchronous',
  },
];
const FILTER: readonly ArgumentRule[] = [
  { index: 2, kind: 'has-option', option: 'filter', why: 'a filter changes its contract' },
];

/** Rows whose asynchronous form is the method of the same name on `fs/promises`, with equal arguments, result and error fields. */
const SAME: readonly MethodRow[] = [
  { sync: 'accessSync', async: 'access', via: 'promises', effect: 'read' },
  { sync: 'chmodSync', async: 'chmod', via: 'promises', effect: 'write' },
  { sync: 'chownSync', async: 'chown', via: 'promises', effect: 'write' },
  { sync: 'lchownSync', async: 'lchown', via: 'promises', effect: 'write' },
  { sync: 'linkSync', async: 'link', via: 'promises', effect: 'write', paths: [0, 1] },
  { sync: 'readlinkSync', async: 'readlink', via: 'promises', effect: 'read' },
  { sync: 'renameSync', async: 'rename', via: 'promises', effect: 'remove', paths: [0, 1] },
  { sync: 'symlinkSync', async: 'symlink', via: 'promises', effect: 'write', paths: [1] },
  { sync: 'unlinkSync', async: 'unlink', via: 'promises', effect: 'remove' },
  { sync: 'utimesSync', async: 'utimes', via: 'promises', effect: 'write' },
  { sync: 'lutimesSync', async: 'lutimes', via: 'promises', effect: 'write' },
  { sync: 'copyFileSync', async: 'copyFile', via: 'promises', effect: 'write', paths: [0, 1] },
  { sync: 'rmSync', async: 'rm', via: 'promises', effect: 'remove' },
  { sync: 'mkdirSync', async: 'mkdir', via: 'promises', effect: 'write', idempotentWith: 'recursive' },
  { sync: 'mkdtempSync', async: 'mkdtemp', via: 'promises', effect: 'write' },
  { sync: 'readdirSync', async: 'readdir', via: 'promises', effect: 'read', gives: 'array' },
];

/** The rows of fs, which packages that stand in for it share. */
export const FS_ROWS: readonly MethodRow[] = [
  ...SAME,
  { sync: 'readFileSync', async: 'readFile', via: 'promises', effect: 'read', refuse: PATH_ONLY },
  { sync: 'writeFileSync', async: 'writeFileAtomic', via: 'helper', effect: 'write', refuse: PATH_ONLY },
  // fs.promises.appendFile writes in pieces: two large appends interleave. The promisified callback does not.
  { sync: 'appendFileSync', async: 'appendFile', via: 'promisify', effect: 'write' },
  { sync: 'existsSync', async: 'cachedExists', via: 'helper', effect: 'read' },
  { sync: 'statSync', async: 'cachedStat', via: 'helper', effect: 'read' },
  { sync: 'lstatSync', async: 'lstat', via: 'promises', effect: 'read', refuse: NO_THROW },
  { sync: 'cpSync', async: 'cp', via: 'promises', effect: 'write', paths: [0, 1], since: '>=16.7', refuse: FILTER },
  { sync: 'rmdirSync', async: 'rmdir', via: 'promises', effect: 'remove', refuse: OLD_RECURSIVE },
  { sync: 'truncateSync', async: 'truncate', via: 'promises', effect: 'write', refuse: PATH_ONLY },
  { sync: 'statfsSync', async: 'statfs', via: 'promises', effect: 'read', since: '>=18.15' },
  // The promise form is the native one and rejects ''; the callback form is the one that realpathSync mirrors.
  { sync: 'realpathSync', async: 'realpath', via: 'promisify', effect: 'read' },
  ...none('a file descriptor must be converted with every call that uses it', [
    'openSync',
    'closeSync',
    'readSync',
    'writeSync',
    'readvSync',
    'writevSync',
    'fstatSync',
    'ftruncateSync',
    'fsyncSync',
    'fdatasyncSync',
    'fchmodSync',
    'fchownSync',
    'futimesSync',
  ]),
  ...none('the asynchronous form is an iterator, not an array', ['globSync']),
  ...none('the Dir it returns has another interface when it is asynchronous', ['opendirSync', 'mkdtempDisposableSync']),
  ...none('it exists on macOS only', ['lchmodSync']),
];

/** https://nodejs.org/api/fs.html */
export const fs = defineModule('fs', FS_ROWS);

function none(why: string, names: readonly string[]): MethodRow[] {
  return names.map((sync) => ({ sync, async: '', via: 'none', why }));
}

export default asTransform([fs]);
