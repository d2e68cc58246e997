import { LIST_QUERIES } from './query-builders';

/** Methods of models, clients and builders that promise all rows they find, in an array: Sequelize, Prisma, Drizzle, TypeORM. */
const PROMISES_ROWS: ReadonlySet<string> = new Set(['findAll', 'findMany', 'getMany']);

/** How a query goes on that gives rows in an array before and after. */
const KEEPS_ROWS: ReadonlySet<string> = new Set(
  (
    'addFields allowDiskUse and batchSize collation comment elemMatch equals exec group gt gte hint in lean limit ' +
    'lookup lt lte match maxTimeMS ne nin nor or orFail populate project read regex sample select session skip sort ' +
    'unwind where'
  ).split(' '),
);

/** Whether an outside method of this name promises an array of rows, whatever it is a method of. */
// Matches: User.findAll({ where }), prisma.note.findMany()
export function promisesRows(name: string): boolean {
  return PROMISES_ROWS.has(name);
}

/** Whether an access path is that of a call which begins a query for all rows that it finds. */
// Matches: Note.find({ owner })
export function beginsListQuery(path: string): boolean {
  return LIST_QUERIES.has(path);
}

/** Whether a method of a query leaves it one for an array of rows. */
export function keepsRows(name: string): boolean {
  return KEEPS_ROWS.has(name);
}
