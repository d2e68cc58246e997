import type { Node } from './parse';
import { isFunction } from './walk';

/**
 * The function whose `this` is meant; for a field initialiser or a static member the class body; undefined for the
 * module.
 */
export function thisOwner(node: Node): Node | undefined {
  for (let current = node.parent; current; current = current.parent) {
    if (isOrdinary(current)) return current;
    if (current.type === 'PropertyDefinition' && current.static !== true) return current;
    if (current.type === 'StaticBlock' || current.type === 'PropertyDefinition') return current.parent;
  }
  return undefined;
}

/** The function whose `arguments` are meant; undefined outside of functions. */
export function argumentsOwner(node: Node): Node | undefined {
  let current = node.parent;
  while (current && !isOrdinary(current)) current = current.parent;
  return current;
}

/** Arrow functions have neither `this` nor `arguments`. */
function isOrdinary(node: Node): boolean {
  return isFunction(node) && node.type !== 'ArrowFunctionExpression';
}
