import type { FunctionFacts, Lock, LockRange, ReturnFacts, Span } from '../types';
import type { Bindings } from './bindings';
import { Order, type Helpers } from './calls';
import type { Style } from './style';
import { around, FIRST, indentationAt, insertion, replacement, type OrderedEdit } from './text';

/** The file into which a lock is written. */
interface Place {
  readonly helpers: Helpers;
  readonly bindings: Bindings;
  readonly text: string;
  readonly style: Style;
}

/** What is inserted before and after the locked statements. */
interface Frame {
  readonly open: string;
  readonly close: string;
}

/**
 * Turns the body of a function, or a part of it, into a critical section: `return exclusive(key, async () => { … });`.
 * Several locks are nested in their order.
 */
export function lockEdits(fn: FunctionFacts, locks: readonly [Lock, ...Lock[]], place: Place): OrderedEdit[] {
  const { helpers, text, style } = place;
  const calls = locks.map(({ key, shared, files }) => {
    const name = files ? (['exclusiveFiles', 'sharedFiles'] as const) : (['exclusive', 'shared'] as const);
    const meant = files ? `${filesOf(files)}, ` : '';
    return `${helpers.local(name[shared ? 1 : 0])}(${named(key, style)}, ${meant}`;
  });
  const frame = { open: `${calls.join('() => ')}async () => `, close: ')'.repeat(locks.length) };
  const [{ range }] = locks;
  if (range?.exits) return lockExits(range, range.exits, fn.index, frame, place);
  if (range) return lockRange(range, range.returns ? 'return ' : '', frame, text, style);
  return fn.block ? lockBody(fn, frame, text, style) : lockExpression(fn, frame, text);
}

function named(key: string, { quote }: Style): string {
  return `${quote}${key.replace(/['"\\]/g, '')}${quote}`;
}

/** What is waited for without the lock: `await unlocked(key, fetch(url))`. */
export function releaseEdits(span: Span, key: string, helpers: Helpers, style: Style): OrderedEdit[] {
  return around(span, `${helpers.local('unlocked')}(${named(key, style)}, `, ')', Order.guard);
}

/** A path that is not a variable may fail to be made, which has to happen where it is used. */
// Matches: [file], () => [path.join(dir, name)]
function filesOf(files: readonly string[]): string {
  const isKnown = files.every((file) => /^[\w$]+$/.test(file));
  return `${isKnown ? '' : '() => '}[${files.join(', ')}]`;
}

/** What makes a function strict, or tells what it is, stays in front of everything. */
// Matches: 'use strict';, "use server"
const DIRECTIVES = /^(?:\s*(['"])use [\w ]+\1[ \t]*(?:;|(?=\r?\n)))*/;

function lockBody(fn: FunctionFacts, { open, close }: Frame, text: string, style: Style): OrderedEdit[] {
  const [directives] = DIRECTIVES.exec(text.slice(fn.body.start + 1, fn.body.end - 1)) ?? [''];
  const inner = { start: fn.body.start + 1 + directives.length, end: fn.body.end - 1 };
  const outer = indentationAt(text, inner.end);
  const { newline, indent, semicolon } = style;
  const inside = text.slice(inner.start, inner.end);
  const body = /^\s*?\n([ \t]*)\S/.exec(inside)?.[1] ?? outer + indent;
  const before = inside.includes('\n') ? body.slice(outer.length) : /\s$/.test(inside) ? '' : ' ';
  return [
    { ...insertion(inner.start, `${newline}${body}return ${open}{`), along: inner.start },
    ...reindent(text, inner, style),
    { ...insertion(inner.end, `${before}}${close}${semicolon}${newline}${outer}`, Infinity), along: inner.end },
  ];
}

/** A comment after a statement on its last line belongs to it. */
const COMMENT_BEHIND = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/(?=[ \t]*(?:\r?\n|$)))/;

/**
 * Locked statements of a body: `await exclusive(key, async () => { … });`, with `return` where they end the function.
 * `last` and `behind` are lines of the callback, and of what follows.
 */
function lockRange(
  range: LockRange,
  keep: string,
  { open, close }: Frame,
  text: string,
  style: Style,
  [last, behind]: readonly (string | undefined)[] = [],
): OrderedEdit[] {
  const { newline, indent, semicolon } = style;
  const outer = indentationAt(text, range.start);
  const comment = COMMENT_BEHIND.exec(text.slice(range.end))?.[0] ?? '';
  const lineOf = (line: string | undefined, indentation: string): string =>
    line === undefined ? '' : `${newline}${indentation}${line}${semicolon}`;
  const end = `${lineOf(last, outer + indent)}${newline}${outer}}${close}${semicolon}${lineOf(behind, outer)}`;
  return [
    { ...insertion(range.start, `${keep}await ${open}{${newline}${outer}${indent}`, FIRST, -1), along: range.start },
    ...reindent(text, range, style),
    { ...insertion(range.end + comment.length, end, Infinity), along: range.start },
  ];
}

/**
 * Locked statements that return, with others after them: `const isOver = await exclusive(…); if (isOver) return;`. A
 * literal value is repeated; any other is carried in an object, so that the lock does not wait for a promise.
 */
function lockExits(
  range: LockRange,
  exits: readonly ReturnFacts[],
  fn: number,
  frame: Frame,
  { text, style, bindings }: Place,
): OrderedEdit[] {
  const [{ literal }] = exits;
  const isSame = literal !== undefined && exits.every((exit) => exit.literal === literal);
  const isTold = isSame && !range.endsSo;
  const name = bindings.local(fn, isTold ? 'isOver' : 'outcome');
  const lines = range.endsSo
    ? [undefined, `return ${name}.result`]
    : isSame
      ? ['return false', `if (${name}) return${literal && ` ${literal}`}`]
      : ['return undefined', `if (${name}) return ${name}.result`];
  return [
    ...lockRange(range, `const ${name} = `, frame, text, style, lines),
    ...exits.flatMap(isTold ? told : carried),
  ];
}

// Matches: return res.json(user) → return { result: res.json(user) }
function carried({ span, value }: ReturnFacts): OrderedEdit[] {
  const given = span.start + 'return'.length;
  return value ? around(value, '{ result: ', ' }', Order.block) : [insertion(given, ' { result: undefined }')];
}

// Matches: return → return true
function told({ span, value }: ReturnFacts): OrderedEdit[] {
  return [value ? replacement(value, 'true') : insertion(span.start + 'return'.length, ' true')];
}

function lockExpression(fn: FunctionFacts, { open, close }: Frame, text: string): OrderedEdit[] {
  const isObject = text[fn.body.start] === '{';
  return around(fn.body, open + (isObject ? '(' : ''), (isObject ? ')' : '') + close, Order.guard);
}

/** Indents every line by one step, except inside of template literals, where it would be content. */
function reindent(text: string, span: { start: number; end: number }, style: Style): OrderedEdit[] {
  const edits: OrderedEdit[] = [];
  const frozen = templateLines(text, span);
  for (let at = text.indexOf('\n', span.start); at >= 0 && at < span.end; at = text.indexOf('\n', at + 1)) {
    const line = at + 1;
    if (line > span.end || frozen.has(line) || /^[ \t]*\r?\n/.test(text.slice(line, line + 200))) continue;
    if (line + indentationLength(text, line) >= span.end) continue;
    edits.push({ ...insertion(line, style.indent), soft: true });
  }
  return edits;
}

/**
 * Starts of lines inside of template literals. Backticks in strings and comments only make the answer more cautious.
 */
function templateLines(text: string, span: { start: number; end: number }): Set<number> {
  const lines = new Set<number>();
  let inside = false;
  for (let at = span.start; at < span.end; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '`') inside = !inside;
    else if (text[at] === '\n' && inside) lines.add(at + 1);
  }
  return lines;
}

function indentationLength(text: string, line: number): number {
  let length = 0;
  while (text[line + length] === ' ' || text[line + length] === '\t') length++;
  return length;
}
