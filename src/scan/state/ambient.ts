import { EventEmitter } from 'node:events';
import builtIn from 'node:process';
import type { Access, StatePart } from '../../types';
import { accessKinds, membersAt } from './touches';
import type { FactsBuilder } from '../facts';
import { applicationAt, renderedLocals, settingOf, type Named } from './applications';
import type { Node } from '../syntax/parse';
import { requestOf } from '../syntax/imports';
import { keyName, type Nodes } from '../syntax/walk';

/** The root for variables of the environment. */
const ENVIRONMENT = 'process.env';
/** The root for what a module exports. */
export const OWN_EXPORTS = 'exports';
/** Globals that exist without a declaration. */
const BUILT_IN = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...'require module exports __dirname __filename arguments window document'.split(' '),
]);

/** What Node itself keeps in `process`. */
const OF_PROCESS = new Set([
  ...Object.getOwnPropertyNames(builtIn),
  ...Object.getOwnPropertyNames(EventEmitter.prototype),
]);

/** Names whose content belongs to one module, or to a browser page. */
const OWN = new Set('require module exports arguments window document'.split(' '));
/** Names of the object that has all globals. */
const GLOBAL = new Set(['global', 'globalThis']);

/**
 * Accesses to state that modules share without declaring it: globals, the environment, the application object of a
 * request.
 */
export function ambientAccesses(builder: FactsBuilder, tree: Nodes): Access[] {
  const named = [...globalsIn(builder), ...applicationsIn(builder, tree), ...exportsIn(builder)];
  const accesses = named.flatMap((one) => accessesTo(builder, one));
  return [...accesses, ...renderedLocals(builder, tree.of('CallExpression')), ...builtInsIn(builder)];
}

/** The part of such state that an expression is; empty for any other. */
// Matches: req.app and req.app.locals of const { seen } = req.app.locals, globalThis.seen of const seen = globalThis.seen
export function ambientParts(builder: FactsBuilder, node: Node): readonly StatePart[] {
  if (isProcess(builder, node)) return [{ root: 'global', home: 0, name: 'global', members: ['process'] }];
  const named =
    node.type === 'MemberExpression'
      ? applicationAt(builder, node)
      : node.type === 'CallExpression'
        ? settingOf(builder, node)
        : globalAt(builder, node);
  // Variables of the environment are strings.
  return named && named.root !== ENVIRONMENT
    ? [{ root: named.root, home: 0, name: named.root, members: named.names }]
    : [];
}

// Matches: process of const { hits } = process, and require('process'); not that of process.hits
function isProcess({ scopes }: FactsBuilder, node: Node): boolean {
  if (node.type === 'CallExpression') return PROCESS.test(requestOf(node) ?? '');
  if (node.type !== 'Identifier' || node.name !== 'process' || scopes.variableOf(node)) return false;
  return node.parent?.type !== 'MemberExpression';
}

const PROCESS = /^(?:node:)?process$/;

function accessesTo(builder: FactsBuilder, { use, root, names }: Named): Access[] {
  return accessKinds(use).map((touch) => ({
    fn: builder.ownerOf(use),
    at: use.start,
    ...touch,
    root,
    members: [...names, ...touch.members],
    home: 0,
    name: root,
  }));
}

/** Modifying an object of the language or of Node affects the whole program; using one affects nobody. */
// Matches: Array.prototype.last = last, delete Object.prototype.equals, console.log = capture; no method that is called
function builtInsIn(builder: FactsBuilder): Access[] {
  const names = builder.scopes.unresolved.map((use) => ({ use, name: String(use.name) }));
  const known = names.filter(({ name }) => BUILT_IN.has(name) && !OWN.has(name) && !GLOBAL.has(name));
  const uses = known.map(({ use }) => use);
  const changed = uses.filter((use) => !isMember(use, 'env') && !isCalled(membersAt(use).target));
  return changed
    .flatMap((use) => accessesTo(builder, { use, root: 'built-in', names: [String(use.name)] }))
    .filter(({ kind, members }) => kind === 'write' && members.length > 1);
}

function isCalled(callee: Node): boolean {
  return callee.parent?.type === 'CallExpression' && callee.parent.callee === callee;
}

// Matches: global.hits += 1, hits += 1 where nothing declares it, process.env.MODE = 'x', process.hits += 1
function globalsIn(builder: FactsBuilder): Named[] {
  return builder.scopes.unresolved.flatMap((use) => globalAt(builder, use) ?? []);
}

function globalAt({ scopes }: FactsBuilder, use: Node): Named | undefined {
  if (use.type !== 'Identifier' || scopes.variableOf(use)) return undefined;
  const name = String(use.name);
  if (GLOBAL.has(name)) return { use, root: 'global', names: [] };
  if (name === 'process') return ofProcess(use);
  if (name === 'module' || name === 'require') return ofModule(use, name);
  return BUILT_IN.has(name) ? undefined : { use, root: 'global', names: [name] };
}

function ofProcess(use: Node): Named | undefined {
  if (isMember(use, 'env')) return { use: use.parent as Node, root: ENVIRONMENT, names: [] };
  const { type, object, property, computed } = use.parent as Node;
  const field =
    type === 'MemberExpression' && object === use ? keyName(property as Node, computed === true) : undefined;
  return field === undefined || OF_PROCESS.has(field) ? undefined : { use, root: 'global', names: ['process'] };
}

/** What Node itself keeps in the object of a module. */
const OF_MODULE = /^(?:exports|id|path|filename|loaded|parent|children|paths|require|isPreloading)$/;

// Matches: module.hits += 1, require.main.hits += 1
function ofModule(use: Node, name: string): Named | undefined {
  const { type, object, property, computed } = use.parent as Node;
  const field =
    type === 'MemberExpression' && object === use ? keyName(property as Node, computed === true) : undefined;
  if (field === undefined || OF_MODULE.test(field)) return undefined;
  if (name === 'module') return { use, root: 'global', names: ['module'] };
  // The main module may be any.
  return field === 'main' ? { use: use.parent as Node, root: 'global', names: ['module'] } : undefined;
}

// Matches: exports.count += 1, module.exports.users.push(user), where nothing else is called that
function exportsIn({ scopes }: FactsBuilder): Named[] {
  return scopes.unresolved.flatMap((use): Named[] => {
    const isModule = use.name === 'module' && isMember(use, 'exports');
    const whole = isModule ? (use.parent as Node) : use.name === 'exports' ? use : undefined;
    if (whole?.parent?.type !== 'MemberExpression' || whole.parent.object !== whole) return [];
    const name = keyName(whole.parent.property as Node, whole.parent.computed === true);
    const isCall = whole.parent.parent?.type === 'CallExpression' && whole.parent.parent.callee === whole.parent;
    return name === undefined || isCall ? [] : [{ use: whole.parent, root: OWN_EXPORTS, names: [name] }];
  });
}

function applicationsIn(builder: FactsBuilder, tree: Nodes): Named[] {
  return [
    ...tree.of('MemberExpression').flatMap((member) => applicationAt(builder, member) ?? []),
    ...tree.of('CallExpression').flatMap((call) => settingOf(builder, call) ?? []),
  ];
}

function isMember(object: Node, name: string): boolean {
  const { parent } = object;
  return (
    parent?.type === 'MemberExpression' &&
    parent.object === object &&
    keyName(parent.property as Node, parent.computed === true) === name
  );
}
