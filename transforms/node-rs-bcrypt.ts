import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { BlockingMethod, MethodRow } from '../src/types';

const OLD = {
  async: '',
  via: 'none',
  why: 'before version 1 its asynchronous forms fail with other messages',
  advice: 'Update it: from version 2 on both forms fail alike.',
} as const;
/** Version 1 reads the bytes of a password later, and words the error for a wrong type in another way. */
const FIRST = {
  holds: [{ index: 0, as: 'unchanged' }],
  caveat: { message: 'the message of the error for a value of a wrong type is another one' },
} as const;
/** From version 2 on, the synchronous form takes no third argument. */
const TWO = {
  refuse: [{ index: 2, kind: 'present', why: 'only the asynchronous form takes a third argument' }],
} as const;

function rowOf(name: string, versions: string, rest: Partial<BlockingMethod> = {}): MethodRow {
  return { ...rest, sync: `${name}Sync`, async: name, via: 'own', effect: 'none', versions };
}

/** https://github.com/napi-rs/node-rs – the asynchronous forms work in the thread pool. */
export const nodeRsBcrypt = defineModule('@node-rs/bcrypt', [
  { ...OLD, sync: 'hashSync', versions: '<1' },
  { ...OLD, sync: 'verifySync', versions: '<1' },
  rowOf('hash', '1', FIRST),
  rowOf('verify', '1', FIRST),
  rowOf('compare', '1', FIRST),
  rowOf('hash', '>=2'),
  rowOf('verify', '>=2', TWO),
  rowOf('compare', '>=2', TWO),
  rowOf('genSalt', '>=1'),
]);

export default asTransform([nodeRsBcrypt]);
