import { LOADER_MAKERS, LOADERS, LOADERS_OF_TESTS } from '../../language/requests';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';

/** Methods of proxyquire that return it. */
const SETTINGS = new Set(['noCallThru', 'callThru', 'noPreserveCache', 'preserveCache']);

/** Whether what is called loads a module: `require` itself, or what holds or gives a function like it. */
export function loadsModule(scopes: Scopes, callee: Node, argument: Node | undefined): boolean {
  if (callee.type === 'MemberExpression')
    return isOfModule(scopes, callee) || isLoadOfTests(scopes, callee) || isActual(callee);
  if (callee.type === 'CallExpression')
    return isEvaluated(callee) || isForTests(scopes, callee) || isLoader(scopes, callee, argument);
  if (callee.type !== 'Identifier') return false;
  const variable = scopes.variableOf(callee);
  if (!variable) return callee.name === 'require';
  if (variable.reassigned) return false;
  const held = initialOf(variable);
  if (isPackage(scopes, callee, TAKING_REQUESTS)) return true;
  return held !== undefined && (isRequire(scopes, held) || isLoader(scopes, held, argument));
}

// Matches: require, module.require, of const load = module.require
function isRequire(scopes: Scopes, node: Node): boolean {
  if (node.type === 'MemberExpression') return isOfModule(scopes, node);
  return node.name === 'require' && !scopes.variableOf(node);
}

// Matches: module.require, Module._load, of const Module = require('module')
function isOfModule(scopes: Scopes, { object, property, computed }: Node): boolean {
  const name = keyName(property as Node, computed === true);
  const owner = unwrap(object as Node);
  if (name === 'require') return owner.name === 'module' && !scopes.variableOf(owner);
  return name === '_load' && isPackage(scopes, owner, MODULE);
}

const MODULE: ReadonlySet<string> = new Set(['module', 'node:module']);

// Matches: eval('require'), which bundlers do not see
function isEvaluated({ callee, arguments: args }: Node): boolean {
  const [text] = args as (Node | undefined)[];
  return (callee as Node).name === 'eval' && text?.value === 'require';
}

const TAKING_REQUESTS: ReadonlySet<string> = new Set([...LOADERS, ...LOADERS_OF_TESTS]);

/** Whether an expression is the function that loads a package, or that a call made for a file. */
// Matches: require('rfr'), createRequire(import.meta.url), require('esm')(module)
function isLoader(scopes: Scopes, node: Node, argument: Node | undefined): boolean {
  if (node.type !== 'CallExpression') return false;
  const maker = unwrap(node.callee as Node);
  const [from] = node.arguments as (Node | undefined)[];
  if (maker.name === 'require') return TAKING_REQUESTS.has(String(from?.value));
  if (maker.type === 'MemberExpression' && isMadeForTests(scopes, maker)) return true;
  if (!isPackage(scopes, maker, LOADER_MAKERS) && !MAKERS.has(nameOf(maker) ?? '')) return false;
  return isOwnFile(from) || !String(argument?.value ?? '.').startsWith('.');
}

const MAKERS: ReadonlySet<string> = new Set(['createRequire', 'createJiti']);

/** Whether an expression is what one of some packages exports. */
// Matches: require('jiti'), jiti of import jiti from 'jiti'
export function isPackage(scopes: Scopes, node: Node, packages: ReadonlySet<string>): boolean {
  if (node.type === 'CallExpression') {
    const [source] = node.arguments as (Node | undefined)[];
    return (node.callee as Node).name === 'require' && packages.has(String(source?.value));
  }
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  if (!variable || variable.reassigned) return false;
  const held = initialOf(variable);
  return held ? isPackage(scopes, held, packages) : packages.has(importedFrom(variable) ?? '');
}

// Matches: rfr, of import rfr from 'rfr'
function importedFrom({ kind, declared: [name] }: Variable): string | undefined {
  const { type, parent } = name.parent ?? {};
  const source = (parent as Node | undefined)?.source as Node | undefined;
  return kind === 'import' && type === 'ImportDefaultSpecifier' ? String(source?.value) : undefined;
}

// Matches: require('rfr'), of const rfr = require('rfr')
function initialOf({ declared: [name] }: Variable): Node | undefined {
  const declarator = name.parent;
  return declarator?.type === 'VariableDeclarator' && declarator.id === name && declarator.init
    ? unwrap(declarator.init as Node)
    : undefined;
}

// Matches: createRequire, Module.createRequire
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'MemberExpression' ? keyName(node.property as Node, node.computed === true) : undefined;
}

// Matches: import.meta.url, import.meta.filename, __filename, module
function isOwnFile(node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return node.name === '__filename' || node.name === 'module';
  return node?.type === 'MemberExpression' && (node.object as Node).type === 'MetaProperty';
}

/** Whether it loads a module as it is, whatever stands in for it in a test. */
// Matches: jest.requireActual('../src/store'), await vi.importActual('../src/store')
function isActual({ object, property, computed }: Node): boolean {
  const name = keyName(property as Node, computed === true);
  return OF_ACTUAL.get(String(unwrap(object as Node).name)) === name;
}

const OF_ACTUAL: ReadonlyMap<string, string> = new Map([
  ['jest', 'requireActual'],
  ['vi', 'importActual'],
]);

// Matches: proxyquire.load('../src/store', {}), require('proxyquire').noCallThru().load('../src/store', {})
function isLoadOfTests(scopes: Scopes, { object, property, computed }: Node): boolean {
  return keyName(property as Node, computed === true) === 'load' && isForTests(scopes, unwrap(object as Node));
}

// Matches: proxyquire, require('proxyquire'), proxyquire.noCallThru()
/** Whether an expression is what such a package exports, or what its settings return, which is the same function. */
function isForTests(scopes: Scopes, node: Node): boolean {
  const callee = node.type === 'CallExpression' ? unwrap(node.callee as Node) : undefined;
  if (callee?.type === 'MemberExpression') return isMadeForTests(scopes, callee);
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  const held = variable && !variable.reassigned ? initialOf(variable) : undefined;
  return isPackage(scopes, node, LOADERS_OF_TESTS) || (held !== undefined && isForTests(scopes, held));
}

// Matches: require('proxyquire').noCallThru
function isMadeForTests(scopes: Scopes, { object, property, computed }: Node): boolean {
  const name = keyName(property as Node, computed === true);
  return SETTINGS.has(String(name)) && isForTests(scopes, unwrap(object as Node));
}
