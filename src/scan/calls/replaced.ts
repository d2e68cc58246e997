import { MUTATORS } from '../state/touches';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';

/**
 * What is evaluated before a value, is changed with it after, and may be replaced by another meanwhile: the receiver of a
 * mutating method, or the object whose property is set.
 */
// Matches: queue of queue.push(f()) and queue[id] = f(), where the file has queue = [];
export function replacedBefore(parent: Node, value: Node, scopes: Scopes, text: string): Node | undefined {
  const changed = receiverOf(parent, value) ?? objectOf(parent, value);
  return changed && isReplaced(unwrap(changed), scopes, text) ? changed : undefined;
}

function receiverOf(call: Node, value: Node): Node | undefined {
  if (call.type !== 'CallExpression' || !(call.arguments as Node[]).includes(value)) return undefined;
  const { type, object, property, computed } = unwrap(call.callee as Node);
  const isMutating = type === 'MemberExpression' && MUTATORS.has(keyName(property as Node, computed === true) ?? '');
  return isMutating ? (object as Node) : undefined;
}

function objectOf({ type, operator, left, right }: Node, value: Node): Node | undefined {
  if (type !== 'AssignmentExpression' || operator !== '=' || right !== value) return undefined;
  const target = left as Node;
  return target.type === 'MemberExpression' ? (target.object as Node) : undefined;
}

function isReplaced(target: Node, scopes: Scopes, text: string): boolean {
  if (target.type === 'Identifier') return scopes.variableOf(target)?.reassigned === true;
  if (target.type !== 'MemberExpression') return false;
  const name = keyName(target.property as Node, target.computed === true);
  return name !== undefined && /^#?[\w$]+$/.test(name) && isAssigned(name, madeIn(target), text);
}

/** Whether a text sets a property of that name, but where objects are made. */
function isAssigned(name: string, made: Node | undefined, text: string): boolean {
  const set = new RegExp(`\\.${name.replaceAll('$', '\\$')}\\s*=(?![=>])`, 'g');
  return [...text.matchAll(set)].some(({ index }) => !made || index < made.start || index > made.end);
}

/** The constructor of the class around a node. */
function madeIn(node: Node): Node | undefined {
  let at: Node | undefined = node;
  while (at && at.type !== 'ClassBody') at = at.parent;
  return (at?.body as Node[] | undefined)?.find(({ kind }) => kind === 'constructor');
}
