import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const FILE = {
  async: '',
  via: 'none',
  why: 'all uses of the database change with its adapter',
  advice:
    'Use `await low(new FileAsync(path))` with version 1, `Low` and `JSONFile` with later ones, and await each write.',
} as const;
/** In version 1, the adapter determines whether a database is asynchronous. */
const OLD = { ...FILE, needs: ['lowdb/adapters/FileSync'] } as const;
const READS = { kept: { effect: 'read' } } as const;
const WRITES = { kept: { effect: 'write' } } as const;
/** Methods of lodash and lodash-id that are used in a chain before `write()`. */
const CHAINED =
  'get set has update updateWith unset assign assignIn defaults defaultsDeep merge extend find findLast filter reject remove ' +
  'push pop shift unshift splice pull pullAll concat map flatMap each forEach forEachRight sortBy orderBy reverse first head last ' +
  'nth take takeRight drop dropRight slice chain tap thru keys values keyBy groupBy pick omit size uniq uniqBy compact flatten ' +
  'insert upsert getById updateById updateWhere replaceById removeById removeWhere createId setState defaultState';

/** https://github.com/typicode/lowdb – version 1 waits only with FileAsync, version 2 and later have Low beside LowSync. */
export const lowdb = {
  ...defineModule('lowdb', [
    { ...OLD, sync: 'default' },
    { ...OLD, ...WRITES, sync: 'write', at: ['lowdb().write'] },
    { ...OLD, ...READS, sync: 'read', at: ['lowdb().read'] },
    { ...FILE, ...READS, sync: 'LowSync.read', at: ['lowdb.LowSync().read'] },
    { ...FILE, ...WRITES, sync: 'LowSync.write', at: ['lowdb.LowSync().write'] },
    { ...FILE, ...WRITES, sync: 'LowSync.update', at: ['lowdb.LowSync().update'] },
  ]),
  keepers: [
    'lowdb()',
    'lowdb/adapters/FileSync()',
    'lowdb.LowSync()',
    'lowdb.JSONFileSync()',
    'lowdb/node.JSONFileSync()',
  ],
  fluent: { 'lowdb()': CHAINED.split(' ') },
};

export default asTransform([lowdb]);
