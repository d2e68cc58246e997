import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const STAYS = {
  async: '',
  via: 'none',
  why: 'the asynchronous response has a different shape',
  advice: 'Use fetch.',
} as const;

/** https://github.com/ForbesLindesay/sync-request – starts a process for each request and waits for it. */
export const syncRequest = defineModule('sync-request', [{ ...STAYS, sync: 'default' }]);

export default asTransform([syncRequest]);
