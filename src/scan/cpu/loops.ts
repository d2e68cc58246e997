import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { functionAround, isFunction, keyName, unwrap, wrapped } from '../syntax/walk';
import { EACHES, originOf } from './given';
import { isCompared } from './limits';
import type { Place, Source } from './types';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForOfStatement', 'ForInStatement']);
/** This number of iterations takes about ten milliseconds or more, whatever they do. */
const MANY_TURNS = 1e7;
/** This number of hashes takes about a millisecond or more. */
const MANY_HASHES = 1000;
const CLOCKS = /^(?:Date\.now|performance\.now|process\.hrtime|process\.hrtime\.bigint|process\.uptime)$/;
const HASHES = new Set(['createHash', 'createHmac']);

/** Loops that keep the CPU busy. */
export function loopPlaces(source: Source): Place[] {
  const loops = source.all.filter(isLoop).filter((loop) => !givesWay(loop, source));
  return loops.flatMap((loop) => clockLoop(loop, source) ?? busyLoop(loop, source) ?? nestedLoop(loop, source) ?? []);
}

// Matches: for (…) …, list.forEach((item) => …)
function isLoop(node: Node): boolean {
  return LOOPS.has(node.type) || eachCallback(node) !== undefined;
}

function eachCallback(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = unwrap(node.callee as Node);
  if (callee.type !== 'MemberExpression' || !EACHES.has(keyName(callee.property as Node, false) ?? ''))
    return undefined;
  const [callback] = node.arguments as Node[];
  return callback && isFunction(unwrap(callback)) ? unwrap(callback) : undefined;
}

/** Whether the loop waits in each iteration, so that other requests can run. */
function givesWay(loop: Node, { below }: Source): boolean {
  if (loop.await === true) return true;
  const callback = eachCallback(loop);
  if (callback) return callback.async === true || callback.generator === true;
  const isPause = ({ type }: Node): boolean => type === 'AwaitExpression' || type === 'YieldExpression';
  return below(loop).some((node) => isPause(node) && functionAround(node) === functionAround(loop));
}

// Matches: while (Date.now() < end) {}, while (now < end) now = Date.now();
function clockLoop(loop: Node, { below, text }: Source): Place[] | undefined {
  if (!loop.test) return undefined;
  const isClock = (node: Node): boolean =>
    (node.type === 'CallExpression' && CLOCKS.test(text(node.callee as Node))) ||
    (node.type === 'NewExpression' && text(node) === 'new Date()');
  const test = below(loop.test as Node);
  const names = new Set(test.filter(({ type }) => type === 'Identifier').map(text));
  const isSet = (node: Node): boolean =>
    node.type === 'AssignmentExpression' &&
    names.has(text(node.left as Node)) &&
    below(node.right as Node).some(isClock);
  const isWaited = test.some(isClock) && !below(loop).some((node) => moves(node, names, text));
  if (!isWaited && !below(loop.body as Node).some(isSet)) return undefined;
  return [
    { node: loop, rule: 'clock-loop', why: 'it turns until time has passed, and nobody else has a turn meanwhile' },
  ];
}

// Matches: day += DAY, day.setDate(2): the loop goes from day to day, up to now
function moves(node: Node, names: ReadonlySet<string>, text: Source['text']): boolean {
  if (node.type === 'AssignmentExpression') return names.has(text(node.left as Node));
  if (node.type === 'UpdateExpression') return names.has(text(node.argument as Node));
  const callee = node.type === 'CallExpression' ? unwrap(node.callee as Node) : undefined;
  const object = callee?.type === 'MemberExpression' ? text(callee.object as Node) : undefined;
  return object !== undefined && object !== 'Date' && object !== 'performance' && names.has(object);
}

// Matches: for (let i = 0; i < 1e9; i++), for (let i = 0; i < Number(req.query.n); i++)
function busyLoop(loop: Node, source: Source): Place[] | undefined {
  const turns = turnsOf(loop, source.scopes);
  const hash = source
    .below(loop)
    .some(
      (node) =>
        node.type === 'CallExpression' && HASHES.has(calleeName(node)) && functionAround(node) === functionAround(loop),
    );
  const isAsked = boundOrigin(loop, source)?.sure === true;
  if (hash && (turns >= MANY_HASHES || isAsked)) {
    const amount = isAsked ? 'as often as the request says' : `${turns.toLocaleString('en')} times`;
    return [{ node: loop, rule: 'hash-loop', why: `it hashes ${amount} on the main thread` }];
  }
  if (isAsked) return [{ node: loop, rule: 'busy-loop', why: 'the request says how often it turns' }];
  const all = enclosing(loop).reduce((product, outer) => product * turnsOf(outer, source.scopes), turns);
  if (turns === 1 || all < MANY_TURNS) return undefined;
  return [{ node: loop, rule: 'busy-loop', why: `it turns ${all.toLocaleString('en')} times` }];
}

function calleeName(call: Node): string {
  const callee = unwrap(call.callee as Node);
  if (callee.type === 'Identifier') return callee.name as string;
  return callee.type === 'MemberExpression' ? (keyName(callee.property as Node, callee.computed === true) ?? '') : '';
}

/** The number of iterations of a loop, when it is a literal; else 1. */
function turnsOf(loop: Node, scopes: Scopes): number {
  const bound = boundOf(loop);
  return Math.max(1, (bound && numberOf(bound, scopes)) ?? 1);
}

// Matches: i < bound, i <= bound
function boundOf(loop: Node): Node | undefined {
  const test = loop.test ? unwrap(loop.test as Node) : undefined;
  if (loop.type !== 'ForStatement' || test?.type !== 'BinaryExpression') return undefined;
  return /^<=?$/.test(test.operator as string) ? unwrap(test.right as Node) : undefined;
}

function numberOf(node: Node, scopes: Scopes, depth = 3): number | undefined {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
  if (node.type === 'BinaryExpression' && node.operator === '*') {
    const [left, right] = [node.left, node.right].map((side) => numberOf(unwrap(side as Node), scopes, depth));
    return left === undefined || right === undefined ? undefined : left * right;
  }
  const init = node.type === 'Identifier' && depth > 0 ? initOf(node, scopes) : undefined;
  return init && numberOf(init, scopes, depth - 1);
}

function initOf(identifier: Node, scopes: Scopes): Node | undefined {
  const variable = scopes.variableOf(identifier);
  const declarator = variable?.declared[0].parent;
  if (!variable || variable.reassigned || declarator?.type !== 'VariableDeclarator' || !declarator.init)
    return undefined;
  return unwrap(declarator.init as Node);
}

// A sender cannot choose the length of a list freely, as it can a number: sending it has a cost.
function boundOrigin(loop: Node, source: Source) {
  const { scopes } = source;
  const bound = boundOf(loop);
  if (!bound || isCompared(source, source.text(bound), loop.test as Node)) return undefined;
  const value = bound.type === 'Identifier' ? (initOf(bound, scopes) ?? bound) : bound;
  return isLength(value) ? undefined : originOf(value, scopes);
}

function isLength(node: Node): boolean {
  return node.type === 'MemberExpression' && ['length', 'size'].includes(keyName(node.property as Node, false) ?? '');
}

// Matches: for (const a of items) for (const b of items) …
function nestedLoop(loop: Node, source: Source): Place[] | undefined {
  const list = listOf(loop, source);
  if (!list || !originOf(list, source.scopes)) return undefined;
  const same = enclosing(loop).filter((outer) => {
    const other = listOf(outer, source);
    return other !== undefined && source.text(other) === source.text(list);
  });
  if (same.length === 0) return undefined;
  const power = same.length === 1 ? 'the square' : `the power of ${same.length + 1}`;
  return [
    { node: loop, rule: 'nested-loops', why: `its work grows with ${power} of the length of ${source.text(list)}` },
  ];
}

/** What a loop iterates over: `items` in `i < items.length`. */
function listOf(loop: Node, { scopes }: Source): Node | undefined {
  if (loop.type === 'ForOfStatement') return unwrap(loop.right as Node);
  if (loop.type === 'CallExpression') return unwrap((unwrap(loop.callee as Node).object ?? loop.callee) as Node);
  const bound = boundOf(loop);
  const value = bound?.type === 'Identifier' ? (initOf(bound, scopes) ?? bound) : bound;
  return value && isLength(value) ? unwrap(value.object as Node) : undefined;
}

/** The loops around a node that run within the same call, through callbacks of array methods. */
function enclosing(node: Node): readonly Node[] {
  const found: Node[] = [];
  for (let current = node.parent; current; current = current.parent) {
    if (LOOPS.has(current.type)) found.push(current);
    if (!isFunction(current)) continue;
    const call = wrapped(current).parent;
    if (!call || eachCallback(call) !== current) return found;
    found.push(call);
  }
  return found;
}
