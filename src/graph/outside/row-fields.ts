import type { Framework, HandlerRow } from '../../types';

/** The row for the functions in one field of an options object; without a field, for functions among the arguments. */
export function rowAt(row: HandlerRow, field: string): HandlerRow {
  if (row.syncFields?.includes(field)) return { ...row, sync: 'framework-sync' };
  const makes = row.makesIn?.[field];
  if (makes) return { ...row, makes };
  const inner = row.syncFields?.includes('') ? { ...row, syncFields: undefined } : row;
  return row.startFields?.includes(field) ? { ...inner, context: 'startup_path' } : inner;
}

/** The access paths in the rows of a framework, besides those of methods that take handlers. */
export function pathsOfRows({ handlers, decorators = [], records = [], files = [], settings }: Framework): string[] {
  const members = files.flatMap((row) => Object.values(row.members ?? {}));
  return [
    ...(settings?.set ?? []),
    ...records,
    ...handlers.flatMap(({ gives = [], needs = [], atOnceWith = [] }) => [...gives, ...needs, ...atOnceWith]),
    ...handlers.flatMap(({ extends: above }) => (above === undefined ? [] : [above, `${above}()`])),
    ...[...files, ...members].flatMap(({ gives = [] }) => gives),
    ...decorators.flatMap(({ on }) => on),
  ];
}
