import type { FunctionFacts, Guard, Lock } from '../types';
import { Order } from './calls';
import type { OrderedEdit } from './text';
import type { Style } from './style';

/** The edits that make a function async: the keyword, and in TypeScript the type of its result. */
export function asyncEdits(fn: FunctionFacts, text: string): OrderedEdit[] {
  if (fn.async) return [];
  const edits: OrderedEdit[] = [insert(fn.asyncAt, 'async ', Order.async)];
  const type = fn.returnType;
  if (!type || isPromise(text.slice(type.start, type.end))) return edits;
  return [...edits, insert(type.start, 'Promise<', Order.async), insert(type.end, '>', Order.close)];
}

/** Wraps a registered handler: `asyncHandler(handler)`. */
export function guardEdits(guard: Guard, local: string): OrderedEdit[] {
  return [insert(guard.span.start, `${local}(`, Order.guard), insert(guard.span.end, ')', Order.guard)];
}

/** Makes the body of a function run alone: its statements move into `return exclusive(key, async () => { … });`. */
export function lockEdits(fn: FunctionFacts, lock: Lock, local: string, text: string, style: Style): OrderedEdit[] {
  const key = `${style.quote}${lock.key.replace(/['"\\]/g, '')}${style.quote}`;
  const open = `${local}(${key}, async () => `;
  if (!fn.block) return lockExpression(fn, open, text);
  const inner = { start: fn.body.start + 1, end: fn.body.end - 1 };
  const pad = indentationAt(text, fn.body.end - 1) + style.indent;
  const { newline } = style;
  return [
    insert(inner.start, `${newline}${pad}return ${open}{`, Order.guard),
    ...reindent(text, inner, style),
    insert(
      inner.end,
      `${style.indent}})${style.semicolon}${newline}${indentationAt(text, fn.body.end - 1)}`,
      Order.guard,
    ),
  ];
}

function lockExpression(fn: FunctionFacts, open: string, text: string): OrderedEdit[] {
  const isObject = text[fn.body.start] === '{';
  return [
    insert(fn.body.start, open + (isObject ? '(' : ''), Order.guard),
    insert(fn.body.end, (isObject ? ')' : '') + ')', Order.guard),
  ];
}

/** One more step of indentation for every line but those inside of template literals, where it would be content. */
function reindent(text: string, span: { start: number; end: number }, style: Style): OrderedEdit[] {
  const edits: OrderedEdit[] = [];
  const frozen = templateLines(text, span);
  for (let at = text.indexOf('\n', span.start); at >= 0 && at < span.end; at = text.indexOf('\n', at + 1)) {
    const line = at + 1;
    if (line > span.end || frozen.has(line) || /^[ \t]*\r?\n/.test(text.slice(line, line + 200))) continue;
    if (line + indentationLength(text, line) >= span.end) continue;
    edits.push(insert(line, style.indent, Order.guard));
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

function indentationAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(line, line + indentationLength(text, line));
}

function indentationLength(text: string, line: number): number {
  let length = 0;
  while (text[line + length] === ' ' || text[line + length] === '\t') length++;
  return length;
}

function insert(at: number, text: string, order: number): OrderedEdit {
  return { span: { start: at, end: at }, text, order };
}

function isPromise(type: string): boolean {
  return /^(?:Promise|PromiseLike)\b/.test(type.trim());
}
