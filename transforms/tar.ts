import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts, MethodRow, NamedFile } from '../src/types';
import { keysOf, saysTrue, without } from './rewriters/options';

const ARCHIVE = ['file', 'f'];
const USES: Readonly<Record<string, readonly NamedFile[]>> = {
  'c create': [{ keys: ARCHIVE, effect: 'write' }],
  'x extract': [
    { keys: ARCHIVE, effect: 'read' },
    { keys: ['cwd', 'C'], effect: 'write', folders: true, otherwise: '.' },
  ],
  't list': [{ keys: ARCHIVE, effect: 'read' }],
  'u update': [{ keys: ARCHIVE, effect: 'write' }],
  'r replace': [{ keys: ARCHIVE, effect: 'write' }],
};
const withoutSync = without('sync');

// Matches: tar.x({ sync: true, file: 'a.tgz' }); without a file it is a stream, which reads nothing
function blocksOnFile(call: CallFacts): boolean {
  return saysTrue(call, 'sync') && keysOf(call.args[0]).some((key) => key === 'file' || key === 'f');
}

function rowOf(name: string, inOptions: readonly NamedFile[]): MethodRow {
  const effect = inOptions.some((option) => option.effect === 'write') ? 'write' : 'read';
  const own = { sync: name, async: name, via: 'own', effect } as const;
  return { ...own, paths: [], inOptions, when: blocksOnFile, rewriter: withoutSync };
}

/** https://github.com/isaacs/node-tar – with `sync: true` it blocks; without, it returns a promise where a file is named. */
export const tar = defineModule('tar', [
  ...Object.entries(USES).flatMap(([names, inOptions]) => names.split(' ').map((name) => rowOf(name, inOptions))),
]);

export default asTransform([tar]);
