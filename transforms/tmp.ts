import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const STAYS = {
  async: '',
  via: 'none',
  why: 'the callback has several results, of which a promise keeps one',
  advice: 'Use tmp-promise, whose `file` and `dir` return path and cleanup.',
} as const;

/** https://github.com/raszi/node-tmp – promisify(tmp.file) loses the descriptor and the clean-up. */
export const tmp = defineModule('tmp', [
  { sync: 'tmpNameSync', async: 'tmpName', via: 'promisify', effect: 'none', takes: 1 },
  { ...STAYS, sync: 'fileSync' },
  { ...STAYS, sync: 'dirSync' },
]);

export default asTransform([tmp]);
