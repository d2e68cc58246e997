import type { Detour } from '../types';
import type { Node } from './parse';
import { isFunction, spanOf } from './walk';

const LEAVES = /^(?:Return|Throw)Statement$/;

/** The ways past an `await`: what is done in place of the branches that it is in. */
// Matches: if (there) send(await load()); else send([]);
export function detoursOf(node: Node): Detour[] {
  const detours: Detour[] = [];
  for (let at = node; at.parent && !isFunction(at); at = at.parent) {
    const { parent } = at;
    if (parent.type !== 'IfStatement' && parent.type !== 'ConditionalExpression') continue;
    if (parent.consequent === at && parent.alternate)
      detours.push({ past: spanOf(at), by: spanOf(parent.alternate as Node) });
    if (at !== parent.test && parent.type === 'IfStatement' && leaves(at))
      detours.push({ past: spanOf(at), by: { start: parent.end, end: functionAround(parent).end } });
  }
  return detours;
}

/** What comes after it is done only by those who went another way. */
function leaves(branch: Node): boolean {
  const last = branch.type === 'BlockStatement' ? (branch.body as Node[]).at(-1) : branch;
  return last !== undefined && LEAVES.test(last.type);
}

function functionAround(node: Node): Node {
  let at = node;
  while (at.parent && !isFunction(at)) at = at.parent;
  return at;
}
