import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/simonlast/node-persist */
export const nodePersist = defineModule('node-persist', [
  { sync: 'initSync', async: 'init', via: 'own', effect: 'none', versions: '>=4' },
]);

export default asTransform([nodePersist]);
