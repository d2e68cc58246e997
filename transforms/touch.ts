import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { ArgumentRule } from '../src/types';

/** Asynchronously, Node throws for a time that is not valid where nobody can catch it. */
const TIMES = ['time', 'atime', 'mtime', 'ref'].map((option): ArgumentRule => ({
  index: 1,
  kind: 'has-option',
  option,
  why: 'a time that is not valid would end the process instead of throwing',
}));
const TOUCH = { async: 'default', effect: 'append', takes: 2, refuse: TIMES } as const;

/** https://github.com/isaacs/node-touch – a callback until version 2, which also blocks without one; promises after. */
export const touch = defineModule('touch', [
  { ...TOUCH, sync: 'default', via: 'promisify', versions: '<3', blockingArgs: 2 },
  { ...TOUCH, sync: 'sync', via: 'promisify', versions: '<3' },
  { ...TOUCH, sync: 'touchSync', via: 'promisify', versions: '<3' },
  { ...TOUCH, sync: 'sync', via: 'own', versions: '>=3' },
  { ...TOUCH, sync: 'touchSync', via: 'own', versions: '>=3' },
]);

export default asTransform([touch]);
