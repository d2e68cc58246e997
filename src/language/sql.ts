/** The effect of SQL text, as far as it can be told. */
export interface Statement {
  /** Names of tables in lower case. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly transaction?: 'begins' | 'ends';
}

/** Placeholder for an unknown part of the text. */
export const HOLE = '\0';

const COMMENT = /--[^\n]*|\/\*[^]*?\*\//g;
const WORD = /'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|[\w$\0]+(?:\.[\w$\0]+)?|[^\s]/g;
/** Statements without an effect on what others read or write. */
const UPKEEP = /^(?:PRAGMA|ANALYZE|VACUUM|REINDEX|EXPLAIN)$/;
const BEGINS =
  /^(?:BEGIN(?: (?:DEFERRED|IMMEDIATE|EXCLUSIVE|CONCURRENT))?(?: TRANSACTION)?|START TRANSACTION|SAVEPOINT \S+)$/;
const ENDS = /^(?:(?:COMMIT|END|ROLLBACK)(?: TRANSACTION)?|RELEASE(?: SAVEPOINT)? \S+)$/;
/** The transaction stays open after it. */
const GOES_BACK = /^ROLLBACK(?: TRANSACTION)? TO /;
/** Functions that tell what the last statement of the connection did. */
const OF_CONNECTION = /^(?:CHANGES|LAST_INSERT_ROWID|TOTAL_CHANGES)$/;
const NOTHING: Statement = { reads: [], writes: [] };

/**
 * Reads one or more statements of SQLite (https://sqlite.org/lang.html), in which `HOLE` stands for unknown text.
 * Undefined if the tables are not known. Does not see the effects of triggers and foreign keys on other tables.
 */
export function readSql(text: string): Statement | undefined {
  const words = text.replace(COMMENT, ' ').match(WORD) ?? [];
  // The body of a trigger has semicolons of its own.
  if (words.some((word) => /^trigger$/i.test(word))) return undefined;
  const all = statementsIn(words).map(readOne);
  const known = all.filter((one) => one !== undefined);
  if (known.length < all.length || all.length === 0) return undefined;
  return {
    reads: distinct(known.flatMap(({ reads }) => reads)),
    writes: distinct(known.flatMap(({ writes }) => writes)),
    transaction: known.findLast(({ transaction }) => transaction)?.transaction,
  };
}

function statementsIn(words: readonly string[]): string[][] {
  const statements: string[][] = [[]];
  for (const word of words) {
    if (word === ';') statements.push([]);
    else statements.at(-1)?.push(word);
  }
  return statements.filter((statement) => statement.length > 0);
}

function readOne(words: readonly string[]): Statement | undefined {
  const upper = words.map((word) => word.toUpperCase());
  const [first] = upper;
  if (UPKEEP.test(first)) return NOTHING;
  const whole = upper.join(' ');
  if (GOES_BACK.test(whole)) return NOTHING;
  if (BEGINS.test(whole)) return { ...NOTHING, transaction: 'begins' };
  if (ENDS.test(whole)) return { ...NOTHING, transaction: 'ends' };
  const uses = upper.flatMap((word, at) => useAt(upper, at, word));
  const [reads, writes] = (['read', 'write'] as const).map((kind) =>
    distinct(uses.filter((use) => use.kind === kind).map(({ at }) => nameOf(words[at] ?? HOLE))),
  );
  const isKnown =
    [...reads, ...writes].every((name) => !name.includes(HOLE)) && !upper.some((word) => OF_CONNECTION.test(word));
  const isStatement = /^(?:SELECT|VALUES|WITH)$/.test(first) || writes.length > 0;
  return isKnown && isStatement ? { reads, writes } : undefined;
}

interface TableUse {
  readonly kind: 'read' | 'write';
  /** Index of the word that is the name of the table. */
  readonly at: number;
}

/** How a keyword says that the tables after it are used. */
function useAt(words: readonly string[], at: number, word: string): TableUse[] {
  const next = words[at + 1];
  switch (word) {
    case 'FROM':
      return words[at - 1] === 'DELETE' ? [{ kind: 'write', at: at + 1 }] : tablesAfter(words, at);
    case 'JOIN':
      return tablesAfter(words, at);
    case 'INTO':
      return [{ kind: 'write', at: at + 1 }];
    case 'UPDATE': {
      // Matches: ON CONFLICT (id) DO UPDATE SET seen = 1
      if (next === 'SET') return [];
      return [{ kind: 'write', at: next === 'OR' ? at + 3 : at + 1 }];
    }
    case 'RETURNING':
      return writtenBefore(words, at);
    case 'TABLE':
      return isDefinition(words) ? [{ kind: 'write', at: afterCondition(words, at + 1) }] : [];
    case 'INDEX':
    case 'VIEW':
      return isDefinition(words) ? [{ kind: 'write', at: afterCondition(words, at + 1) }] : [];
    default:
      return [];
  }
}

// Matches: FROM users, FROM users u, sessions s; not FROM (SELECT …), where another FROM says it
function tablesAfter(words: readonly string[], at: number): TableUse[] {
  const uses: TableUse[] = [];
  for (let next = at + 1; words[next] !== undefined && words[next] !== '(';) {
    uses.push({ kind: 'read', at: next });
    const comma = words.slice(next + 1, next + 4).indexOf(',');
    if (comma < 0 || words.slice(next + 1, next + 1 + comma).some((word) => !/^["`[\w]/.test(word))) break;
    next += comma + 2;
  }
  return uses;
}

/** A `RETURNING` clause also reads what the statement changes. */
function writtenBefore(words: readonly string[], at: number): TableUse[] {
  return words
    .slice(0, at)
    .flatMap((word, before) => useAt(words, before, word))
    .map((use) => ({ ...use, kind: 'read' }));
}

function isDefinition([first]: readonly string[]): boolean {
  return /^(?:CREATE|DROP|ALTER)$/.test(first);
}

// Matches: IF NOT EXISTS users
function afterCondition(words: readonly string[], at: number): number {
  return words[at] === 'IF' ? words.indexOf('EXISTS', at) + 1 : at;
}

// Matches: users, "users", [users], main.users
function nameOf(word: string): string {
  return (
    word
      .replace(/["`[\]]/g, '')
      .split('.')
      .at(-1) ?? ''
  ).toLowerCase();
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
