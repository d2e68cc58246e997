import type { CallFacts, FunctionFacts, Guard, Lock, LockRange, Twin, TypeSite } from '../types';
import type { Bindings } from './bindings';
import { Order, type Helpers } from './calls';
import { docEdits, isPromise, resultEdits } from './docs';
import { factoryEdits } from './factories';
import { around, indentationAt, insertion, replacement, type OrderedEdit } from './text';
import type { Style } from './style';

/** The edits that make a function async: the keyword, and the type of its result, in TypeScript or in the comment above. */
export function asyncEdits(fn: FunctionFacts, text: string, style: Style): OrderedEdit[] {
  if (fn.async) return [];
  if (fn.factory) return factoryEdits(fn.factory, text, style);
  const keyword = fn.getter
    ? replacement(fn.getter.keyword, 'async ')
    : insertion(fn.asyncAt, 'async ', -fn.span.end, Order.async);
  const type = fn.returnType;
  return [keyword, ...docEdits(fn, text), ...(type ? resultEdits(fn, type, text) : [])];
}

/** Wraps a type that changes with a function: `string` → `Promise<string>`; or puts another word into its place. */
export function siteEdits(site: TypeSite, text: string): OrderedEdit[] {
  const { span } = site;
  if ('becomes' in site) return [replacement(span, site.becomes)];
  return isPromise(text.slice(span.start, span.end)) ? [] : around(span, `${site.wrap}<`, '>');
}

/** Makes a call mean the twin of what it means. */
export function renameEdit(call: CallFacts, names: Twin['names'], bindings: Bindings): OrderedEdit {
  if (call.member) return replacement(call.member.property, names[call.name]);
  // Matches: load(), of const load = require('./load')
  if (bindings.isRequired(call.callee.start)) return insertion(call.callee.end, `.${names.exports}`);
  bindings.drop(call.callee.start);
  return replacement(call.callee, bindings.beside(call.callee.start, names) ?? names[call.name]);
}

/** Wraps a function that outside code calls, `asyncHandler(handler)`, or takes its callback away. */
export function guardEdits({ span, by }: Guard, helpers: Helpers): OrderedEdit[] {
  if ('cut' in by) return by.cut.map((edit) => replacement(edit.span, edit.text));
  return around(span, `${helpers.local(by.helper)}(`, ')', Order.guard);
}

/**
 * Makes the body of a function, or a part of it, run alone: its statements move into `return exclusive(key, async () =>
 * { … });`. Several locks are taken one within the other, in their order.
 */
export function lockEdits(
  fn: FunctionFacts,
  locks: readonly [Lock, ...Lock[]],
  helpers: Helpers,
  text: string,
  style: Style,
): OrderedEdit[] {
  const nameOf = ({ shared }: Lock): string => helpers.local(shared ? 'shared' : 'exclusive');
  const calls = locks.map((lock) => `${nameOf(lock)}(${style.quote}${lock.key.replace(/['"\\]/g, '')}${style.quote}, `);
  const open = `${calls.join('() => ')}async () => `;
  const close = ')'.repeat(locks.length);
  const [{ range }] = locks;
  if (range) return lockRange(range, open, close, text, style);
  if (!fn.block) return lockExpression(fn, open, close, text);
  const inner = { start: fn.body.start + 1, end: fn.body.end - 1 };
  const outer = indentationAt(text, inner.end);
  const { newline, indent, semicolon } = style;
  const body = /^\s*?\n([ \t]*)\S/.exec(text.slice(inner.start, inner.end))?.[1] ?? outer + indent;
  return [
    insertion(inner.start, `${newline}${body}return ${open}{`),
    ...reindent(text, inner, style),
    insertion(inner.end, `${body.slice(outer.length)}}${close}${semicolon}${newline}${outer}`, Infinity),
  ];
}

/** What stands behind a statement on its last line belongs to it. */
const COMMENT_BEHIND = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/(?=[ \t]*(?:\r?\n|$)))/;

/** Statements of a body: `await exclusive(key, async () => { … });`, and with `return` where they end the function. */
function lockRange(range: LockRange, open: string, close: string, text: string, style: Style): OrderedEdit[] {
  const { newline, indent, semicolon } = style;
  const outer = indentationAt(text, range.start);
  const comment = COMMENT_BEHIND.exec(text.slice(range.end))?.[0] ?? '';
  return [
    insertion(range.start, `${range.returns ? 'return ' : ''}await ${open}{${newline}${outer}${indent}`),
    ...reindent(text, range, style),
    insertion(range.end + comment.length, `${newline}${outer}}${close}${semicolon}`, Infinity),
  ];
}

function lockExpression(fn: FunctionFacts, open: string, close: string, text: string): OrderedEdit[] {
  const isObject = text[fn.body.start] === '{';
  return around(fn.body, open + (isObject ? '(' : ''), (isObject ? ')' : '') + close, Order.guard);
}

/** One more step of indentation for every line but those inside of template literals, where it would be content. */
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

/** Starts of lines that lie inside of a template literal. Backticks in strings and comments only make it careful. */
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
