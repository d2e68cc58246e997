import type { ArgumentFacts, CallFacts, PathExpr, TemplatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import { isInterop } from '../flow/interop';
import { givesKnownText } from '../flow/texts';
import { spreadsOf } from './mocks';
import type { Node } from '../syntax/parse';
import { ANY_PATH, pathExprOf } from '../paths/paths';
import { isPlain } from './plain-values';
import { positionOf } from './position';
import { shared } from './shared-positions';
import { isFunction, keyName, spanOf, unwrap } from '../syntax/walk';

/** Describes one call: callee and arguments, its position, and the flow nodes of its parts. */
export function callFacts(builder: FactsBuilder, node: Node): CallFacts {
  const callee = node.callee as Node;
  const target = targetOf(builder, node);
  const { line, column } = builder.locate(node.start);
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
    ...(target.asMethod !== undefined && {
      asMethod: { node: target.asMethod, args: (node.arguments as Node[]).map((arg) => argumentFacts(builder, arg)) },
    }),
  };
}

/** Enough of an argument to recognise it by. */
const MAX_TEXT = 200;

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
  return { callee: builder.nodeOf(object), receiver, args: args.slice(1).map((list) => spreadOf(list)) };
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

/** What the syntax tells of one argument. */
export function argumentFacts(builder: FactsBuilder, argument: Node): ArgumentFacts {
  const node = unwrap(argument.type === 'SpreadElement' ? (argument.argument as Node) : argument);
  return {
    span: { start: argument.start, end: argument.end },
    kind: kindOf(argument, node),
    text: builder.file.text.slice(argument.start, Math.min(argument.end, argument.start + MAX_TEXT)),
    value: node.type === 'Literal' && node.value !== null ? String(node.value) : undefined,
    parts: node.type === 'TemplateLiteral' ? templateParts(builder, node) : undefined,
    place: node.type === 'ObjectExpression' ? placeOf(node) : undefined,
    keys: node.type === 'ObjectExpression' ? (node.properties as Node[]).map(propertyKey) : undefined,
    folder: node.type === 'ObjectExpression' ? folderOf(builder, node) : undefined,
    spreads: isFunction(node) ? spreadsOf(node) : undefined,
    node: builder.nodeOf(node),
    elements:
      node.type === 'ArrayExpression'
        ? (node.elements as (Node | null)[]).flatMap((item) => (item ? [argumentFacts(builder, item)] : []))
        : undefined,
    path: argument.type === 'SpreadElement' ? ANY_PATH : pathExprOf(builder, node),
  };
}

function kindOf(argument: Node, node: Node): ArgumentFacts['kind'] {
  if (argument.type === 'SpreadElement') return 'spread';
  if (isFunction(node)) return 'function';
  if (node.type === 'TemplateLiteral') return 'template';
  if (node.type === 'ObjectExpression') return 'object';
  if (node.type === 'ArrayExpression') return 'array';
  if (node.type !== 'Literal') return 'other';
  if (node.value === null) return 'null';
  return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean'
    ? (typeof node.value as 'string')
    : 'other';
}

function templateParts(builder: FactsBuilder, node: Node): TemplatePart[] | undefined {
  const texts = (node.quasis as { value: { cooked: string | null } }[]).map((quasi) => quasi.value.cooked);
  const holes = node.expressions as Node[];
  return texts.flatMap((text, index): TemplatePart[] => {
    const hole = holes[index];
    const before = { text: text ?? '' };
    if (!hole) return [before];
    const harmless = isNumber(unwrap(hole));
    const prepared = !harmless && !isPlain(builder, hole) && { prepared: true as const };
    return [before, { hole: spanOf(hole), harmless, ...prepared }];
  });
}

// Matches: 5, Number(x), parseInt(x, 10), items.length, process.pid
function isNumber(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number';
  if (node.type === 'CallExpression') return ['Number', 'parseInt'].includes((node.callee as Node).name as string);
  return (
    node.type === 'MemberExpression' &&
    ['length', 'pid'].includes(keyName(node.property as Node, node.computed === true) ?? '')
  );
}

// Matches: { method: 'GET', url: '/users' }
function placeOf(node: Node): ArgumentFacts['place'] {
  const textOf = (...names: string[]): string | undefined => {
    const found = (node.properties as Node[]).find((property) => names.includes(propertyKey(property)));
    const value = found?.value as Node | undefined;
    return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
  };
  const [method, path] = [textOf('method'), textOf('path', 'url')];
  return method !== undefined && path !== undefined ? { method, path } : undefined;
}

// Matches: { cwd: __dirname }
function folderOf(builder: FactsBuilder, node: Node): PathExpr | undefined {
  const found = (node.properties as Node[]).find((property) => propertyKey(property) === 'cwd');
  return found && pathExprOf(builder, found.value as Node);
}

function propertyKey(property: Node): string {
  return property.type === 'Property' ? (keyName(property.key as Node, property.computed === true) ?? '...') : '...';
}
