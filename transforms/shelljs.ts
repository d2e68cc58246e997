import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import { saysTrue } from './rewriters/options';

const STAYS = {
  async: '',
  via: 'none',
  advice: 'Use fs.promises for files, and child_process.execFile or execa for programs.',
} as const;
const COMMANDS = 'cat chmod cp find grep head ln ls mkdir mv rm sed sort tail test touch uniq which';

/** https://github.com/shelljs/shelljs – its commands are synchronous; exec with `async` returns a ChildProcess. */
export const shelljs = defineModule('shelljs', [
  {
    ...STAYS,
    sync: 'exec',
    runs: 'line',
    why: 'the asynchronous form returns a ChildProcess, and reports errors as exit codes',
    blockingArgs: 2,
    when: (call) => !saysTrue(call, 'async'),
  },
  ...COMMANDS.split(' ').map((sync) => ({ ...STAYS, sync, why: 'the commands of shelljs are synchronous only' })),
]);

export default asTransform([shelljs]);
