import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import { withClosedInput } from './rewriters/closed-input';

const RUN = {
  via: 'own',
  effect: 'none',
  rewriter: withClosedInput,
  refuse: [{ index: 0, kind: 'open-options', why: 'its options may already set the input of the program' }],
} as const;

/** https://github.com/sindresorhus/execa – the module itself until version 6, named exports after; the asynchronous forms leave stdin open. */
export const execa = defineModule('execa', [
  { ...RUN, runs: 'program', sync: 'sync', async: 'default', versions: '<6' },
  { ...RUN, runs: 'line', sync: 'commandSync', async: 'command', versions: '>=2 <6' },
  { ...RUN, runs: 'line', sync: 'shellSync', async: 'shell', versions: '<2' },
  { ...RUN, runs: 'program', sync: 'execaSync', async: 'execa', versions: '>=6' },
  { ...RUN, runs: 'line', sync: 'execaCommandSync', async: 'execaCommand', versions: '>=6' },
]);

export default asTransform([execa]);
