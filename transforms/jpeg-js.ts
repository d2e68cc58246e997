import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const IMAGE = {
  async: '',
  via: 'none',
  why: 'jpeg-js works on the main thread',
  advice: 'Use sharp, which works in the thread pool, or a worker thread.',
} as const;

/** https://github.com/jpeg-js/jpeg-js – plain JavaScript, without asynchronous forms. */
export const jpegJs = defineModule('jpeg-js', [
  { ...IMAGE, sync: 'encode' },
  { ...IMAGE, sync: 'decode' },
]);

export default asTransform([jpegJs]);
