import type { FileFacts } from '../types';

/** How a file is written, as far as new lines in it must follow. */
export interface Style {
  readonly quote: string;
  readonly semicolon: string;
  readonly keyword: string;
  readonly nodePrefix: boolean;
  readonly newline: string;
  /** One step of indentation. */
  readonly indent: string;
}

/** Reads the style of a file off its own import lines. */
export function styleOf(facts: FileFacts, text: string): Style {
  const heads =
    facts.imports.map((item) => text.slice(item.statement.start, item.statement.end)).join('\n') || text.slice(0, 4000);
  const statements = facts.imports.map((item) => text.slice(item.statement.start, item.statement.end).trimEnd());
  return {
    quote: count(heads, "'") >= count(heads, '"') ? "'" : '"',
    semicolon:
      statements.length > 0
        ? statements.some((statement) => statement.endsWith(';'))
          ? ';'
          : ''
        : /;\s*$/m.test(text)
          ? ';'
          : '',
    keyword: keywordOf(facts, text),
    nodePrefix: /['"]node:/.test(heads),
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    indent: /^(\t|  (?: {2})?)\S/m.exec(text)?.[1] ?? '  ',
  };
}

/**
 * The keyword of the last import at the top level: within functions they are whatever is handy there. A file without one is asked
 * what its other variables have.
 */
function keywordOf({ imports }: FileFacts, text: string): string {
  const outer = imports.filter(({ topLevel }) => topLevel).map(({ statement }) => text.slice(statement.start));
  const found = outer.map((statement) => /^(?:var|let|const)\b/.exec(statement)?.[0]).findLast(Boolean);
  return found ?? (/^\s*var\s/m.test(text) && !/^\s*(?:let|const)\s/m.test(text) ? 'var' : 'const');
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
