import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { MethodRow } from '../src/types';

function rowOf(name: string, versions: string): MethodRow {
  return { sync: `${name}Sync`, async: name, via: 'own', effect: 'look', versions };
}

/** https://github.com/sindresorhus/path-type – other names from version 4 on; the same answers and errors. */
export const pathType = defineModule('path-type', [
  ...['file', 'dir', 'symlink'].map((name) => rowOf(name, '<4')),
  ...['isFile', 'isDirectory', 'isSymlink'].map((name) => rowOf(name, '>=4')),
]);

export default asTransform([pathType]);
