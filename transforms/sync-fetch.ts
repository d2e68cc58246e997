import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const STAYS = {
  async: '',
  via: 'none',
  why: 'the asynchronous response has a different shape',
  advice: 'Use fetch.',
} as const;

/** https://github.com/larsgw/sync-fetch – starts a process for each request and waits for it. */
export const syncFetch = defineModule('sync-fetch', [{ ...STAYS, sync: 'default' }]);

export default asTransform([syncFetch]);
