import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { MethodRow } from '../src/types';
import { DATA, FS_ROWS } from './fs';

/** Those of fs that it passes on as they are, each with its own asynchronous form. */
const PASSED = new Set(
  'access chmod chown lchown link mkdir readdir readlink realpath rename symlink truncate unlink utimes lstat'
    .split(' ')
    .map((name) => `${name}Sync`),
);

const OWN: readonly MethodRow[] = [
  { sync: 'existsSync', async: 'exists', via: 'own', effect: 'look' },
  { sync: 'readFileSync', async: 'readFile', via: 'own', effect: 'read' },
  { sync: 'appendFileSync', async: 'appendFile', via: 'own', effect: 'append', holds: DATA },
  {
    sync: 'listDirSync',
    async: 'listDir',
    via: 'own',
    effect: 'look',
    gives: 'array',
    caveat: { message: 'the paths may come in another order' },
  },
];

/** https://github.com/hexojs/hexo-fs – fs with folders made as they are needed, and promises. */
export const hexoFs = defineModule('hexo-fs', [
  ...OWN,
  ...FS_ROWS.filter(({ sync }) => PASSED.has(sync)).map((row): MethodRow => ({
    ...row,
    async: row.sync.replace(/Sync$/, ''),
    via: 'own',
  })),
  ...FS_ROWS.filter(({ sync }) => sync === 'statSync'),
  none('its asynchronous form gives the first folder that it made', 'mkdirsSync'),
  none('its asynchronous form writes an empty file where there is nothing to write', 'writeFileSync'),
  none('a rejection of its asynchronous form may end the process', 'rmdirSync'),
  none('its asynchronous form leaves folders in which others are', 'emptyDirSync'),
  none('its asynchronous form fails where a part of the path is a file', 'ensurePathSync'),
]);

function none(why: string, sync: string): MethodRow {
  return { sync, async: '', via: 'none', why };
}

export default asTransform([hexoFs]);
