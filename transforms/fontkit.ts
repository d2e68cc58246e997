import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/foliojs/fontkit – a callback until version 2, a promise after. */
export const fontkit = defineModule('fontkit', [
  { sync: 'openSync', async: 'open', via: 'promisify', takes: 2, effect: 'read', versions: '<2' },
  { sync: 'openSync', async: 'open', via: 'own', effect: 'read', versions: '>=2' },
]);

export default asTransform([fontkit]);
