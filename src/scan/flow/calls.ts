import { MERGES } from '../../language/collections';
import { accessorField, ANY_FIELD, ELEMENTS } from '../../language/fields';
import { fieldOf, load, storeSymbol, superclassOf } from './assign';
import { definedEachRule } from './computed-keys';
import type { FactsBuilder } from '../facts';
import { interopRule, isInterop } from './interop';
import { requestFromRoot } from '../paths/main-module';
import { asks, request, textRule } from './texts';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

// Matches: path.join(__dirname, 'routes'), resolve('routes')
const JOINS = /^(?:join|resolve|normalize|dirname)$/;
const KINDS = new Set(['value', 'get', 'set']);
const CONTAINERS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);

/**
 * The flow of special calls: `require(…)`, `super(…)`, `bind`, `Object.assign`; for others it depends on the callee.
 */
export function callRule(builder: FactsBuilder, node: Node): void {
  const callee = unwrap(node.callee as Node);
  const args = node.arguments as Node[];
  if (args[0] && asks(builder.scopes, callee, args[0])) return request(builder, node, args[0]);
  if (args[0]) requestFromRoot(builder, node, callee, args[0]);
  if (isInterop(node)) return interopRule(builder, node);
  if (callee.type === 'Super') {
    const above = superclassOf(builder, callee);
    if (above >= 0) builder.add('copy', builder.nodeOf(callee), above);
  }
  const field = callee.type === 'MemberExpression' ? fieldOf(callee) : '';
  if (JOINS.test(field || String(callee.name))) textRule(builder, node);
  if (field === 'bind') bindRule(builder, node, callee, args);
  if (field === 'defineProperty') defineRule(builder, args);
  if (field === '__defineGetter__' && typeof args[0]?.value === 'string' && args[1])
    define(builder, builder.nodeOf(callee.object as Node), 'get', args[0].value, args[1]);
  if (field !== '' && MERGES.test(`${String((callee.object as Node).name)}.${field}`)) mergeRule(builder, node, args);
}

// Matches: handler.bind(this), handler.bind(null, options)
function bindRule(builder: FactsBuilder, node: Node, callee: Node, args: readonly Node[]): void {
  const fn = builder.nodeOf(callee.object as Node);
  builder.add('copy', builder.nodeOf(node), fn);
  const count = args.some(({ type }) => type === 'SpreadElement') ? -1 : args.length - 1;
  if (args.length > 1) builder.add('shift', fn, count);
  if (args[0] && args[0].type !== 'SpreadElement') builder.add('this', fn, builder.nodeOf(args[0]));
}

// Matches: Object.assign(target, source), _.extend(this, { rooms: [] })
function mergeRule(builder: FactsBuilder, node: Node, args: readonly Node[]): void {
  if (!args[0] || args[0].type === 'SpreadElement') return;
  const target = builder.nodeOf(args[0]);
  builder.add('copy', builder.nodeOf(node), target);
  for (const source of args.slice(1))
    builder.add('merge', target, builder.nodeOf(source.type === 'SpreadElement' ? (source.argument as Node) : source));
}

// Matches: Object.defineProperty(store, 'load', { value: load }), defineProperty(store, 'notes', { get() { … } })
function defineRule(builder: FactsBuilder, [target, name, descriptor]: readonly Node[]): void {
  if (!name || descriptor?.type !== 'ObjectExpression') return;
  for (const { key, value } of descriptor.properties as Node[]) {
    const kind = String((key as Node | undefined)?.name);
    if (!KINDS.has(kind)) continue;
    if (kind === 'value') storeSymbol(builder, builder.nodeOf(target), name, builder.nodeOf(value as Node));
    if (typeof name.value === 'string') define(builder, builder.nodeOf(target), kind, name.value, value as Node);
    else
      definedEachRule(builder, {
        target,
        object: builder.nodeOf(target),
        key: name,
        value: unwrap(value as Node),
        kind,
      });
  }
}

function define(builder: FactsBuilder, object: number, kind: string, name: string, value: Node): void {
  builder.add('store', object, accessorField(kind, name), builder.nodeOf(value));
  if (value.type !== 'FunctionExpression') return;
  if (kind === 'value') builder.add('method', builder.nodeOf(value), object);
  else builder.add('copy', builder.functions[builder.indexOf(value)].thisNode, object);
}

/** A collection that is filled by its constructor. */
// Matches: new Map([[key, fn]])
export function newRule(builder: FactsBuilder, node: Node): void {
  const callee = unwrap(node.callee as Node);
  if (callee.type !== 'Identifier' || !CONTAINERS.has(callee.name as string) || builder.scopes.variableOf(callee))
    return;
  const container = builder.nodeOf(node);
  builder.add('list', container);
  // Matches: for (const [key, fn] of map), where the map stands for its pairs
  if (callee.name === 'Map') builder.add('store', container, ANY_FIELD, container);
  for (const argument of node.arguments as Node[]) {
    const elements = load(builder, builder.nodeOf(argument), ELEMENTS);
    builder.add('store', container, ANY_FIELD, elements);
    builder.add('store', container, ANY_FIELD, load(builder, elements, ELEMENTS));
  }
}

/** A template tag may do anything with the values. */
// Matches: sql`… ${fn}`
export function taggedRule(builder: FactsBuilder, node: Node): void {
  const tag = builder.nodeOf(node.tag as Node);
  builder.add('escape', tag);
  builder.add('tagged', builder.nodeOf(node), tag);
  if (node.parent?.type !== 'AwaitExpression') builder.functions[builder.ownerOf(node)].tags = true;
  for (const hole of (node.quasi as Node).expressions as Node[]) builder.add('escape', builder.nodeOf(hole));
}
