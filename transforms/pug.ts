import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const STAYS = {
  async: '',
  via: 'none',
  why: 'pug reads and compiles templates synchronously, even with a callback',
  advice: 'Compile templates at start-up, or turn `cache` on.',
} as const;

/** https://pugjs.org/api/reference.html – the callback forms read and compile synchronously, too. */
export const pug = defineModule('pug', [
  { ...STAYS, sync: 'renderFile' },
  { ...STAYS, sync: 'compileFile' },
  { ...STAYS, sync: 'compileFileClient' },
]);

export default asTransform([pug]);
