import { isAccessorField } from '../../language/fields';
import { isCalledByLanguage, ITERATOR, OF_ITERATORS } from '../../language/protocols';
import type { CallGraph, FunctionId, SkipCode } from '../../types';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';
import { held } from './method-lookup';

/** The functions that the language calls; see CallGraph of `calledByLanguage`. Collected on first use. */
export function languageCalls(solver: Solver, links: Linker): CallGraph['calledByLanguage'] {
  let known: ReadonlyMap<FunctionId, SkipCode> | undefined;
  return () => (known ??= new Map(calledIn(solver, links)));
}

function* calledIn(solver: Solver, links: Linker): Generator<[FunctionId, SkipCode]> {
  for (const [, field, node] of solver.fieldsBy((name) => isCalledByLanguage(name) || isAccessorField(name)))
    for (const value of solver.valuesAt(node)) {
      const nodes = links.nodesOf(value);
      if (!nodes) continue;
      yield [nodes.fn, codeOf(field)];
      if (field === ITERATOR)
        for (const fn of ofIterators(solver, nodes.resultNode)) yield [fn, 'called-by-the-language'];
    }
}

// Matches: Object.defineProperties(settings, { notes: { get() { return load(); } } })
function codeOf(field: string): SkipCode {
  if (!isAccessorField(field)) return 'called-by-the-language';
  return field.startsWith('get ') ? 'in-getter' : 'in-setter';
}

// Matches: { [Symbol.iterator]() { return { next() { … } }; } }, whose `next` a loop asks whether it is done
function* ofIterators(solver: Solver, results: number): Generator<FunctionId> {
  for (const iterator of solver.valuesAt(results)) for (const name of OF_ITERATORS) yield* held(solver, iterator, name);
}
