import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const STAYS = {
  async: '',
  via: 'none',
  why: 'the explorer has to be made by cosmiconfig() instead',
  advice: 'Make it with `cosmiconfig(…)` and await `search` and `load`.',
} as const;

/** https://github.com/cosmiconfig/cosmiconfig – the asynchronous explorer is another object. */
export const cosmiconfig = defineModule('cosmiconfig', [
  ...['search', 'load'].map((name) => ({ ...STAYS, sync: name, at: [`cosmiconfig.cosmiconfigSync().${name}`] })),
]);

export default asTransform([cosmiconfig]);
