import type { HandlerRow } from '../../types';

/** The row for the functions in one field of an options object; without a field, for functions among the arguments. */
export function rowAt(row: HandlerRow, field: string): HandlerRow {
  if (row.syncFields?.includes(field)) return { ...row, sync: 'framework-sync' };
  const makes = row.makesIn?.[field];
  if (makes) return { ...row, makes };
  const inner = row.syncFields?.includes('') ? { ...row, syncFields: undefined } : row;
  return row.startFields?.includes(field) ? { ...inner, context: 'startup_path' } : inner;
}
