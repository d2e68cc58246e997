import MagicString from 'magic-string';
import type { Edit, Span } from '../types';

/** An edit with its order among those at the same offset: the smaller `depth` first, then the smaller `order`. */
export interface OrderedEdit extends Edit {
  readonly depth: number;
  readonly order: number;
  /** An indentation: removed when the line break before it is, or the line behind it. */
  readonly soft?: boolean;
  /** Its own lines are indented as much more as the line of this offset. */
  readonly along?: number;
}

/** Depth of what precedes everything else at its offset. */
export const FIRST = -Infinity;

/** Two edits change the same characters: a bug of unblock, never resolved by guessing. */
export class OverlapError extends Error {}

/** Text inserted at an offset, before other insertions there. */
export function insertion(at: number, text: string, depth: number = FIRST, order = 0): OrderedEdit {
  return { span: { start: at, end: at }, text, depth, order };
}

/**
 * Text inserted before and after a construct. Of two constructs with a common start or end, the longer is further
 * outside.
 */
export function around(span: Span, open: string, close: string, order = 0): OrderedEdit[] {
  return [
    insertion(span.start, open, -span.end, order),
    ...(close === '' ? [] : [insertion(span.end, close, -span.start, -order)]),
  ];
}

/** The white space at the beginning of a line. */
export function indentationAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineAt(text, offset)))?.[0] ?? '';
}

function lineAt(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The edits, with inserted lines indented as far as other edits indent the code around them. */
export function withIndentation(text: string, edits: readonly OrderedEdit[]): OrderedEdit[] {
  const added = new Map<number, string>();
  for (const { soft, span, text: step } of edits) if (soft) added.set(span.start, (added.get(span.start) ?? '') + step);
  return edits.map((edit) => {
    const step = edit.along === undefined ? undefined : added.get(lineAt(text, edit.along));
    if (step === undefined) return edit;
    const { shape } = edit;
    const further = (made: string): string => made.replace(/\n/g, `\n${step}`);
    return { ...edit, text: further(edit.text), ...(shape && { shape: (put: string) => further(shape(put)) }) };
  });
}

/** Text that replaces a span. */
export function replacement(span: Span, text: string): OrderedEdit {
  return { span, text, depth: Infinity, order: 0 };
}

/** Like `replacement`, with new text and spans of the original, which keep the edits inside of them. */
export function composition(span: Span, parts: readonly (string | Span)[]): OrderedEdit {
  return { ...replacement(span, ''), parts };
}

/** Applies edits to a text. Throws OverlapError when replaced spans overlap, or an insertion is inside of one. */
export function applyEdits(text: string, edits: readonly OrderedEdit[]): string {
  return rendered(text, { start: 0, end: text.length }, edits);
}

/** A part of the text with its edits; edits inside of moved spans are applied where these go. */
export function rendered(text: string, range: Span, edits: readonly OrderedEdit[]): string {
  const result = new MagicString(text.slice(range.start, range.end));
  const carriers = edits.filter((edit) => edit.parts);
  const isCarried = (edit: OrderedEdit): boolean =>
    carriers.some((other) => other !== edit && piecesOf(other).some((piece) => isInside(edit, piece)));
  const gone = new Set(edits.flatMap((edit) => (removesLines(text, edit) ? [edit.span.start] : [])));
  let [end, filled] = [0, -1];
  for (const edit of inOrder(edits.filter((candidate) => !isCarried(candidate)))) {
    const { span } = edit;
    if (edit.soft && (span.start < end || gone.has(span.start))) continue;
    if (span.start < end)
      throw new OverlapError(`the edit at ${span.start} begins before the one before it ends at ${end}`);
    const [from, to] = [span.start - range.start, span.end - range.start];
    const inserted = contentOf(text, edit, edits);
    const isFirst = from === to && span.start !== filled;
    if (isFirst) filled = span.start;
    if (from === to)
      result.appendLeft(from, isFirst && isJoined(text, span.start, inserted) ? ` ${inserted}` : inserted);
    else if (inserted === '') result.remove(from, to);
    else result.update(from, to, inserted);
    end = span.end;
  }
  return result.toString();
}

const AFTER_KEYWORD =
  /(?<![\w$.])(?:await|case|default|delete|do|else|extends|in|instanceof|new|of|return|throw|typeof|void|yield)$/;

/** Whether inserted text would become part of the keyword in front of it. */
// Matches: async before `() => x` of `return()=>x`
function isJoined(text: string, at: number, inserted: string): boolean {
  return /^[\w$]/.test(inserted) && AFTER_KEYWORD.test(text.slice(Math.max(0, at - 11), at));
}

/** Whether the line that begins at an edit goes, so that the next one takes its place. */
function removesLines(text: string, { span, text: put, parts }: OrderedEdit): boolean {
  return put === '' && parts === undefined && span.end > span.start && text[span.end - 1] === '\n';
}

function contentOf(text: string, edit: OrderedEdit, edits: readonly OrderedEdit[]): string {
  if (!edit.parts) return edit.text;
  const inside = (piece: Span): OrderedEdit[] => edits.filter((other) => other !== edit && isInside(other, piece));
  const put = edit.parts.map((part) => (typeof part === 'string' ? part : rendered(text, part, inside(part)))).join('');
  return edit.shape ? edit.shape(put) : put;
}

function piecesOf({ parts }: OrderedEdit): Span[] {
  return (parts ?? []).filter((part) => typeof part !== 'string');
}

/**
 * An insertion that ends with a part but begins before it surrounds the part: it stays behind when the part moves. So
 * does the opening of a lock before it.
 */
function isInside({ span, depth, order }: OrderedEdit, piece: Span): boolean {
  const isEmpty = span.start === span.end && piece.start < piece.end;
  const isEnd = isEmpty && span.end === piece.end && depth > -piece.start;
  const isOpening = isEmpty && span.start === piece.start && depth === FIRST && order < 0;
  return span.start >= piece.start && span.end <= piece.end && !isEnd && !isOpening;
}

/** The edits in the order of the text. */
function inOrder(edits: readonly OrderedEdit[]): OrderedEdit[] {
  return [...edits].sort((a, b) => a.span.start - b.span.start || compare(a.depth, b.depth) || a.order - b.order);
}

/** Adds a `;` where a statement now begins with `(` below a line that ends without one; `starts` are such places. */
export function withSemicolons(edits: readonly OrderedEdit[], starts: ReadonlySet<number>): OrderedEdit[] {
  const open = new Set(starts);
  return inOrder(edits).map((edit) => {
    // New indentation is not the start of a statement.
    const isFirst = (edit.parts !== undefined || edit.text.trim() !== '') && open.delete(edit.span.start);
    return isFirst && edit.text.startsWith('(') ? { ...edit, text: `;${edit.text}` } : edit;
  });
}

/** Not by subtraction: infinities of one sign are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
