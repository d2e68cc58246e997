import type { CallFacts, GetterFacts, SourceFile } from '../../types';
import { accessorField, fieldOf, objectNode } from './assign';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { positionOf } from '../calls/position';
import { shared } from '../calls/shared-positions';
import { keyName, wrapped } from '../syntax/walk';

// Matches: get notes() {
const GETTER = /\bget\s+(#?[\w$]+)\s*\(\s*\)/g;

/** The names of properties that a getter of the project computes: reading them runs a function. */
export function getterNames(files: readonly SourceFile[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of files) {
    if (!text.includes('get ')) continue;
    for (const [, name] of text.matchAll(GETTER)) names.add(name);
  }
  return names;
}

/** Reads of such properties, in the form of calls without arguments. */
export function readsOf(builder: FactsBuilder, members: readonly Node[], names: ReadonlySet<string>): CallFacts[] {
  const named = members.filter((node) => names.has(keyName(node.property as Node, node.computed === true) ?? ''));
  return named.filter((node) => !isAssigned(node)).map((node, index) => readFacts(builder, node, -1 - index));
}

function readFacts(builder: FactsBuilder, node: Node, index: number): CallFacts {
  const { text } = builder.file;
  const span = { start: node.start, end: node.end };
  const { line, column } = builder.locate(node.start);
  const calleeNode = builder.fresh();
  const receiverNode = objectNode(builder, node.object as Node);
  builder.add('load', calleeNode, receiverNode, accessorField('get', fieldOf(node)));
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
    args: [],
    position: shared({ ...position, barrier: isCallable(node) ? position.barrier : 'in-getter' }),
    calleeNode,
    receiverNode,
    resultNode: builder.nodeOf(node),
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

/**
 * Whether a call could stand there: not for a callee or assignment target, nor `super.notes`, nor in an optional chain.
 */
function isCallable(node: Node): boolean {
  const outer = wrapped(node);
  const parent = outer.parent as Node;
  const isCalled = /^(?:Call|New|TaggedTemplate)Expression$/.test(parent.type);
  if (isCalled && (parent.callee === outer || parent.tag === outer)) return false;
  const isWritten = parent.type === 'AssignmentExpression' && parent.left === outer;
  const isDeleted = parent.type === 'UnaryExpression' && parent.operator === 'delete';
  return !isWritten && !isDeleted && parent.type !== 'UpdateExpression';
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
