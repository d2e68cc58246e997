import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const OTHER_ERRORS = {
  async: '',
  via: 'none',
  effect: 'read',
  why: 'its asynchronous form fails differently: with a list of values, or so that the process ends',
  advice: 'Use `open`, `read` and `close` of `fs.promises`.',
} as const;

/** https://github.com/sindresorhus/read-chunk – the module itself until version 3, named exports after. */
export const readChunk = defineModule('read-chunk', [
  { ...OTHER_ERRORS, sync: 'sync', versions: '<4' },
  { ...OTHER_ERRORS, sync: 'readChunkSync', versions: '>=4' },
]);

export default asTransform([readChunk]);
