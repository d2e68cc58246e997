import { isWithin } from '../../program';
import type { Span } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { isFunction, keyName, unwrap } from '../syntax/walk';

const MAKERS = /^Object\.(?:keys|values|entries)$|^Array\.from$/;
/** Methods that make an array without holes from any receiver. */
const MAKES = new Set(['readdirSync', 'split']);
/** Methods that return a new array, or none, and leave their receiver unchanged. */
const DERIVES = new Set(['filter', 'map', 'slice', 'concat', 'flat', 'flatMap', 'sort', 'reverse']);
const LOOKS = new Set([
  ...['forEach', 'map', 'filter', 'slice', 'some', 'every', 'find', 'findIndex', 'includes', 'indexOf', 'join'],
  ...['length', 'reduce', 'flatMap', 'at', 'sort'],
]);

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/** The call of a method of an array, before whose end nobody else may have hold of the array. */
interface Around {
  readonly call: Node;
  readonly scopes: Scopes;
}

/**
 * The statement `list.forEach(visit)`, where the array was just created, has no holes, and nothing else can change it:
 * then `for (const item of list)` does the same.
 */
export function eachStatement(call: Node, scopes: Scopes): Span | undefined {
  const callee = call.callee as Node;
  const args = call.arguments as Node[];
  const statement = call.parent as Node;
  if (statement.type !== 'ExpressionStatement' || !Array.isArray(statement.parent?.body)) return undefined;
  if (callee.type !== 'MemberExpression' || args.length !== 1) return undefined;
  if (callee.computed === true || callee.optional === true || (callee.property as Node).name !== 'forEach')
    return undefined;
  return isFunction(args[0]) && isFresh(callee.object as Node, { call, scopes })
    ? { start: statement.start, end: statement.end }
    : undefined;
}

/** Whether the call is `names.sort()` for such an array. */
export function isMethodOfFresh(call: Node, scopes: Scopes): boolean {
  const callee = unwrap(call.callee as Node);
  return callee.type === 'MemberExpression' && isFresh(callee.object as Node, { call, scopes });
}

function isFresh(list: Node, around: Around, known: ReadonlySet<Variable> = new Set()): boolean {
  const node = unwrap(list);
  if (node.type === 'ArrayExpression') return !(node.elements as (Node | null)[]).includes(null);
  if (node.type === 'Identifier') return isFreshVariable(node, around, known);
  if (node.type === 'AwaitExpression') return isNames(unwrap(node.argument as Node), around.scopes);
  if (node.type !== 'CallExpression' || node.optional === true) return false;
  const callee = unwrap(node.callee as Node);
  if (callee.type !== 'MemberExpression' || callee.computed === true) return callee.name === 'readdirSync';
  const name = keyName(callee.property as Node, false) ?? '';
  const object = callee.object as Node;
  if (object.type === 'Identifier' && MAKERS.test(`${object.name as string}.${name}`)) return true;
  return MAKES.has(name) || (DERIVES.has(name) && isFresh(object, around, known));
}

// Matches: readdir(folder), fs.promises.readdir(folder) – but no function of the file by that name
function isNames(call: Node, scopes: Scopes): boolean {
  if (call.type !== 'CallExpression' || call.optional === true) return false;
  const callee = unwrap(call.callee as Node);
  if (callee.type === 'MemberExpression')
    return keyName(callee.property as Node, callee.computed === true) === 'readdir';
  const declaration = callee.name === 'readdir' ? scopes.variableOf(callee)?.declared[0]?.parent : undefined;
  return declaration !== undefined && declaration !== null && !isFunction(declaration);
}

// Matches: let names = fs.readdirSync(folder); names = names.map(…) – of which nobody but us can have hold
function isFreshVariable(use: Node, around: Around, known: ReadonlySet<Variable>): boolean {
  const variable = around.scopes.variableOf(use);
  if (!variable || variable.declared.length !== 1) return false;
  // What is made of it there is as fresh as everything else.
  if (known.has(variable)) return true;
  const [declared] = variable.declared;
  const among = new Set([...known, variable]);
  const isNobodys = (at: Node): boolean => isLook(at, around, among) || isBehind(at, around.call, declared);
  return isDeclaredFresh(declared, around, among) && variable.uses.every(isNobodys);
}

function isDeclaredFresh(name: Node, around: Around, known: ReadonlySet<Variable>): boolean {
  const parent = name.parent as Node;
  if (parent.type !== 'VariableDeclarator') return isFunction(parent) && isGivenNames(name, parent, around.scopes);
  return parent.id === name && parent.init !== null && isFresh(parent.init as Node, around, known);
}

// Matches: names of fs.promises.readdir(folder).then((names) => …)
function isGivenNames(param: Node, callback: Node, scopes: Scopes): boolean {
  const call = callback.parent as Node;
  if (call.type !== 'CallExpression' || (call.arguments as Node[])[0] !== callback) return false;
  const callee = unwrap(call.callee as Node);
  if (callee.type !== 'MemberExpression' || keyName(callee.property as Node, callee.computed === true) !== 'then')
    return false;
  return (callback.params as Node[])[0] === param && isNames(unwrap(callee.object as Node), scopes);
}

/** Whether a use comes behind the call in any case, and so behind what it waits for. */
// Matches: names of return names; and of (name) => names.includes(name), but not where a function declaration names them
function isBehind(use: Node, call: Node, declared: Node): boolean {
  if (use.start < call.end) return false;
  for (let at = use.parent; at && !isWithin(call, at); at = at.parent)
    if (at.type === 'FunctionDeclaration') return false;
  for (let at = call.parent; at && !isWithin(declared, at); at = at.parent)
    if (isFunction(at) || LOOP.test(at.type)) return false;
  return true;
}

function isLook(use: Node, around: Around, known: ReadonlySet<Variable>): boolean {
  const parent = use.parent as Node;
  if (parent.type === 'ForOfStatement') return parent.right === use;
  // Matches: names = names.filter(…);
  if (parent.type === 'AssignmentExpression' && parent.left === use)
    return (
      parent.operator === '=' &&
      parent.parent?.type === 'ExpressionStatement' &&
      isFresh(parent.right as Node, around, known)
    );
  if (parent.type !== 'MemberExpression' || parent.object !== use) return false;
  const holder = parent.parent as Node;
  const isTarget =
    holder.type === 'UpdateExpression' || (holder.type === 'AssignmentExpression' && holder.left === parent);
  if (isTarget || (holder.type === 'UnaryExpression' && holder.operator === 'delete')) return false;
  return parent.computed === true || LOOKS.has((parent.property as Node).name as string);
}
