import type { Node } from './parse';
import { isFunction } from './walk';

/**
 * Whose `this` is meant: that of a function, of a field that an instance has, or, in the body of a class, of the class itself
 * where something is static; undefined for that of the module.
 */
export function thisOwner(node: Node): Node | undefined {
  for (let current = node.parent; current; current = current.parent) {
    if (isOrdinary(current)) return current;
    if (current.type === 'PropertyDefinition' && current.static !== true) return current;
    if (current.type === 'StaticBlock' || current.type === 'PropertyDefinition') return current.parent;
  }
  return undefined;
}

/** The function whose `arguments` are meant; undefined outside of all. */
export function argumentsOwner(node: Node): Node | undefined {
  let current = node.parent;
  while (current && !isOrdinary(current)) current = current.parent;
  return current;
}

/** An arrow function has neither `this` nor `arguments`. */
function isOrdinary(node: Node): boolean {
  return isFunction(node) && node.type !== 'ArrowFunctionExpression';
}
