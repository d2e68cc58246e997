import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/manidlou/node-klaw-sync – lists all that is in a folder, synchronously by design. */
export const klawSync = defineModule('klaw-sync', [
  {
    sync: 'default',
    async: '',
    via: 'none',
    effect: 'read',
    folders: true,
    why: 'klaw-sync has no asynchronous form',
    advice: 'Use klaw, a stream of the same entries.',
  },
]);

export default asTransform([klawSync]);
