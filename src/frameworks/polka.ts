import { defineFramework } from '../define';
import { VERBS } from './verbs';

/** https://github.com/lukeed/polka – the promise of a handler is ignored. */
export const polka = defineFramework({
  name: 'polka',
  packages: ['polka'],
  handlers: [
    { on: ['polka()'], methods: [...VERBS, 'use', 'add'], chains: true },
    { on: ['polka'], methods: [''], fields: ['onError', 'onNoMatch'], syncUnlessAsync: 'caller-not-in-sight' },
    { on: ['polka()'], methods: ['listen'], context: 'startup_path' },
  ],
  types: { 'polka.Polka': 'polka()' },
  catchesRejections: () => false,
  guard: 'asyncHandler',
});
