import type { IgnoreComment } from '../../types';
import type { Parsed } from './parse';

type Comment = Parsed['comments'][number];

// Matches: // unblock-ignore-next-line fs/readFileSync, fs/statSync -- reason
const DIRECTIVE = /^[\s*]*unblock-ignore-next-line\b([^]*)$/;

/**
 * The comments that ask to ignore calls, line or block (also in braces, as in JSX). `lines` are the offsets of line
 * starts.
 */
export function ignoresIn(
  text: string,
  comments: readonly Comment[],
  lines: readonly number[],
  lineOf: (offset: number) => number,
): IgnoreComment[] {
  return comments.flatMap((comment) => {
    const directive = DIRECTIVE.exec(comment.value)?.[1];
    if (directive === undefined) return [];
    const ignores = nextCode(text, comments, lines, lineOf, lineOf(comment.end) + 1);
    return [{ line: lineOf(comment.start), ignores, ...termsOf(directive) }];
  });
}

function termsOf(directive: string): Pick<IgnoreComment, 'rules' | 'reason'> {
  const [, named, reason] = /^([^]*?)(?:--([^]*))?$/.exec(directive) as RegExpExecArray;
  const rules = named.split(/[\s,*]+/).filter(Boolean);
  const words = reason?.replace(/\s+/g, ' ').trim();
  return words ? { rules, reason: words } : { rules };
}

/** Skips blank lines and comment lines: a directive of another tool may stand in between. */
function nextCode(
  text: string,
  comments: readonly Comment[],
  lines: readonly number[],
  lineOf: (offset: number) => number,
  line: number,
): number {
  let current = line;
  for (let start = lines[current - 1]; start !== undefined; start = lines[current - 1]) {
    const comment = comments.find(({ start: at, end }) => at >= start && end > at && isFirst(text, start, at));
    if (comment && isLast(text, comment.end)) current = lineOf(comment.end) + 1;
    else if (lineText(text, start).trim() === '') current += 1;
    else break;
  }
  return current;
}

// Matches the braces of JSX as well: {/* … */}
function isFirst(text: string, lineStart: number, offset: number): boolean {
  return /^[ \t]*\{?[ \t]*$/.test(text.slice(lineStart, offset));
}

function isLast(text: string, offset: number): boolean {
  return /^[ \t]*\}?[ \t]*\r?$/.test(lineText(text, offset));
}

function lineText(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(offset, end < 0 ? text.length : end);
}
