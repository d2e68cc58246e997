import type { Making } from '../../language/state-parts';
import type { Node } from '../syntax/parse';
import { isFunction, unwrap } from '../syntax/walk';
import type { Contained } from './containers';

/** What a callback written in place returns. */
export function resultsOf(callback: Node, as: Making): readonly Contained[] {
  const fn = unwrap(callback);
  if (!isFunction(fn)) return [];
  return returnedIn(fn.body as Node).map((value) => ({ value, as }));
}

const PARTS = ['body', 'consequent', 'alternate', 'block', 'handler', 'finalizer', 'cases'] as const;

function returnedIn(node: Node): readonly Node[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument as Node] : [];
  if (!/Statement$|^(?:CatchClause|SwitchCase)$/.test(node.type))
    return node.type.endsWith('Declaration') ? [] : [node];
  const parts = PARTS.flatMap((part) => (node[part] ?? []) as Node | Node[]);
  return parts.flatMap((part) => (part.type === 'ExpressionStatement' ? [] : returnedIn(part)));
}
