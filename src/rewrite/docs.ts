import { NAMELESS } from '../program';
import type { FunctionFacts, Span } from '../types';
import { around, insertion, type OrderedEdit } from './text';

const RETURNS = /@returns?\s*\{(?!\s*Promise\b)([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/d;
/** Result types of generators. */
const ITERATED = /^\s*(?:Generator|Iterable|Iterator|IterableIterator)\b/;
/** What may precede a function on the line below its comment: a name, and words such as `export` or `static`. */
const HEAD = /^[\w$.#:= \t]*$/;

// Matches: /** Reads a note. @returns {Note} */
function docAbove(text: string, at: number): Span | undefined {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('/**');
  const end = /^\/\*\*(?:(?!\*\/)[^])*\*\/(?=[ \t]*\r?\n[ \t]*$)/.exec(start < 0 ? '' : before.slice(start))?.[0]
    .length;
  return end === undefined ? undefined : { start, end: start + end };
}

/**
 * The comment above an offset together with the code up to there, for the async form of a function; empty without one.
 */
export function promisedDoc({ generator }: FunctionFacts, text: string, at: number): string {
  const doc = docAbove(text, at);
  if (!doc) return '';
  const written = text.slice(doc.start, at);
  const type = RETURNS.exec(written)?.indices?.[1];
  if (generator) return written.replace(/(@returns?\s*\{)(?=(?:Generator|Iter\w+)\b)/, '$1Async');
  return type ? `${written.slice(0, type[0])}Promise<${written.slice(...type)}>${written.slice(type[1])}` : written;
}

/** The edit to the comment above a function that becomes async: `@returns {Note}` → `@returns {Promise<Note>}`. */
export function docEdits(fn: FunctionFacts, text: string): OrderedEdit[] {
  const line = text.lastIndexOf('\n', fn.asyncAt - 1) + 1;
  if (fn.name === NAMELESS || !HEAD.test(text.slice(line, fn.asyncAt))) return [];
  const doc = docAbove(text, line);
  const type = doc && RETURNS.exec(text.slice(doc.start, doc.end))?.indices?.[1];
  return type ? resultEdits(fn, { start: doc.start + type[0], end: doc.start + type[1] }, text) : [];
}

/** The edits of the result type: `string` → `Promise<string>`, `Generator<string>` → `AsyncGenerator<string>`. */
export function resultEdits(fn: FunctionFacts, type: Span, text: string): OrderedEdit[] {
  const written = text.slice(type.start, type.end);
  if (fn.generator) return ITERATED.test(written) ? [insertion(type.start, 'Async', Infinity)] : [];
  return isPromise(written) ? [] : around(type, 'Promise<', '>');
}

/** Whether the text of a type is a promise. */
export function isPromise(type: string): boolean {
  return /^(?:Promise|PromiseLike)\b/.test(type.trim());
}
