import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const STAYS = {
  async: '',
  via: 'none',
  why: 'the answer has another shape when it is asynchronous',
  advice: 'Use fetch.',
} as const;

/** https://github.com/larsgw/sync-fetch – starts a process for each request and waits for it. */
export const syncFetch = defineModule('sync-fetch', [{ ...STAYS, sync: 'default' }]);

export default asTransform([syncFetch]);
