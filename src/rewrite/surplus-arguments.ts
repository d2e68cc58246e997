import { surplusOf } from '../language/surplus';
import type { BlockingCall } from '../types';
import { replacement, type OrderedEdit } from './text';

const COMMENT = /\/\*[^]*?\*\/|\/\/[^\n]*\n/g;

/** Without the arguments that are ignored; comments between them stay. */
// Matches: bcrypt.hashSync(password, salt, null) → bcrypt.hash(password, salt)
export function surplusEdits({ call, method }: BlockingCall, text: string): OrderedEdit[] {
  const surplus = surplusOf(call, method);
  const at = call.args.indexOf(surplus[0]);
  if (at < 1) return [];
  const gaps = surplus.map(({ span }, index) => text.slice(call.args[at + index - 1].span.end, span.start));
  const comments = gaps.flatMap((gap) => gap.match(COMMENT) ?? []).map((comment) => ` ${comment}`);
  const [start, end] = [call.args[at - 1].span.end, surplus[surplus.length - 1].span.end];
  if (comments.length === 0) return [replacement({ start, end }, '')];
  // A comma at the end comes before the comments, as the one did that was there.
  const comma = /^\s*,/.exec(text.slice(end))?.[0] ?? '';
  const kept = `${comma && ','}${comments.join('')}`;
  const isLast = /^[ \t]*\r?\n/.test(text.slice(end + comma.length));
  return [replacement({ start, end: end + comma.length }, isLast ? kept.trimEnd() : kept)];
}
