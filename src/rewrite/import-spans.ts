import type { FileFacts, ImportFacts, Span } from '../types';

/**
 * A specifier with the comma that belongs to it, and with the braces when it is the first of those in them that all go.
 * `siblings` are those of its statement, `gone` whatever goes in this file.
 */
export function removedSpan(
  item: ImportFacts,
  siblings: readonly ImportFacts[],
  gone: readonly ImportFacts[],
  text: string,
): Span {
  const group = siblings.filter((other) => isDestructured(other) === isDestructured(item));
  const others = siblings.filter((other) => !group.includes(other));
  if (others.length > 0 && group.every((other) => gone.includes(other))) return groupSpan(group, others, item, text);
  const index = group.indexOf(item);
  const isAfterKept = group.slice(0, index).some((other) => !gone.includes(other));
  if (isAfterKept) return { start: group[index - 1].specifier.end, end: item.specifier.end };
  const next = group[index + 1];
  return next ? { start: item.specifier.start, end: next.specifier.start } : item.specifier;
}

// Matches: `fs, ` or `, { readFileSync }` of `import fs, { readFileSync } from 'fs'`
function groupSpan(
  group: readonly ImportFacts[],
  others: readonly ImportFacts[],
  item: ImportFacts,
  text: string,
): Span {
  if (!isDestructured(item)) return { start: item.specifier.start, end: text.indexOf('{', item.specifier.end) };
  const end = text.indexOf('}', group[group.length - 1].specifier.end) + 1;
  return item === group[0] ? { start: others[others.length - 1].specifier.end, end } : { start: end, end };
}

/** A statement with its indentation, the comment behind it, which is about it, and its line break, where it has a line for itself. */
// Matches: const fs = require('fs'); // for existsSync
export function wholeLine(text: string, statement: Span): Span {
  const before = /[ \t]*$/.exec(text.slice(0, statement.start))?.[0].length ?? 0;
  const start = statement.start - before;
  const after = /^[ \t]*(?:\/\/[^\r\n]*)?\r?\n/.exec(text.slice(statement.end));
  const isOwnLine = after !== null && (start === 0 || text[start - 1] === '\n');
  return isOwnLine ? { start, end: statement.end + after[0].length } : statement;
}

/** Whether a name stands in braces. */
export function isDestructured(item: ImportFacts): boolean {
  return item.style === 'import-named' || item.style === 'require-destructured';
}

/** Where the last import of an ES module ends: below it new ones go, whatever stands between imports. */
export function lastImport({ imports, format }: FileFacts): number | undefined {
  const own = imports.filter(({ style, topLevel }) => topLevel && style.startsWith('import'));
  if (format !== 'esm' || own.length === 0) return undefined;
  return Math.max(...own.map(({ statement }) => statement.end));
}

/** The end of the head of the file, or of the first statement, if that requires something. */
// Matches: const express = require('express'), app = express(), zlib = require('zlib');
export function headEnd({ head, first, imports }: FileFacts): number {
  return head || (imports.find(({ statement }) => statement.start === first)?.statement.end ?? 0);
}
