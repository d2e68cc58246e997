import MagicString from 'magic-string';
import type { Edit } from '../types';

/** An edit, and its place among insertions at the same offset: lower goes further out. */
export interface OrderedEdit extends Edit {
  readonly order: number;
}

/** Two edits want the same characters: a bug of ours, never something to resolve by guessing. */
export class OverlapError extends Error {}

/**
 * Applies edits to a text. Insertions at one offset are put in their order; replaced spans may not overlap, nor may an
 * insertion fall inside one. Throws OverlapError otherwise.
 */
export function applyEdits(text: string, edits: readonly OrderedEdit[]): string {
  const result = new MagicString(text);
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end || a.order - b.order);
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
