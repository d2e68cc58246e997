import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const IMAGE = {
  async: '',
  via: 'none',
  why: 'pngjs has no form that returns a promise',
  advice: 'Use `new PNG().parse(bytes, callback)` or `png.pack()`, which unpack and pack in the thread pool.',
} as const;

/** https://github.com/pngjs/pngjs – as a stream, zlib works in the thread pool; lines are filtered on the main thread. */
export const pngjs = defineModule('pngjs', [
  { ...IMAGE, sync: 'PNG.sync.read' },
  { ...IMAGE, sync: 'PNG.sync.write' },
]);

export default asTransform([pngjs]);
