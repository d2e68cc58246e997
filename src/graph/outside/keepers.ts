import { ANY_NAME } from '../../language/views';
import type { Program } from '../../program';
import type { FunctionId } from '../../types';
import type { Surroundings } from '../linking/surroundings';
import type { Keeper } from '../points-to/keeping';
import type { Solver } from '../points-to/solve';
import type { Method } from './blind-calls';
import { KeptObjects } from './kept-objects';
import { mayPromise } from './methods';

/** What is kept, by who keeps it. */
export type Keepers = Readonly<Record<Exclude<Keeper, 'response'>, KeptObjects>>;

/** What is done with what is kept. */
interface Handling {
  readonly hide: (value: number) => void;
  readonly hideFunction: (fn: FunctionId) => void;
  /** A method is called by who knows its name. */
  readonly name: (method: Method) => unknown;
}

/** What the program keeps in requests, in the variables of views, and elsewhere under names that nobody else looks for. */
export function keepers(
  program: Program,
  solver: Solver,
  { calledInViews }: Pick<Surroundings, 'calledInViews'>,
  { hide, hideFunction, name }: Handling,
): Keepers {
  const kept = (as: Pick<Method, 'isEverywhere'>, isCalled = (_field: string) => false): KeptObjects =>
    new KeptObjects(program, solver, {
      hide,
      name: (fn, field) =>
        isCalled(field)
          ? hideFunction(fn)
          : name({ fn, field, isKept: true, ...as, mayPromise: mayPromise(program, fn) }),
    });
  const ofDatabases = kept({ isEverywhere: true });
  return {
    request: kept({}),
    // Views do not wait.
    views: kept({}, (field) => calledInViews.has(field) || calledInViews.has(ANY_NAME)),
    application: kept({}),
    document: ofDatabases,
    model: ofDatabases,
  };
}
