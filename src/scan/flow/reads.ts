import type { CallFacts, GetterFacts, SourceFile } from '../../types';
import { accessorField, ANY_FIELD } from '../../language/fields';
import { fieldOf, objectNode } from './assign';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { argumentFacts } from '../calls/arguments';
import { positionOf } from '../calls/position';
import { shared } from '../calls/shared-positions';
import { keyName, wrapped, type Nodes } from '../syntax/walk';

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

/** A use of a property: the node that names it, and the object. */
interface Use {
  readonly node: Node;
  readonly object: Node;
  readonly kind: 'get' | 'set' | 'taken';
}

/** Uses of such properties: reads in the form of calls without arguments, assignments in that of calls with one. */
export function accessesOfProperties(builder: FactsBuilder, tree: Nodes, names: ReadonlySet<string>): CallFacts[] {
  if (names.size === 0) return [];
  const named = tree.of('MemberExpression').filter((node) => names.has(fieldOf(node)));
  const uses = named.flatMap((node): Use[] => {
    const object = node.object as Node;
    return [
      ...(isAssigned(node) ? [] : [{ node, object, kind: 'get' } as const]),
      ...(isWritten(node) ? [{ node, object, kind: 'set' } as const] : []),
    ];
  });
  const taken = tree
    .of('ObjectPattern')
    .flatMap(takenIn)
    .filter(({ node }) => names.has(takenName(node)));
  return [...uses, ...taken].map((use, index) => useFacts(builder, use, -1 - index));
}

/** What a pattern takes from a value that stands beside it. */
// Matches: notes, of const { notes } = store
function takenIn(pattern: Node): readonly Use[] {
  const { type, id, init, left, right } = pattern.parent as Node;
  const declared = type === 'VariableDeclarator' && id === pattern ? init : undefined;
  const object = (type === 'AssignmentExpression' && left === pattern ? right : declared) as Node | null | undefined;
  const properties = (pattern.properties as Node[]).filter((property) => property.type === 'Property');
  return object ? properties.map((node) => ({ node, object, kind: 'taken' })) : [];
}

function takenName({ key, computed }: Node): string {
  return keyName(key as Node, computed === true) ?? ANY_FIELD;
}

function useFacts(builder: FactsBuilder, { node, object, kind }: Use, index: number): CallFacts {
  const { text } = builder.file;
  const span = { start: node.start, end: node.end };
  const { line, column } = builder.locate(node.start);
  const calleeNode = builder.fresh();
  const receiverNode = objectNode(builder, object);
  const isTaken = kind === 'taken';
  const name = isTaken ? takenName(node) : fieldOf(node);
  builder.add('load', calleeNode, receiverNode, accessorField(isTaken ? 'get' : kind, name));
  const position = positionOf(isTaken ? object : node, builder.scopes, text);
  return {
    index,
    span,
    callee: span,
    line,
    column,
    name,
    between: '',
    text: isTaken ? `${text.slice(object.start, object.end)}.${name}` : text.slice(node.start, node.end),
    fn: builder.ownerOf(node),
    isNew: false,
    optional: false,
    args: kind === 'set' ? [argumentFacts(builder, (node.parent as Node).right as Node)] : [],
    position: shared({ ...position, barrier: !isTaken && isCallable(node) ? position.barrier : 'in-getter' }),
    calleeNode,
    receiverNode,
    resultNode: kind === 'get' ? builder.nodeOf(node) : builder.fresh(),
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
