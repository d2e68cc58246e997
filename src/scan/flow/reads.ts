import type { CallFacts, GetterFacts, SourceFile } from '../../types';
import { accessorField } from '../../language/fields';
import { fieldOf, objectNode } from './assign';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { argumentFacts } from '../calls/arguments';
import { positionOf } from '../calls/position';
import { shared } from '../calls/shared-positions';
import { keyName, wrapped } from '../syntax/walk';

// Matches: get notes() {, and set notes(notes) {
const ACCESSOR = /\b(?:get\s+(#?[\w$]+)\s*\(\s*\)|set\s+(#?[\w$]+)\s*\(\s*[\w${[])/g;

// Matches: defineProperty(store, 'notes', { get() {, __defineGetter__('notes', and defineProperties(store, { notes: { get
const DEFINED = /\bdefineProperty\(\s*[^,;]+,\s*['"]([\w$]+)['"]|__defineGetter__\(\s*['"]([\w$]+)['"]/g;
const DESCRIBED = /([\w$]+)\s*:\s*\{[^{}]*?\b[gs]et\b/g;

/** The names of properties with a getter or a setter in the project: using them runs a function. */
export function accessorNames(files: readonly SourceFile[]): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (text: string, pattern: RegExp): void => {
    for (const [, one, other] of text.matchAll(pattern)) names.add(one ?? other);
  };
  for (const { text } of files) {
    if (text.includes('get ') || text.includes('set ')) collect(text, ACCESSOR);
    if (!/define(?:Propert|Getter)/.test(text)) continue;
    collect(text, DEFINED);
    if (text.includes('defineProperties')) collect(text, DESCRIBED);
  }
  return names;
}

/** Uses of such properties: reads in the form of calls without arguments, assignments in that of calls with one. */
export function accessesOfProperties(
  builder: FactsBuilder,
  members: readonly Node[],
  names: ReadonlySet<string>,
): CallFacts[] {
  const named = members.filter((node) => names.has(keyName(node.property as Node, node.computed === true) ?? ''));
  const uses = named.flatMap((node) => [
    ...(isAssigned(node) ? [] : [{ node, kind: 'get' }]),
    ...(isWritten(node) ? [{ node, kind: 'set' }] : []),
  ]);
  return uses.map(({ node, kind }, index) => useFacts(builder, node, kind, -1 - index));
}

function useFacts(builder: FactsBuilder, node: Node, kind: string, index: number): CallFacts {
  const { text } = builder.file;
  const span = { start: node.start, end: node.end };
  const { line, column } = builder.locate(node.start);
  const calleeNode = builder.fresh();
  const receiverNode = objectNode(builder, node.object as Node);
  builder.add('load', calleeNode, receiverNode, accessorField(kind, fieldOf(node)));
  const position = positionOf(node, builder.scopes, text);
  return {
    index,
    span,
    callee: span,
    line,
    column,
    name: fieldOf(node),
    between: '',
    text: text.slice(node.start, node.end),
    fn: builder.ownerOf(node),
    isNew: false,
    optional: false,
    args: kind === 'set' ? [argumentFacts(builder, (node.parent as Node).right as Node)] : [],
    position: shared({ ...position, barrier: isCallable(node) ? position.barrier : 'in-getter' }),
    calleeNode,
    receiverNode,
    resultNode: kind === 'set' ? builder.fresh() : builder.nodeOf(node),
  };
}

// Matches: store.notes = [], and what is assigned by a pattern
function isAssigned(node: Node): boolean {
  const parent = node.parent as Node;
  return (
    (parent.type === 'AssignmentExpression' && parent.left === node && parent.operator === '=') ||
    /^(?:ArrayPattern|RestElement|AssignmentPattern)$/.test(parent.type) ||
    (parent.type === 'Property' && (parent.parent as Node).type === 'ObjectPattern')
  );
}

// Matches: store.notes = [], store.notes ??= []
function isWritten(node: Node): boolean {
  const parent = node.parent as Node;
  return parent.type === 'AssignmentExpression' && parent.left === node;
}

/**
 * Whether a call could stand there: not for a callee or assignment target, nor `super.notes`, nor in an optional chain.
 */
function isCallable(node: Node): boolean {
  const outer = wrapped(node);
  const parent = outer.parent as Node;
  const isCalled = /^(?:Call|New|TaggedTemplate)Expression$/.test(parent.type);
  if (isCalled && (parent.callee === outer || parent.tag === outer)) return false;
  const isDeleted = parent.type === 'UnaryExpression' && parent.operator === 'delete';
  return !isWritten(outer) && !isDeleted && parent.type !== 'UpdateExpression';
}

/** How a getter becomes a method; undefined where code may rely on the property. The type checker tells about types. */
export function getterOf(builder: FactsBuilder, fn: Node): GetterFacts | undefined {
  const member = fn.parent as Node;
  if (member.type !== 'MethodDefinition' || member.kind !== 'get') return undefined;
  const key = member.key as Node;
  const cls = member.parent?.parent as Node;
  const name = keyName(key, member.computed === true);
  const others = ((cls.body as Node).body as Node[]).filter((other) => other !== member);
  const isShared = others.some((other) => other.key && keyName(other.key as Node, other.computed === true) === name);
  if (member.computed === true || key.type === 'Literal' || isShared || cls.superClass) return undefined;
  if (((member.decorators as Node[] | undefined) ?? []).length > 0) return undefined;
  return { keyword: { start: builder.file.text.lastIndexOf('get', key.start - 1), end: key.start } };
}
