import type { ChoiceFacts } from '../types';
import type { FactsBuilder } from './facts';
import type { Node } from './parse';
import { isFunction, spanOf, type Nodes } from './walk';

/** Parts of functions of which nobody does both: the arms of a condition, and those that return and what comes behind. */
// Matches: if (short) send(head()); else send(all());, short ? head() : all() and if (short) return head(); send(all());
export function choicesOf(builder: FactsBuilder, tree: Nodes): ChoiceFacts[] {
  return tree.of('IfStatement', 'ConditionalExpression').flatMap((node) => {
    const fn = builder.ownerOf(node);
    const arms = [node.consequent, node.alternate].filter((arm) => arm) as Node[];
    const around = functionAround(node);
    const returning = around && node.type === 'IfStatement' ? arms.filter((arm) => returns(arm)) : [];
    return [
      ...(arms.length === 2 ? [{ fn, one: spanOf(arms[0]), other: spanOf(arms[1]) }] : []),
      ...returning.map((arm) => ({ fn, one: spanOf(arm), other: { start: node.end, end: (around as Node).end } })),
    ];
  });
}

/** The function that a statement returns from; undefined where something is done all the same on the way out. */
function functionAround(node: Node): Node | undefined {
  let at = node;
  for (; at.parent && !isFunction(at); at = at.parent)
    if (at.parent.type === 'TryStatement' && at.parent.finalizer && at.parent.finalizer !== at) return undefined;
  return isFunction(at) ? at : undefined;
}

function returns(arm: Node): boolean {
  const last = arm.type === 'BlockStatement' ? (arm.body as Node[]).at(-1) : arm;
  return last?.type === 'ReturnStatement';
}
