import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { MethodRow } from '../src/types';
import { DATA } from './fs';

/** What has its asynchronous form beside it: `jetpack.read` and `jetpack.readAsync`. */
type Row = Omit<MethodRow, 'sync' | 'async' | 'via'>;

const MIXES = { message: 'two concurrent calls for one file may mix their content, because each writes in place' };
const BELOW = { message: 'its paths are relative to an unknown folder, so other uses of its files are not known' };
const STUCK = {
  async: '',
  via: 'none',
  effect: 'remove',
  paths: [0, 1],
  folders: true,
  why: 'its promise never settles if the target cannot be accessed',
  advice: 'Use fs.promises.rename, after checking the target.',
} as const;
/** Asynchronously, an error while the folder is emptied is never told. */
const EMPTY = {
  index: 1,
  kind: 'has-option',
  option: 'empty',
  why: 'it does not report errors while it empties a folder',
} as const;
/** Asynchronously, a file that is copied onto itself is empty afterwards. */
const OVERWRITE = {
  index: 2,
  kind: 'has-option',
  option: 'overwrite',
  why: 'a file that is copied onto itself ends up empty',
} as const;

const METHODS: Readonly<Record<string, Row>> = {
  ...alike({ effect: 'look' }, ['exists', 'inspect']),
  ...alike({ effect: 'read' }, ['read', 'list', 'find', 'inspectTree', 'tmpDir']),
  // A folder that is there already is as good.
  dir: { effect: 'read', refuse: [EMPTY] },
  write: { effect: 'write', holds: DATA, caveat: MIXES },
  file: { effect: 'write', caveat: MIXES },
  append: { effect: 'append', holds: DATA, caveat: MIXES },
  remove: { effect: 'remove', folders: true },
  copy: { effect: 'write', paths: [0, 1], effectAt: { 0: 'read' }, folders: true, refuse: [OVERWRITE] },
  symlink: { effect: 'make', paths: [1] },
};
/** Those that give a jetpack of another folder. */
const FOLDERS = ['cwd', 'dir', 'tmpDir'];
const OF_FOLDER = [...FOLDERS, 'dirAsync', 'tmpDirAsync'].map((name) => `fs-jetpack.${name}()`);

/** https://github.com/szwacz/fs-jetpack – each call has a twin with `Async` after its name, on the same object. */
export const fsJetpack = {
  ...defineModule('fs-jetpack', [
    ...Object.entries(METHODS).flatMap(([sync, row]) => {
      const twin = { ...row, async: `${sync}Async`, via: 'method' } as const;
      return [{ ...twin, sync }, inFolder(sync, { ...twin, caveat: row.caveat ?? BELOW })];
    }),
    ...['move', 'rename'].flatMap((sync) => [{ ...STUCK, sync }, inFolder(sync, STUCK)]),
  ]),
  fluent: {
    'fs-jetpack': ['file'],
    ...Object.fromEntries(OF_FOLDER.map((folder) => [folder, [...FOLDERS, 'file']])),
  },
};

function alike(row: Row, names: readonly string[]): Record<string, Row> {
  return Object.fromEntries(names.map((name) => [name, row]));
}

function inFolder(sync: string, row: Omit<MethodRow, 'sync'>): MethodRow {
  return { ...row, sync: `cwd().${sync}`, at: OF_FOLDER.map((folder) => `${folder}.${sync}`) };
}

export default asTransform([fsJetpack]);
