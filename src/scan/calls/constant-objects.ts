import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { isFunction, unwrap } from '../syntax/walk';

/** Methods that set fields of their first argument: of `Object`, and of libraries like lodash. */
const SETS = /^(?:assign\w*|merge\w*|extend\w*|defaults\w*|define(?:Property|Properties)|set\w*|unset|update\w*)$/;

/** The object literal that a variable holds, where each use in sight reads it, or gives it to code that only reads it. */
// Matches: options of: const options = { cwd: __dirname }; execSync('make', options);
export function constantObject(scopes: Scopes, node: Node): Node | undefined {
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  const [declared] = variable?.declared ?? [];
  const declarator = declared?.parent;
  if (!variable || variable.reassigned || declarator?.type !== 'VariableDeclarator' || declarator.id !== declared)
    return undefined;
  const init = declarator.init ? unwrap(declarator.init as Node) : undefined;
  return init?.type === 'ObjectExpression' && variable.uses.every((use) => isRead(scopes, use)) ? init : undefined;
}

// Matches: options.cwd, { ...options }, and execSync('make', options), but not fill(options) of: function fill(options) {}
function isRead(scopes: Scopes, use: Node): boolean {
  const parent = use.parent as Node;
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === use && !isTarget(parent);
    case 'SpreadElement':
      return true;
    case 'CallExpression':
    case 'NewExpression':
      return mayOnlyRead(scopes, parent, use);
    default:
      return false;
  }
}

// Matches: options.cwd = dir, delete options.cwd, [options.cwd] = dirs, ({ dir: options.cwd } = folder)
function isTarget(field: Node): boolean {
  const parent = field.parent as Node;
  switch (parent.type) {
    case 'UpdateExpression':
    case 'ArrayPattern':
    case 'RestElement':
      return true;
    case 'UnaryExpression':
      return parent.operator === 'delete';
    case 'Property':
      return parent.value === field && (parent.parent as Node).type === 'ObjectPattern';
    default:
      return parent.left === field && parent.type !== 'BinaryExpression' && parent.type !== 'LogicalExpression';
  }
}

/** Packages are expected to leave options as they are; functions of the same file are not. */
function mayOnlyRead(scopes: Scopes, call: Node, argument: Node): boolean {
  const callee = unwrap(call.callee as Node);
  const { name } = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  if (SETS.test(String(name)) && (call.arguments as Node[])[0] === argument) return false;
  const declared = callee.type === 'Identifier' ? scopes.variableOf(callee)?.declared : undefined;
  return !declared?.some(isOfFunction);
}

// Matches: fill of: function fill(options) {}, and of: const fill = (options) => {}
function isOfFunction({ parent }: Node): boolean {
  const init = parent?.type === 'VariableDeclarator' ? (parent.init as Node | null) : parent;
  return Boolean(init && isFunction(unwrap(init)));
}
