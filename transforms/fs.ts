import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { ArgumentFacts, ArgumentRule, Hold, MethodRow } from '../src/types';
import { counted } from './rewriters/arity';
import { byDescriptor, inOrder, ofAnyData, withOptions, withPosition } from './rewriters/fs-arguments';

const OWN_DESCRIPTOR: Hold = { index: 0, as: 'own' };
/** The data must not change while it is being written. */
export const DATA: readonly Hold[] = [{ index: 1, as: 'unchanged' }];
const NO_DESCRIPTOR: readonly ArgumentRule[] = [
  { index: 0, kind: 'maybe-number', why: 'Node 24 does not truncate a file descriptor; ftruncate does' },
];
const OLD_RECURSIVE: readonly ArgumentRule[] = [
  {
    index: 1,
    kind: 'has-option',
    option: 'recursive',
    why: 'an asynchronous recursive rmdir fails with different errors',
  },
];
const FILTER: readonly ArgumentRule[] = [
  { index: 2, kind: 'has-option', option: 'filter', why: 'a filter is called differently when it is asynchronous' },
];
const OPENS_FOLDER: readonly ArgumentRule[] = [
  { index: 2, kind: 'present', why: 'the asynchronous form takes it for a callback' },
  {
    index: 1,
    kind: 'names-option',
    option: 'bufferSize',
    why: 'an invalid size would end the process instead of throwing',
  },
];
// Before, `recursive` is ignored.
const RECURSIVE: readonly ArgumentRule[] = [
  {
    index: 1,
    kind: 'has-option',
    option: 'recursive',
    unless: '^18.17 || >=20',
    why: 'Node reads folders recursively only since 18.17',
  },
];

/** Executed: of 30 calls at once for one path, two may resolve to what they made, or none. */
const FIRST_MADE: readonly ArgumentRule[] = [
  {
    index: 1,
    kind: 'looked-at',
    option: 'recursive',
    why: 'of two asynchronous calls at once, both or none may be told that they made the folder',
  },
];

/** Rows whose asynchronous form is the method of the same name on `fs/promises`, with equal arguments, result and error fields. */
const SAME: readonly MethodRow[] = [
  { sync: 'accessSync', async: 'access', via: 'promises', effect: 'look' },
  // It fails where the file is not there, as reading does.
  { sync: 'chmodSync', async: 'chmod', via: 'promises', effect: 'read' },
  { sync: 'chownSync', async: 'chown', via: 'promises', effect: 'read' },
  { sync: 'lchownSync', async: 'lchown', via: 'promises', effect: 'read' },
  { sync: 'linkSync', async: 'link', via: 'promises', effect: 'make', paths: [0, 1], effectAt: { 0: 'read' } },
  { sync: 'readlinkSync', async: 'readlink', via: 'promises', effect: 'read' },
  {
    ...{ sync: 'renameSync', async: 'rename', via: 'promises', effect: 'remove', folders: true },
    ...{ paths: [0, 1], effectAt: { 1: 'write' } },
  },
  { sync: 'symlinkSync', async: 'symlink', via: 'promises', effect: 'make', paths: [1] },
  { sync: 'unlinkSync', async: 'unlink', via: 'promises', effect: 'remove', forgiving: 'unlinkIfThere' },
  { sync: 'utimesSync', async: 'utimes', via: 'promises', effect: 'read' },
  { sync: 'lutimesSync', async: 'lutimes', via: 'promises', effect: 'read' },
  {
    ...{ sync: 'copyFileSync', async: 'copyFile', via: 'promises', effect: 'write', paths: [0, 1] },
    ...{ effectAt: { 0: 'read' }, whole: 'copyFileAtomic' },
  },
  {
    sync: 'rmSync',
    async: 'rm',
    via: 'promises',
    effect: 'remove',
    folders: true,
    idempotentWith: 'force',
    forgiving: 'rmIfThere',
  },
  {
    sync: 'mkdirSync',
    async: 'mkdir',
    via: 'promises',
    effect: 'make',
    idempotentWith: 'recursive',
    forgiving: 'mkdirIfMissing',
    refuse: FIRST_MADE,
  },
  { sync: 'mkdtempSync', async: 'mkdtemp', via: 'promises', effect: 'make', makesName: true },
  {
    sync: 'readdirSync',
    async: 'readdir',
    via: 'promises',
    effect: 'look',
    gives: 'array',
    listing: 'readFolder',
    refuse: RECURSIVE,
    rewriter: inOrder,
  },
];

const TYPED_OPEN =
  '(path: string | Buffer | URL, flags?: string | number, mode?: string | number | null) => Promise<number>';

/**
 * Calls on a file descriptor, which stays a number: those of FileHandle take none. A request that has it for itself may wait
 * between two of them.
 */
const DESCRIPTOR: readonly MethodRow[] = [
  {
    sync: 'openSync',
    async: 'open',
    via: 'promisify',
    effect: 'write',
    effectOf: ({ args: [, flags] }) => openedFor(flags),
    typed: TYPED_OPEN,
  },
  { ...onDescriptor('close') },
  {
    ...onDescriptor('read', 'bytesRead'),
    effect: 'read',
    holds: [OWN_DESCRIPTOR, { index: 1, as: 'own' }],
    rewriter: withPosition,
  },
  {
    ...onDescriptor('write', 'bytesWritten'),
    effect: 'write',
    holds: [OWN_DESCRIPTOR, { index: 1, as: 'unchanged' }],
    rewriter: ofAnyData,
  },
  { ...onDescriptor('readv', 'bytesRead'), effect: 'read', holds: [OWN_DESCRIPTOR, { index: 1, as: 'own' }] },
  {
    ...onDescriptor('writev', 'bytesWritten'),
    effect: 'write',
    holds: [OWN_DESCRIPTOR, { index: 1, as: 'unchanged' }],
  },
  { ...onDescriptor('fstat'), effect: 'look', gives: 'stats' },
  { ...onDescriptor('ftruncate'), effect: 'write' },
  { ...onDescriptor('fsync') },
  { ...onDescriptor('fdatasync') },
  { ...onDescriptor('fchmod') },
  { ...onDescriptor('fchown') },
  { ...onDescriptor('futimes') },
];

/** Methods of the `Dir` that `opendir` returns; their promise forms work however it was opened. */
const DIR: readonly MethodRow[] = [
  { sync: 'Dir.readSync', async: 'read', via: 'method', effect: 'none', at: ofDir('readSync') },
  { sync: 'Dir.closeSync', async: 'close', via: 'method', effect: 'none', at: ofDir('closeSync') },
];

/** The rows of fs, which packages that stand in for it share. */
export const FS_ROWS: readonly MethodRow[] = counted([
  ...SAME,
  // fs.promises.readFile(0) rejects with ERR_INVALID_ARG_TYPE.
  {
    sync: 'readFileSync',
    async: 'readFile',
    via: 'promises',
    effect: 'read',
    shared: 'sharedRead',
    whole: 'readWhole',
    rewriter: byDescriptor,
  },
  { sync: 'writeFileSync', async: 'writeFileAtomic', via: 'helper', effect: 'write', holds: DATA },
  // fs.promises.appendFile writes in pieces: two large appends interleave. The promisified callback does not.
  { sync: 'appendFileSync', async: 'appendFile', via: 'promisify', effect: 'append', holds: DATA },
  {
    ...{ sync: 'existsSync', async: 'cachedExists', via: 'helper', effect: 'look' },
    ...{ fresh: 'pathExists', first: 'existsForStat' },
  },
  {
    ...{ sync: 'statSync', async: 'cachedStat', via: 'helper', effect: 'look', gives: 'stats' },
    ...{ fresh: 'freshStat', second: 'statOfExisting' },
  },
  // `throwIfNoEntry` is ignored by the asynchronous forms before Node 24.
  {
    ...{ sync: 'lstatSync', async: 'lstat', via: 'promises', effect: 'look', gives: 'stats' },
    rewriter: withOptions('cachedLstat'),
  },
  {
    sync: 'cpSync',
    async: 'cp',
    via: 'promises',
    effect: 'write',
    paths: [0, 1],
    effectAt: { 0: 'read' },
    folders: true,
    refuse: FILTER,
  },
  { sync: 'rmdirSync', async: 'rmdir', via: 'promises', effect: 'remove', folders: true, refuse: OLD_RECURSIVE },
  { sync: 'truncateSync', async: 'truncate', via: 'promises', effect: 'write', refuse: NO_DESCRIPTOR },
  { sync: 'statfsSync', async: 'statfs', via: 'promises', effect: 'look' },
  // The promise form is the native one and rejects ''; the callback form is the one that realpathSync mirrors.
  { sync: 'realpathSync', async: 'realpath', via: 'promisify', effect: 'read' },
  { sync: 'opendirSync', async: 'opendir', via: 'promises', effect: 'read', refuse: OPENS_FOLDER },
  ...DESCRIPTOR,
  ...none('the asynchronous form is an iterator, not an array', ['globSync']),
  ...none('the folder it makes is removed in another way when it is asynchronous', ['mkdtempDisposableSync']),
  ...none('it exists on macOS only', ['lchmodSync']),
]);

/** https://nodejs.org/api/fs.html */
export const fs = defineModule('fs', [
  ...FS_ROWS,
  { sync: 'realpathSync.native', async: 'realpath', via: 'promises', effect: 'read' },
  ...DIR,
]);

function onDescriptor(async: string, pick?: string): MethodRow {
  return { sync: `${async}Sync`, async, via: 'promisify', effect: 'none', holds: [OWN_DESCRIPTOR], pick };
}

/** The effect of opening alone: reads and writes through the descriptor have rows of their own. */
// Matches: fs.openSync(path), fs.openSync(path, 'r+')
function openedFor(flags: ArgumentFacts | undefined): 'read' | 'append' | 'write' {
  if (!flags || /^r[s+]*$/.test(flags.value ?? '')) return 'read';
  return /^a[xs+]*$/.test(flags.value ?? '') ? 'append' : 'write';
}

function ofDir(method: string): string[] {
  const openers = ['fs.opendirSync()', 'fs.promises.opendir()', 'fs/promises.opendir()', 'fs-extra.opendirSync()'];
  return openers.map((opener) => `${opener}.${method}`);
}

function none(why: string, names: readonly string[]): MethodRow[] {
  return names.map((sync) => ({ sync, async: '', via: 'none', why }));
}

export default asTransform([fs]);
