import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import { execFileRewriter } from './rewriters/exec-file';

/**
 * https://nodejs.org/api/child_process.html – the promisified forms leave stdin open, hide stderr and report errors in other
 * fields; the helpers answer like the synchronous calls. `execSync` becomes `execWords` (execFile) when its command can be
 * split safely, see rewriters/shell-words.ts.
 */
export const childProcess = defineModule('child_process', [
  { sync: 'execSync', async: 'execCommand', via: 'helper', effect: 'none', runs: 'line', rewriter: execFileRewriter },
  { sync: 'execFileSync', async: 'execProgram', via: 'helper', effect: 'none', runs: 'program' },
  { sync: 'spawnSync', async: 'spawnProgram', via: 'helper', effect: 'none', runs: 'program' },
]);

export default asTransform([childProcess]);
