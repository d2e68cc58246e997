import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const FILE = {
  async: '',
  via: 'none',
  why: 'nconf reads and writes the files of all its stores synchronously',
  advice: 'Load at start-up, and save with a callback.',
} as const;

/** https://github.com/indexzero/nconf – save and load block unless they are given a callback. */
export const nconf = defineModule('nconf', [
  { ...FILE, sync: 'save', blockingArgs: 0 },
  { ...FILE, sync: 'load', blockingArgs: 0 },
  { ...FILE, sync: 'loadFilesSync' },
]);

export default asTransform([nconf]);
