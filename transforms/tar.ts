import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts, MethodRow } from '../src/types';
import { keysOf, saysTrue, without } from './rewriters/options';

const ACTIONS = ['c', 'create', 'x', 'extract', 't', 'list', 'u', 'update', 'r', 'replace'];
const withoutSync = without('sync');

// Matches: tar.x({ sync: true, file: 'a.tgz' }); without a file it is a stream, which reads nothing
function blocksOnFile(call: CallFacts): boolean {
  return saysTrue(call, 'sync') && keysOf(call.args[0]).some((key) => key === 'file' || key === 'f');
}

/** https://github.com/isaacs/node-tar – with `sync: true` it blocks; without, it returns a promise where a file is named. */
export const tar = defineModule('tar', [
  ...ACTIONS.flatMap((name): MethodRow[] => [
    { sync: name, async: name, via: 'own', effect: 'none', when: blocksOnFile, rewriter: withoutSync },
  ]),
]);

export default asTransform([tar]);
