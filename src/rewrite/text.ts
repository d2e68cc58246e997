import MagicString from 'magic-string';
import type { Edit, Span } from '../types';

/** An edit, and its place among those at the same offset: the smaller `depth` comes first, then the smaller `order`. */
export interface OrderedEdit extends Edit {
  readonly depth: number;
  readonly order: number;
}

/** Depth of what must come before everything else at its offset. */
export const FIRST = -Infinity;

/** Two edits want the same characters: a bug of ours, never something to resolve by guessing. */
export class OverlapError extends Error {}

/** Text put in at an offset, before whatever else is put there. */
export function insertion(at: number, text: string, depth: number = FIRST, order = 0): OrderedEdit {
  return { span: { start: at, end: at }, text, depth, order };
}

/** Text put before and after a construct: of two that begin together the longer is further out, of two that end together, too. */
export function around(span: Span, open: string, close: string, order = 0): OrderedEdit[] {
  return [
    insertion(span.start, open, -span.end, order),
    ...(close === '' ? [] : [insertion(span.end, close, -span.start, -order)]),
  ];
}

/** Text that takes the place of a span. */
export function replacement(span: Span, text: string): OrderedEdit {
  return { span, text, depth: Infinity, order: 0 };
}

/**
 * Applies edits to a text. Replaced spans may not overlap, nor may an insertion fall inside of one: throws OverlapError.
 */
export function applyEdits(text: string, edits: readonly OrderedEdit[]): string {
  const result = new MagicString(text);
  const sorted = [...edits].sort(
    (a, b) => a.span.start - b.span.start || compare(a.depth, b.depth) || a.order - b.order,
  );
  let end = 0;
  for (const { span, text: inserted } of sorted) {
    if (span.start < end)
      throw new OverlapError(`the edit at ${span.start} begins before the one before it ends at ${end}`);
    if (span.start === span.end) result.appendLeft(span.start, inserted);
    else if (inserted === '') result.remove(span.start, span.end);
    else result.update(span.start, span.end, inserted);
    end = span.end;
  }
  return result.toString();
}

/** Not a subtraction: infinities of one sign are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
