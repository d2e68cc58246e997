import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const BY_DESIGN = {
  async: '',
  via: 'none',
  why: 'node:sqlite is synchronous by design',
  advice: 'Run slow queries in a worker thread; quick ones with an index take microseconds.',
} as const;

const STATEMENT = 'node:sqlite.DatabaseSync().prepare()';

/** https://nodejs.org/api/sqlite.html – synchronous by design. */
export const nodeSqlite = {
  ...defineModule('node:sqlite', [
    { ...BY_DESIGN, sync: 'DatabaseSync', constructed: true },
    { ...BY_DESIGN, sync: 'DatabaseSync.exec', at: ['node:sqlite.DatabaseSync().exec'], sql: 'argument' },
    ...['run', 'get', 'all', 'iterate'].map(
      (name) =>
        ({
          ...BY_DESIGN,
          sync: `StatementSync.${name}`,
          at: [`${STATEMENT}.${name}`],
          sql: 'statement',
        }) as const,
    ),
  ]),
  statements: [STATEMENT],
};

export default asTransform([nodeSqlite]);
