import type { CallFacts } from '../../types';
import type { FactsBuilder } from '../facts';
import { isInterop } from '../flow/interop';
import { givesKnownText } from '../flow/texts';
import { argumentFacts } from './arguments';
import { continuedFacts } from './continued';
import { repeatedFacts } from './repeated';
import type { Node } from '../syntax/parse';
import { positionOf } from './position';
import { shared } from './shared-positions';
import { keyName, spanOf, unwrap } from '../syntax/walk';

/** Describes one call: callee and arguments, its position, and the flow nodes of its parts. */
export function callFacts(builder: FactsBuilder, node: Node): CallFacts {
  const callee = node.callee as Node;
  const target = targetOf(builder, node);
  const { line, column } = builder.locate(node.start);
  const each = repeatedFacts(builder, node);
  const continues = continuedFacts(builder, node);
  return {
    index: builder.callIndexOf(node),
    span: { start: node.start, end: node.end },
    callee: { start: callee.start, end: callee.end },
    line,
    column,
    name: calledName(callee),
    member: memberOf(unwrap(callee)),
    between: betweenOf(unwrap(callee), builder.file.text),
    text: builder.file.text.slice(callee.start, callee.end).replace(/\s+/g, ' '),
    fn: builder.ownerOf(node),
    isNew: node.type === 'NewExpression',
    optional: node.optional === true,
    args: target.args.map((argument) => argumentFacts(builder, argument)),
    position: shared(positionOf(node, builder.scopes, builder.file.text)),
    calleeNode: target.callee,
    receiverNode: target.receiver,
    resultNode: givesKnownText(node) ? builder.fresh() : builder.nodeOf(node),
    ...(each && { each }),
    ...(continues && { continues }),
    ...(target.asMethod !== undefined && {
      asMethod: { node: target.asMethod, args: (node.arguments as Node[]).map((arg) => argumentFacts(builder, arg)) },
    }),
  };
}

function memberOf(callee: Node): CallFacts['member'] {
  if (callee.type !== 'MemberExpression') return undefined;
  const object = callee.object as Node;
  const property = callee.property as Node;
  const objectName = object.type === 'Identifier' ? (object.name as string) : undefined;
  return { object: spanOf(object), objectName, property: spanOf(property), computed: callee.computed === true };
}

function betweenOf(callee: Node, text: string): string {
  if (callee.type !== 'MemberExpression') return '';
  return text.slice((callee.object as Node).end, (callee.property as Node).start);
}

interface Target {
  readonly callee: number;
  readonly receiver: number;
  readonly args: readonly Node[];
  /** The callee expression itself, where another function is probably called through it. */
  readonly asMethod?: number;
}

/** `f.call(self, a)` and `Reflect.apply(f, self, [a])` call `f` with `a`, unless `f` has a method of that name; others call their callee. */
function targetOf(builder: FactsBuilder, node: Node): Target {
  const callee = unwrap(node.callee as Node);
  const args = node.arguments as Node[];
  if (isInterop(node)) return { callee: loader(builder), receiver: -1, args };
  if (callee.type === 'MemberExpression') {
    const object = callee.object as Node;
    const name = keyName(callee.property as Node, callee.computed === true);
    if (name === 'apply' && object.name === 'Reflect' && args.length > 1)
      return borrowed(builder, args[0], args.slice(1), name);
    if (name === 'call' || name === 'apply')
      return { ...borrowed(builder, object, args, name), asMethod: builder.nodeOf(callee) };
    return { callee: builder.nodeOf(callee), receiver: superOr(builder, object), args };
  }
  if (callee.type === 'Super') return { callee: builder.nodeOf(callee), receiver: thisOf(builder, callee), args };
  return { callee: builder.nodeOf(callee), receiver: -1, args };
}

/** What compilers write around `require` returns what that does. */
function loader(builder: FactsBuilder): number {
  const callee = builder.fresh();
  builder.add('global', callee, 'require');
  return callee;
}

function borrowed(builder: FactsBuilder, object: Node, args: readonly Node[], name: string): Target {
  const receiver = args[0] ? builder.nodeOf(args[0]) : -1;
  if (name === 'call') return { callee: builder.nodeOf(object), receiver, args: args.slice(1) };
  // The elements of the second argument become the arguments, as if spread.
  const listed = args[1] && elementsOf(unwrap(args[1]));
  return { callee: builder.nodeOf(object), receiver, args: listed ?? args.slice(1).map((list) => spreadOf(list)) };
}

/** The elements of a list that is written down, if it has no gaps. */
// Matches: [req, res], of handle.apply(this, [req, res])
function elementsOf({ type, elements }: Node): readonly Node[] | undefined {
  const all = type === 'ArrayExpression' ? (elements as (Node | null)[]) : [null];
  return all.includes(null) ? undefined : (all as Node[]);
}

function spreadOf(list: Node): Node {
  return { type: 'SpreadElement', start: list.start, end: list.end, argument: list, parent: list.parent };
}

function superOr(builder: FactsBuilder, object: Node): number {
  return object.type === 'Super' ? thisOf(builder, object) : builder.nodeOf(object);
}

function thisOf(builder: FactsBuilder, node: Node): number {
  return builder.nodeOf({ type: 'ThisExpression', start: node.start, end: node.end, parent: node.parent });
}

function calledName(callee: Node): string {
  const node = unwrap(callee);
  if (node.type === 'Identifier') return node.name as string;
  if (node.type === 'MemberExpression') return keyName(node.property as Node, node.computed === true) ?? '[…]';
  return '(…)';
}
