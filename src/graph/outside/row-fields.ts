import type { Framework, HandlerRow } from '../../types';

/** Stands for every function of an object, and with those that it inherits. */
export const EVERY = '**';
export const INHERITED = '***';
/** Members of an object that nobody calls by a name. */
export const NAMELESS = /^(?:constructor$|set |#)/;

/** A factory of handlers is called at start-up, and its result is used at once. */
export const MAKER: HandlerRow = { on: [], methods: [], context: 'startup_path', sync: 'framework-sync' };

/** The row for the functions in one field of an options object; without a field, for functions among the arguments. */
export function rowAt(row: HandlerRow, field: string): HandlerRow {
  if (row.syncFields?.includes(field)) return { ...row, sync: 'framework-sync' };
  if (row.callbackFields?.includes(field)) return { ...row, callsBack: true, answersAt: undefined };
  const makes = row.makesIn?.[field];
  if (makes) return { ...row, makes };
  const isOption = field !== '' && (row.perRequest === true || row.syncFields?.includes(''));
  const inner = isOption ? { ...row, syncFields: undefined, perRequest: undefined } : row;
  return row.startFields?.includes(field) ? { ...inner, context: 'startup_path' } : inner;
}

/** The access paths in the rows of a framework, besides those of methods that take handlers. */
export function pathsOfRows({ handlers, decorators = [], records = [], files = [], settings }: Framework): string[] {
  const members = files.flatMap((row) => Object.values(row.members ?? {}));
  return [
    ...(settings?.set ?? []),
    ...records,
    ...handlers.flatMap(({ gives = [], needs = [], atOnceWith = [], self }) => [
      ...(self === undefined ? [] : [self]),
      ...gives,
      ...needs,
      ...atOnceWith,
    ]),
    ...handlers.flatMap(({ extends: above }) => (above === undefined ? [] : [above, `${above}()`])),
    ...[...files, ...members].flatMap(({ gives = [] }) => gives),
    ...decorators.flatMap(({ on }) => on),
  ];
}
