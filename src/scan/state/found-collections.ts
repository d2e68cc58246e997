import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { wrapped } from '../syntax/walk';
import { stepOf } from './bindings';
import { MUTATORS } from './touches';

/** Methods that ask a list, a set or a map whether it has something. */
const ASKS = /^(?:has|includes|(?:lastI|i)ndexOf)$/;

/**
 * The calls of which a file uses the result as a collection: to change it, or to ask it where it also changes what the same
 * function finds. Of what is only asked, the contents stay as they are.
 */
// Matches: seatsOf(day) of seatsOf(day).has(seat) and seatsOf(day).add(seat), and not: dictionary().has(word)
export function foundCollections({ file }: FactsBuilder, calls: readonly Node[]): ReadonlySet<Node> {
  const finderOf = ({ callee }: Node): string => file.text.slice((callee as Node).start, (callee as Node).end);
  const uses = calls.flatMap((call): (readonly [Node, string])[] => {
    const method = methodOn(call);
    return method === undefined ? [] : [[call, method]];
  });
  const changed = new Set(uses.flatMap(([call, method]) => (MUTATORS.has(method) ? [finderOf(call)] : [])));
  return new Set(uses.flatMap(([call]) => (changed.has(finderOf(call)) ? [call] : [])));
}

/** The method of a collection that is called on the result of a call. */
function methodOn(call: Node): string | undefined {
  const value = wrapped(call);
  const found = value.parent?.type === 'AwaitExpression' ? wrapped(value.parent) : value;
  const member = found.parent;
  if (member?.type !== 'MemberExpression' || member.object !== found) return undefined;
  const callee = wrapped(member);
  const isCalled = callee.parent?.type === 'CallExpression' && callee.parent.callee === callee;
  const name = stepOf(member);
  return isCalled && (ASKS.test(name) || MUTATORS.has(name)) ? name : undefined;
}
