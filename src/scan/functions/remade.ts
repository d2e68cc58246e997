import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/** Whether a function that is called without `new` does nothing but make an object of its own. */
// Matches: function Note(text) { if (!(this instanceof Note)) return new Note(text); this.text = text; }
export function isRemade({ body }: Node): boolean {
  const [first] = (body as Node).type === 'BlockStatement' ? ((body as Node).body as Node[]) : [];
  if (first?.type !== 'IfStatement' || first.alternate) return false;
  return isCalledPlainly(unwrap(first.test as Node)) && returnsNew(first.consequent as Node);
}

// Matches: !(this instanceof Note), !new.target
function isCalledPlainly({ type, operator, argument }: Node): boolean {
  if (type !== 'UnaryExpression' || operator !== '!') return false;
  const tested = unwrap(argument as Node);
  if (tested.type === 'MetaProperty') return true;
  return tested.type === 'BinaryExpression' && tested.operator === 'instanceof' && isThis(tested.left as Node);
}

function isThis(node: Node): boolean {
  return unwrap(node).type === 'ThisExpression';
}

function returnsNew(statement: Node): boolean {
  const [only, ...more] = statement.type === 'BlockStatement' ? (statement.body as Node[]) : [statement];
  if (more.length > 0 || only?.type !== 'ReturnStatement' || !only.argument) return false;
  return unwrap(only.argument as Node).type === 'NewExpression';
}
