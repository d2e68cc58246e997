import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/**
 * The functions that throw because of what they found. Not those that only do because something is missing: who looks for it
 * again finds nothing, either.
 */
// Matches: if (guests[name]) throw new Error('taken'), if (!hall.open) throw new Closed(), and not: if (!note) throw new NotFound(id)
export function throwingIn(builder: FactsBuilder, thrown: readonly Node[]): number[] {
  return [...new Set(thrown.filter((node) => !isOfMissing(node)).map((node) => builder.ownerOf(node)))];
}

function isOfMissing(node: Node): boolean {
  const around = node.parent?.type === 'BlockStatement' ? node.parent : node;
  const condition = around.parent;
  return condition?.type === 'IfStatement' && condition.consequent === around && isMissing(condition.test as Node);
}

// Matches: !note, note === undefined, !notes[id] || !owners[id]
function isMissing(test: Node): boolean {
  const { type, operator, argument, left, right } = unwrap(test);
  if (type === 'UnaryExpression') return operator === '!' && isLookedUp(unwrap(argument as Node));
  if (type === 'LogicalExpression') return isMissing(left as Node) && isMissing(right as Node);
  if (type !== 'BinaryExpression' || (operator !== '==' && operator !== '===')) return false;
  return [left, right].some((side) => isNothing(unwrap(side as Node)));
}

// Matches: note, notes[id], and not: hall.open, which says something of what is there
function isLookedUp({ type, computed }: Node): boolean {
  return type === 'Identifier' || (type === 'MemberExpression' && computed === true);
}

// Matches: undefined, null
function isNothing({ type, name, value }: Node): boolean {
  return (type === 'Identifier' && name === 'undefined') || (type === 'Literal' && value === null);
}
