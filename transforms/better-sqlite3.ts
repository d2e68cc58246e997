import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const BY_DESIGN = {
  async: '',
  via: 'none',
  why: 'better-sqlite3 is synchronous by design',
  advice: 'Run slow queries in a worker thread; quick ones with an index take microseconds.',
} as const;

function ofStatement(name: string): string[] {
  const statement = 'better-sqlite3().prepare()';
  return ['', '.pluck()', '.raw()', '.expand()', '.bind()', '.safeIntegers()'].map(
    (way) => `${statement}${way}.${name}`,
  );
}

/** https://github.com/WiseLibs/better-sqlite3 – synchronous by design. */
export const betterSqlite3 = defineModule('better-sqlite3', [
  { ...BY_DESIGN, sync: 'default', constructed: true },
  { ...BY_DESIGN, sync: 'Database.exec', at: ['better-sqlite3().exec'] },
  { ...BY_DESIGN, sync: 'Database.pragma', at: ['better-sqlite3().pragma'] },
  // Matches: db.transaction(save)(note), db.transaction(save).immediate(note)
  {
    ...BY_DESIGN,
    sync: 'Database.transaction()',
    at: ['', '.deferred', '.immediate', '.exclusive'].map((kind) => `better-sqlite3().transaction()${kind}`),
  },
  ...['run', 'get', 'all', 'iterate'].map((name) => ({
    ...BY_DESIGN,
    sync: `Statement.${name}`,
    at: ofStatement(name),
  })),
]);

export default asTransform([betterSqlite3]);
