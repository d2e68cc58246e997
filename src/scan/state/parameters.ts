import { ELEMENT, heldAt } from '../../language/state-parts';
import type { StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { argumentsOwner } from '../syntax/receivers';

/** Root of a parameter, followed by its index. */
const PARAMETER = 'param ';
/** Behind the index: that argument, or any later one. */
const ONWARDS = '+';

const inList = heldAt(ELEMENT);

/** A parameter refers to what the callers of its function pass. */
// Matches: function visit(user) { user.visits += 1; }
export function partByParameter(builder: FactsBuilder, fn: Node, index: number): StatePart {
  const param = (fn.params as Node[])[index];
  const named = param.type === 'TSParameterProperty' ? (param.parameter as Node) : param;
  const name = String((named.type === 'AssignmentPattern' ? (named.left as Node) : named).name ?? '');
  return { root: `${PARAMETER}${index}`, home: builder.indexOf(fn), name, members: [] };
}

/** A list of the arguments from an index on. */
// Matches: args of function visit(...args) { args[0].visits += 1; }
export function restOfArguments(builder: FactsBuilder, fn: Node, index: number): readonly StatePart[] {
  return inList({ root: `${PARAMETER}${index}${ONWARDS}`, home: builder.indexOf(fn), name: '', members: [] });
}

/** What the function around has been given; empty for anything but `arguments`. */
// Matches: arguments of arguments[0].visits += 1
export function partsOfArguments(builder: FactsBuilder, node: Node): readonly StatePart[] {
  const fn = isArguments(builder, node) ? argumentsOwner(node) : undefined;
  return fn ? restOfArguments(builder, fn, 0) : [];
}

function isArguments({ scopes }: FactsBuilder, node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'arguments' && !scopes.variableOf(node);
}
