import type { CallGraph, Entry } from '../../types';
import type { Assembly } from '../assembly';
import { Elements } from './elements';
import { Overrides } from './overrides';
import { Superclasses } from './superclasses';

/**
 * Functions that code out of sight may call: it got them, or it calls them by the name of what they stand in for, or it
 * renders elements of them.
 */
export function escapedIn(
  { program, solver, links, results }: Pick<Assembly, 'program' | 'solver' | 'links' | 'results'>,
  entries: readonly Entry[],
): CallGraph['escaped'] {
  const known = results.escapes.functions;
  const awaited = new Set(entries.filter(({ sync }) => sync === undefined).map(({ fn }) => fn));
  const superclasses = new Superclasses(program, solver, links, results.instances);
  const more = [
    ...new Overrides(program, solver, superclasses, results).among((fn) => awaited.has(fn)),
    ...new Elements(program, solver, links, entries).unawaited(),
  ];
  return new Map([...more.map((fn) => [fn, undefined] as const), ...known]);
}
