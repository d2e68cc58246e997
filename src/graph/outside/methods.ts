import type { FunctionId, ProgramView } from '../../types';

/** Whether a function may give a promise. */
// Matches: function (name) { … return this.create({ name }); }
export function mayPromise(program: ProgramView, fn: FunctionId): boolean {
  return program.fn(fn).async || program.callsIn(fn).some(({ position }) => position.returned);
}

/** Whether a function is a method of that name which other classes must not call. */
export function isPrivate(program: ProgramView, id: FunctionId, field: string): boolean {
  const fn = program.fn(id);
  return (fn.isPrivate || fn.isProtected) && fn.name === field;
}
