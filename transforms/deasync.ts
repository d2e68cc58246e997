import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const LOOP = {
  async: '',
  via: 'none',
  why: 'deasync runs the event loop inside of the call',
  advice: 'Remove deasync, and await the function it wraps.',
} as const;

/** https://github.com/abbr/deasync – runs the event loop inside of a call, so that anything may happen in the middle of it. */
export const deasync = defineModule('deasync', [
  { ...LOOP, sync: 'default', at: ['deasync()'] },
  { ...LOOP, sync: 'loopWhile' },
  { ...LOOP, sync: 'sleep' },
]);

export default asTransform([deasync]);
