import type { Detour } from '../../types';
import type { Node } from '../syntax/parse';
import { endsWith, isFunction, spanOf } from '../syntax/walk';

/** The control flow that bypasses a node: the alternatives of the branches that it is in. */
// Matches: if (there) send(await load()); else send([]);
export function detoursOf(node: Node): Detour[] {
  const detours: Detour[] = [];
  for (let at = node; at.parent && !isFunction(at); at = at.parent) {
    const { parent } = at;
    if (parent.type !== 'IfStatement' && parent.type !== 'ConditionalExpression') continue;
    if (parent.consequent === at && parent.alternate)
      detours.push({ past: spanOf(at), by: spanOf(parent.alternate as Node) });
    if (at !== parent.test && parent.type === 'IfStatement' && endsWith(at, 'ReturnStatement', 'ThrowStatement'))
      // Only control that took another branch continues after it.
      detours.push({ past: spanOf(at), by: { start: parent.end, end: scopeOf(parent).end } });
  }
  return detours;
}

/** The innermost function that contains a node, or the program. */
function scopeOf(node: Node): Node {
  let at = node;
  while (at.parent && !isFunction(at)) at = at.parent;
  return at;
}
