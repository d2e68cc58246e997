import { initOf } from '../flow/known-keys';
import type { Scopes } from '../syntax/scopes';
import type { Node } from '../syntax/parse';
import { isFunction, unwrap } from '../syntax/walk';
import { calledName } from '../paths/streams';

/** Express knows error handlers by their parameters: these get an error. */
const ERROR_HANDLER = 4;

/** Whether an expression gives `undefined` or `null`, or something falsy, on one of its ways. */
// Matches: isTaken ? new Error('taken') : undefined, isTaken && new Error('taken'), and a variable that has such a value
export function isOptional(scopes: Scopes, expression: Node): boolean {
  const node = unwrap(expression);
  if (node.type === 'LogicalExpression') return node.operator === '&&' || isNothing(scopes, node.right as Node);
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].some((arm) => isNothing(scopes, arm as Node));
  if (node.type !== 'Identifier' || isNothingItself(node)) return false;
  const init = initOf(scopes, node);
  return init ? isOptional(scopes, init) : isSetLater(scopes, node) || isReported(scopes, node);
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

/** Whether it is what a callback gets first: an error, or nothing, unless it is tested around there. */
// Matches: error in load((error, page) => { req.page = page; next(error); }), and not in load((error) => { if (error) next(error); })
function isReported(scopes: Scopes, identifier: Node): boolean {
  const [param] = scopes.variableOf(identifier)?.declared ?? [];
  const callback = param?.parent;
  if (!callback || !isFunction(callback) || callback.parent?.type !== 'CallExpression') return false;
  const params = callback.params as Node[];
  const isFirst = params[0] === param && params.length !== ERROR_HANDLER;
  return isFirst && !isOfErrors(callback, callback.parent) && !isTested(identifier, callback);
}

/** Whether a call has nothing but errors for a callback. */
// Matches: load().catch((error) => next(error)), load().then(show, next), stream.on('error', (error) => next(error))
function isOfErrors(callback: Node, call: Node): boolean {
  const [first, second] = call.arguments as Node[];
  const name = calledName(call);
  return name === 'catch' || (second === callback && (name === 'then' || first.value === 'error'));
}

/** Whether an expression is only evaluated where the variable that it is has a value. */
function isTested(identifier: Node, callback: Node): boolean {
  for (let at = identifier; at !== callback && at.parent; at = at.parent) {
    const { type, test, consequent, operator, left, right } = at.parent;
    const isIf = (type === 'IfStatement' || type === 'ConditionalExpression') && consequent === at;
    const isAnd = type === 'LogicalExpression' && operator === '&&' && right === at;
    const tested = isIf ? test : isAnd ? left : undefined;
    if (tested && demands(tested as Node, String(identifier.name))) return true;
  }
  return false;
}

/** Whether a condition holds only where a variable has a value. */
// Matches: error, error && !res.headersSent, error !== null, error instanceof Missing
function demands(condition: Node, name: string): boolean {
  const { type, operator, left, right } = unwrap(condition);
  const sides = [left, right].flatMap((side) => (side ? [unwrap(side as Node)] : []));
  const isNamed = (node: Node): boolean => node.type === 'Identifier' && node.name === name;
  if (type === 'LogicalExpression') return operator === '&&' && sides.some((side) => demands(side, name));
  if (type !== 'BinaryExpression') return isNamed(unwrap(condition));
  const isSure = operator === 'instanceof' || (/^!==?$/.test(String(operator)) && sides.some(isNothingItself));
  return isSure && sides.some(isNamed);
}
