import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const SLOW = {
  async: '',
  via: 'none',
  why: 'sass compiles on the main thread in every form',
  advice: 'Compile when the app is built, or in a worker thread; sass-embedded compiles in another process.',
} as const;

/** https://sass-lang.com/documentation/js-api – compileAsync takes as long on the main thread. */
export const sass = defineModule('sass', [
  { ...SLOW, sync: 'compile' },
  { ...SLOW, sync: 'compileString' },
  { ...SLOW, sync: 'renderSync' },
  { ...SLOW, sync: 'compileAsync', notice: 'looks-asynchronous' },
  { ...SLOW, sync: 'compileStringAsync', notice: 'looks-asynchronous' },
  { ...SLOW, sync: 'render', notice: 'looks-asynchronous' },
]);

export default asTransform([sass]);
