import { LISTING_PATHS } from '../../language/listings';
import { memoisedBy } from '../../memoised';
import type { BlockingModule, Framework } from '../../types';
import { withBeginnings } from '../points-to/values';
import { Outside } from './outside';

/** What rows say of access paths, whatever program is read with them. */
export interface RowPaths {
  readonly outside: Outside;
  /** Those of blocking methods, with all their prefixes. */
  readonly blocking: ReadonlySet<string>;
  /** All that are told apart, with all their prefixes. */
  readonly known: ReadonlySet<string>;
}

const byFrameworks = memoisedBy((frameworks: readonly Framework[]) =>
  memoisedBy((modules: readonly BlockingModule[]): RowPaths => {
    const outside = new Outside(frameworks, modules);
    const methods = modules.flatMap((module) => module.methods);
    const named = methods.flatMap(({ at, needs = [] }) => [...at.map((path) => `${path}()`), ...needs]);
    return {
      outside,
      blocking: withBeginnings(methods.flatMap(({ at }) => at)),
      known: withBeginnings([...outside.paths, ...LISTING_PATHS, ...named]),
    };
  }),
);

/** The paths in the rows of some frameworks and modules; made once, because there are tens of thousands. */
export function rowPathsOf(frameworks: readonly Framework[], modules: readonly BlockingModule[]): RowPaths {
  return byFrameworks(frameworks)(modules);
}
