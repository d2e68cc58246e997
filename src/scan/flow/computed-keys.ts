import { accessorField } from '../../language/fields';
import { fieldOf } from './assign';
import type { FactsBuilder } from '../facts';
import { knownKeys, listOf } from './known-keys';
import { rowsOf, storeRows } from './named-rows';
import { requestBy } from './texts';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { functionAround, unwrap } from '../syntax/walk';

/** Calls that keep some of the elements of a list, or their order only. */
const KEEPS = /^(?:filter|sort|slice|reverse)$/;
const KEYS = /^(?:Object\.(?:keys|getOwnPropertyNames)|Reflect\.ownKeys)$/;
const ENTRIES = /^Object\.entries$/;

/** Expressions of which a part is known. */
// Matches: `on${name}`, 'on' + name
const PARTLY_KNOWN = new Set(['TemplateLiteral', 'BinaryExpression', 'Literal']);

/** What is stored in an object under a name that is computed. */
export interface ComputedStore {
  readonly target: Node;
  /** Its flow node. */
  readonly object: number;
  readonly key: Node;
  readonly value: Node;
  /** `value`, unless an accessor is defined. */
  readonly kind?: string;
}

/**
 * Adds what is known of the names under which something is stored, so that reads by one of these names find it. Others
 * find it, too, where there is nothing else, unless a part of the name is known.
 */
export function computedStoreRule(builder: FactsBuilder, store: ComputedStore): void {
  const { scopes } = builder;
  const key = unwrap(store.key);
  const variable = key.type === 'Identifier' ? scopes.variableOf(key) : undefined;
  const isGiven = variable !== undefined && isParameter(variable) && isOwn(scopes, store.target);
  if (isGiven) storeGiven(builder, store, variable);
  const source = variable && keysOf(scopes, variable);
  if (source) storeKeys(builder, store, source);
  const rows = source ? undefined : rowsOf(scopes, key, variable);
  if (rows) storeRows(builder, store, rows);
  if (!isGiven && !source && !rows && !PARTLY_KNOWN.has(key.type)) builder.add('store-any', store.object);
}

// Matches: for (const name of ['users', 'notes']) Object.defineProperty(exports, name, { get: () => require(`./${name}`) })
/** What is defined under names that are computed. */
export function definedEachRule(builder: FactsBuilder, store: Required<ComputedStore>): void {
  const { object, key, value, kind } = store;
  const given = kind === 'get' ? returnedBy(value) : value;
  if (
    given?.type === 'MemberExpression' &&
    given.computed === true &&
    isSame(builder.scopes, given.property as Node, key)
  )
    return builder.add('merge', object, builder.nodeOf(given.object as Node));
  const known = knownKeys(builder, key);
  if (!known) return computedStoreRule(builder, store);
  for (const name of known.names) {
    const found = given && requestBy(builder, given, new Map([[known.variable, name]]));
    builder.add(
      'store',
      object,
      found === undefined ? accessorField(kind, name) : name,
      found ?? builder.nodeOf(value),
    );
  }
}

function isSame({ variableOf }: Scopes, one: Node, other: Node): boolean {
  return one.type === 'Identifier' && variableOf(one) !== undefined && variableOf(one) === variableOf(other);
}

/** What a function returns that does nothing else. */
function returnedBy({ type, body }: Node): Node | undefined {
  const block = /Function/.test(type) ? (body as Node) : undefined;
  const [only, more] = block?.type === 'BlockStatement' ? (block.body as (Node | undefined)[]) : [block];
  const returned = only?.type === 'ReturnStatement' ? (only.argument as Node | null) : only;
  return more === undefined && returned ? unwrap(returned) : undefined;
}

/** Whether a function stores in an object of its own, or of its class or file, and not in any that it is given. */
function isOwn(scopes: Scopes, target: Node): boolean {
  const node = unwrap(target);
  if (node.type === 'MemberExpression') return isOwn(scopes, node.object as Node);
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  return (
    node.type === 'ThisExpression' ||
    node.name === 'module' ||
    node.name === 'exports' ||
    (variable !== undefined && variable.kind !== 'parameter')
  );
}

function isParameter({ kind, reassigned, declared: [declared] }: Variable): boolean {
  return kind === 'parameter' && !reassigned && paramIndex(declared) >= 0;
}

function paramIndex(declared: Node): number {
  const { params } = declared.parent as Node;
  return Array.isArray(params) ? params.indexOf(declared) : -1;
}

// Matches: function add(name, fn) { all[name] = fn; }, which is called with 'load'
function storeGiven(builder: FactsBuilder, { object, value, kind = 'value' }: ComputedStore, variable: Variable): void {
  const [declared] = variable.declared;
  const around = declared.parent as Node;
  const given = value.type === 'Identifier' ? builder.scopes.variableOf(value) : undefined;
  const isGiven = given !== undefined && isParameter(given) && given.declared[0].parent === around;
  const from = isGiven ? paramIndex(given.declared[0]) : -1;
  // Within a callback of the function, the parameter is that of the outer call.
  if (kind === 'value' && functionAround(declared) !== undefined)
    builder.add('store-given', object, builder.nodeOf(value), builder.indexOf(around), paramIndex(declared), from);
}

/** The object whose keys a variable takes in turn, and the variable that has the value beside it. */
interface Source {
  readonly of: Node;
  readonly value?: Variable;
}

// Matches: for (const key in source), for (const key of Object.keys(source)), Object.entries(source).forEach(([key, fn]) => …)
/** What a variable takes the keys of. */
export function keysOf(scopes: Scopes, { declared: [declared], reassigned }: Variable): Source | undefined {
  const parent = declared.parent as Node;
  if (reassigned) return undefined;
  if (parent.type === 'ArrayPattern') {
    const [first, second] = parent.elements as (Node | null)[];
    const of = first === declared ? argumentOf(listOf(parent), ENTRIES) : undefined;
    return of && { of, value: second?.type === 'Identifier' ? scopes.declaredBy(second)[0] : undefined };
  }
  const loop = parent.parent?.parent;
  if (parent.type === 'VariableDeclarator' && loop?.type === 'ForInStatement' && loop.left === parent.parent)
    return { of: loop.right as Node };
  const of = argumentOf(listOf(declared), KEYS);
  return of && { of };
}

function argumentOf(list: Node | undefined, called: RegExp): Node | undefined {
  const call = list && unwrap(list);
  const callee = call?.type === 'CallExpression' ? unwrap(call.callee as Node) : undefined;
  if (callee?.type !== 'MemberExpression') return undefined;
  const name = fieldOf(callee);
  if (KEEPS.test(name)) return argumentOf(callee.object as Node, called);
  const [given] = (call as Node).arguments as Node[];
  return called.test(`${String((callee.object as Node).name)}.${name}`) ? given : undefined;
}

function storeKeys(
  builder: FactsBuilder,
  { object, value, kind = 'value' }: ComputedStore,
  { of, value: held }: Source,
): void {
  const from = builder.nodeOf(of);
  const isHeld = held !== undefined && value.type === 'Identifier' && builder.scopes.variableOf(value) === held;
  if (isHeld && kind === 'value') builder.add('merge', object, from);
  else if (isOfFile(builder.scopes, of)) builder.add('store-keys', object, from, builder.nodeOf(value), kind);
}

/** Whether it is one object, and not whatever a function is given, as by who copies all kinds of objects. */
function isOfFile(scopes: Scopes, of: Node): boolean {
  const node = unwrap(of);
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  return node.type === 'ObjectExpression' || (variable?.topLevel === true && !variable.reassigned);
}
