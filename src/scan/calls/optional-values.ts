import { initOf } from '../flow/known-keys';
import type { Scopes } from '../syntax/scopes';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/** Whether an expression gives `undefined` or `null`, or something falsy, on one of its ways. */
// Matches: isTaken ? new Error('taken') : undefined, isTaken && new Error('taken'), and a variable that has such a value
export function isOptional(scopes: Scopes, expression: Node): boolean {
  const node = unwrap(expression);
  if (node.type === 'LogicalExpression') return node.operator === '&&' || isNothing(scopes, node.right as Node);
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].some((arm) => isNothing(scopes, arm as Node));
  if (node.type !== 'Identifier' || isNothingItself(node)) return false;
  const init = initOf(scopes, node);
  return init ? isOptional(scopes, init) : isSetLater(scopes, node);
}

function isNothing(scopes: Scopes, expression: Node): boolean {
  return isNothingItself(unwrap(expression)) || isOptional(scopes, expression);
}

function isNothingItself({ type, name, value }: Node): boolean {
  return (type === 'Identifier' && name === 'undefined') || (type === 'Literal' && value === null);
}

// Matches: let error; if (isTaken(name)) error = new Error('taken');
function isSetLater(scopes: Scopes, identifier: Node): boolean {
  const variable = scopes.variableOf(identifier);
  const declarator = variable?.declared[0]?.parent;
  const isUnset =
    declarator?.type === 'VariableDeclarator' && (!declarator.init || isNothingItself(declarator.init as Node));
  return isUnset && variable?.reassigned === true;
}
