import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const BY_DESIGN = {
  async: '',
  via: 'none',
  why: 'better-sqlite3 is synchronous by design',
  advice: 'Run slow queries in a worker thread; quick ones with an index take microseconds.',
} as const;
/** With encryption, and otherwise the same: https://github.com/m4heshd/better-sqlite3-multiple-ciphers */
const ALIASES = ['better-sqlite3-multiple-ciphers'];
const KINDS = ['deferred', 'immediate', 'exclusive'];
const STATEMENTS = at('().prepare()');

/** https://github.com/WiseLibs/better-sqlite3 – synchronous by design. */
export const betterSqlite3 = {
  ...defineModule(
    'better-sqlite3',
    [
      { ...BY_DESIGN, sync: 'default', constructed: true },
      { ...BY_DESIGN, sync: 'Database.exec', at: at('().exec'), sql: 'argument' },
      { ...BY_DESIGN, sync: 'Database.pragma', at: at('().pragma') },
      // Matches: db.transaction(save)(note), db.transaction(save).immediate(note)
      {
        ...BY_DESIGN,
        sync: 'Database.transaction()',
        at: ['', ...KINDS.map((kind) => `.${kind}`)].flatMap((kind) => at(`().transaction()${kind}`)),
      },
      ...['run', 'get', 'all', 'iterate'].map(
        (name) =>
          ({ ...BY_DESIGN, sync: `Statement.${name}`, at: at(`().prepare().${name}`), sql: 'statement' }) as const,
      ),
    ],
    ALIASES,
  ),
  statements: STATEMENTS,
  fluent: Object.fromEntries(
    STATEMENTS.map((statement) => [statement, ['pluck', 'raw', 'expand', 'bind', 'safeIntegers']]),
  ),
  transactions: Object.fromEntries(at('().transaction').map((path) => [path, KINDS])),
};

function at(path: string): string[] {
  return ['better-sqlite3', ...ALIASES].map((name) => name + path);
}

export default asTransform([betterSqlite3]);
