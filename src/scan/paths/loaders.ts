import { LOADERS, LOADERS_OF_TESTS } from '../../language/requests';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';

/** Methods of proxyquire that return it. */
const SETTINGS = new Set(['noCallThru', 'callThru', 'noPreserveCache', 'preserveCache']);

/** Whether what is called loads a module: `require` itself, or what holds or gives a function like it. */
export function loadsModule(scopes: Scopes, callee: Node, argument: Node | undefined): boolean {
  if (callee.type === 'MemberExpression') return isLoadOfTests(scopes, callee);
  if (callee.type === 'CallExpression') return isForTests(scopes, callee);
  if (callee.type !== 'Identifier') return false;
  const variable = scopes.variableOf(callee);
  if (!variable) return callee.name === 'require';
  if (variable.reassigned) return false;
  return isImported(variable) || isMade(scopes, variable, argument);
}

// Matches: import rfr from 'rfr'
function isImported({ kind, declared: [name] }: Variable): boolean {
  const { type, parent } = name.parent ?? {};
  const source = (parent as Node | undefined)?.source as Node | undefined;
  return kind === 'import' && type === 'ImportDefaultSpecifier' && isLoader(source);
}

// Matches: const require = createRequire(import.meta.url), const rfr = require('rfr')
function isMade(scopes: Scopes, { declared: [name] }: Variable, argument: Node | undefined): boolean {
  const declarator = name.parent;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id !== name || !declarator.init) return false;
  const made = unwrap(declarator.init as Node);
  if (made.type !== 'CallExpression') return false;
  const maker = unwrap(made.callee as Node);
  const [from] = made.arguments as (Node | undefined)[];
  if (maker.name === 'require') return isLoader(from);
  if (maker.type === 'MemberExpression' && isMadeForTests(scopes, maker)) return true;
  return nameOf(maker) === 'createRequire' && (isOwnFile(from) || !String(argument?.value ?? '.').startsWith('.'));
}

// Matches: createRequire, Module.createRequire
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'MemberExpression' ? keyName(node.property as Node, node.computed === true) : undefined;
}

// Matches: import.meta.url, import.meta.filename, __filename
function isOwnFile(node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return node.name === '__filename';
  return node?.type === 'MemberExpression' && (node.object as Node).type === 'MetaProperty';
}

function isLoader(source: Node | undefined): boolean {
  const request = String(source?.value);
  return LOADERS.has(request) || LOADERS_OF_TESTS.has(request);
}

// Matches: proxyquire.load('../src/store', {}), require('proxyquire').noCallThru().load('../src/store', {})
function isLoadOfTests(scopes: Scopes, { object, property, computed }: Node): boolean {
  return keyName(property as Node, computed === true) === 'load' && isForTests(scopes, unwrap(object as Node));
}

// Matches: proxyquire, require('proxyquire'), proxyquire.noCallThru()
/** Whether an expression is what such a package exports, or what its settings return, which is the same function. */
function isForTests(scopes: Scopes, node: Node): boolean {
  if (node.type === 'Identifier') {
    const variable = scopes.variableOf(node);
    return variable !== undefined && !variable.reassigned && (isImported(variable) || isHeldForTests(scopes, variable));
  }
  if (node.type !== 'CallExpression') return false;
  const callee = unwrap(node.callee as Node);
  const [from] = node.arguments as (Node | undefined)[];
  if (callee.type === 'MemberExpression') return isMadeForTests(scopes, callee);
  return callee.name === 'require' && !scopes.variableOf(callee) && LOADERS_OF_TESTS.has(String(from?.value));
}

function isHeldForTests(scopes: Scopes, { declared: [name] }: Variable): boolean {
  const declarator = name.parent;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id !== name || !declarator.init) return false;
  return isForTests(scopes, unwrap(declarator.init as Node));
}

// Matches: require('proxyquire').noCallThru
function isMadeForTests(scopes: Scopes, { object, property, computed }: Node): boolean {
  const name = keyName(property as Node, computed === true);
  return SETTINGS.has(String(name)) && isForTests(scopes, unwrap(object as Node));
}
