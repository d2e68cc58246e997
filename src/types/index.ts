/**
 * The data that flows through the stages: source text → facts → graph → findings → plan → changes. Everything is plain
 * and readonly. Offsets are UTF-16 code units into the text as it was read.
 *
 * The words that recur:
 * - function, call, access, statement: facts of one file, with an `index` or offsets; `FunctionId` and `CallId` add the
 *   path
 * - flow node: a variable of the points-to analysis; each file numbers its own
 * - access path: a value as it is reached from a module, `fs.opendirSync().readSync`
 * - barrier: what forbids that a function or call waits; skip: a finding that stays because of one
 * - twin: an async copy of a function that must also stay synchronous
 * - hazard: what may go wrong because other requests run at a new `await`; lock, guard: what prevents it
 */
export type * from './text';
export type * from './project';
export type * from './argument-rules';
export type * from './catalogue';
export type * from './file-effects';
export type * from './frameworks';
export type * from './places';
export type * from './access';
export type * from './decorators';
export type * from './facts';
export type * from './calls';
export type * from './flow';
export type * from './ending';
export type * from './naming';
export type * from './order';
export type * from './position';
export type * from './graph';
export type * from './entry';
export type * from './objects';
export type * from './use';
export type * from './typed';
export type * from './finding';
export type * from './ignores';
export type * from './imports';
export type * from './settings';
export type * from './guards';
export type * from './plan';
export type * from './change';
export type * from './config';
export type * from './baseline';
export type * from './verification';
export type * from './explanation';
export type * from './evidence';
export type * from './bench';
export type * from './cpu';
