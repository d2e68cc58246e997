import { surplusOf } from '../language/surplus';
import type { BlockingCall } from '../types';
import { replacement, type OrderedEdit } from './text';

/** Without the arguments that are ignored. */
// Matches: bcrypt.hashSync(password, salt, null) → bcrypt.hash(password, salt)
export function surplusEdits({ call, method }: BlockingCall): OrderedEdit[] {
  const [first] = surplusOf(call, method);
  const before = first && call.args[call.args.indexOf(first) - 1];
  const last = call.args.at(-1);
  return before && last ? [replacement({ start: before.span.end, end: last.span.end }, '')] : [];
}
