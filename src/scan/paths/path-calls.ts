import type { FactsBuilder } from '../facts';
import { requestOf } from '../syntax/imports';
import { elementsOf } from '../syntax/lists';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { isFunction, keyName, unwrap } from '../syntax/walk';

const JOINS: ReadonlySet<unknown> = new Set(['join', 'resolve', 'normalize']);
const USUAL: ReadonlySet<unknown> = new Set(['path', 'posix']);
const MODULE = /^(?:node:)?path(?:\/(?:posix|win32))?$/;

// Matches: path.join(…), path.resolve(…), Path.join(…), hub.path.join(…), join(…), at(…) of import { join as at } from 'path'
/** Whether a call builds a path with Node's `path` module, whatever the module or function is called. */
export function joinsPaths(builder: FactsBuilder, call: Node): boolean {
  const callee = unwrap(call.callee as Node);
  if (callee.type === 'Identifier')
    return mayJoin(builder.scopes, callee) || JOINS.has(importedAs(builder.scopes, callee));
  if (callee.type !== 'MemberExpression' || !JOINS.has((callee.property as Node).name)) return false;
  const object = callee.object as Node;
  if (object.type === 'MemberExpression') return USUAL.has((object.property as Node).name);
  return USUAL.has(object.name) || isModule(builder.scopes, object);
}

/** Whether a name is usual for a function that joins paths, and not that of a function of the file. */
// Matches: resolve, and not that of const resolve = (name) => path.join(ROOT, name)
export function mayJoin(scopes: Scopes, name: Node): boolean {
  if (!JOINS.has(name.name)) return false;
  const declared = scopes.variableOf(name)?.declared[0];
  const at = declared?.parent;
  if (!at || at.id !== declared) return true;
  const value = at.type === 'VariableDeclarator' && at.init ? unwrap(at.init as Node) : at;
  return !isFunction(value);
}

/** Whether a function comes from another file of the program. */
// Matches: resolve of import { resolve } from './files.js', of const { resolve } = require('./files')
export function isOfProgram(scopes: Scopes, name: Node): boolean {
  const at = scopes.variableOf(name)?.declared[0]?.parent;
  const by = at?.type === 'Property' ? at.parent?.parent : at;
  return !!by && requestBy(by)?.startsWith('.') === true;
}

/** The function of Node's `path` module that a call means; undefined for any other call. */
// Matches: path.parse(file), path.posix.dirname(file), parse(file) of import { parse } from 'path'
export function pathFunctionOf({ scopes }: FactsBuilder, call: Node): string | undefined {
  const callee = unwrap(call.callee as Node);
  if (callee.type === 'Identifier') return importedAs(scopes, callee);
  if (callee.type !== 'MemberExpression') return undefined;
  const object = unwrap(callee.object as Node);
  const isOfPath =
    object.type === 'MemberExpression' ? USUAL.has((object.property as Node).name) : USUAL.has(object.name);
  return isOfPath || isModule(scopes, object) ? keyName(callee.property as Node, callee.computed === true) : undefined;
}

/** What a call of such a function is given, also by `apply`, spread, or before by `bind`; undefined for any other call. */
// Matches: path.join(folder, name), path.join.apply(path, parts), path.join(...parts), at(name) of const at = path.join.bind(path, folder)
export function joinedBy(builder: FactsBuilder, call: Node): readonly Node[] | undefined {
  const args = (call.arguments as Node[]).flatMap((arg) =>
    arg.type === 'SpreadElement' ? (elementsOf(builder.scopes, arg.argument as Node) ?? [arg]) : [arg],
  );
  if (joinsPaths(builder, call)) return args;
  const [method, on] = methodOf(call);
  if (on && method === 'apply' && args[1] && joinsPaths(builder, { ...call, callee: on }))
    return elementsOf(builder.scopes, args[1]);
  const bound = boundBefore(builder, call);
  return bound && [...bound, ...args];
}

/** The arguments that a function got when it was bound. */
function boundBefore(builder: FactsBuilder, { callee }: Node): readonly Node[] | undefined {
  const name = unwrap(callee as Node);
  const variable = name.type === 'Identifier' ? builder.scopes.variableOf(name) : undefined;
  const declarator = variable?.declared[0]?.parent;
  if (declarator?.type !== 'VariableDeclarator' || variable?.reassigned || !declarator.init) return undefined;
  const made = unwrap(declarator.init as Node);
  const [method, on] = made.type === 'CallExpression' ? methodOf(made) : [];
  const isBound = on && method === 'bind' && joinsPaths(builder, { ...made, callee: on });
  return isBound ? (made.arguments as Node[]).slice(1) : undefined;
}

/** The method that a call calls, and on what. */
function methodOf(call: Node): readonly [string | undefined, Node] | readonly [] {
  const { type, object, property, computed } = unwrap(call.callee as Node);
  return type === 'MemberExpression' ? [keyName(property as Node, computed === true), unwrap(object as Node)] : [];
}

// Matches: path.join(…), Path.join(…), join(…) of import { join } from 'path', and not resolve(…) of a promise
/** Whether a call builds a path, and cannot be one of another module or of the program. */
export function isOfPathModule({ scopes }: FactsBuilder, call: Node): boolean {
  const callee = unwrap(call.callee as Node);
  if (callee.type === 'Identifier') return JOINS.has(importedAs(scopes, callee));
  return (
    callee.type === 'MemberExpression' &&
    JOINS.has((callee.property as Node).name) &&
    isModule(scopes, callee.object as Node)
  );
}

// Matches: path.sep, sep of import { sep } from 'path'
/** Whether an expression is what separates the names in a path. */
export function isSeparator(scopes: Scopes, node: Node): boolean {
  if (node.type === 'Identifier') return importedAs(scopes, node) === 'sep';
  if (node.type !== 'MemberExpression' || node.computed === true || (node.property as Node).name !== 'sep')
    return false;
  const object = node.object as Node;
  return USUAL.has(object.name) || isModule(scopes, object);
}

// Matches: import Path from 'path', import * as Path from 'node:path', const Path = require('path')
function isModule(scopes: Scopes, name: Node | null): boolean {
  const declared = name?.type === 'Identifier' ? scopes.variableOf(name)?.declared[0] : undefined;
  const at = declared?.parent;
  if (at?.type === 'ImportDefaultSpecifier' || at?.type === 'ImportNamespaceSpecifier') return isFromPath(at);
  return at?.type === 'VariableDeclarator' && at.id === declared && isFromPath(at);
}

/** The name in Node's module of an imported binding. */
function importedAs(scopes: Scopes, name: Node): string | undefined {
  const at = scopes.variableOf(name)?.declared[0]?.parent;
  if (at?.type === 'ImportSpecifier') return isFromPath(at) ? ((at.imported as Node).name as string) : undefined;
  const declarator = at?.type === 'Property' ? at.parent?.parent : undefined;
  if (!at || declarator?.type !== 'VariableDeclarator') return undefined;
  const isOurs = isFromPath(declarator) || isModule(scopes, declarator.init as Node | null);
  return isOurs ? keyName(at.key as Node, at.computed === true) : undefined;
}

function isFromPath(at: Node): boolean {
  return MODULE.test(requestBy(at) ?? '');
}

/** The module that a declaration takes something from. */
function requestBy(at: Node): string | undefined {
  const init = at.type === 'VariableDeclarator' ? (at.init as Node | null) : null;
  return init ? requestOf(unwrap(init)) : ((at.parent?.source as Node | undefined)?.value as string | undefined);
}
