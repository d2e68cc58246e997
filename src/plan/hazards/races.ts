import { callId, isWithin, pathOf } from '../../program';
import type { CallGraph, FunctionId, Hazard } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { holdersOf, type Closure } from '../propagation/closure';
import { waitsOf } from '../propagation/waits';

const RACES: ReadonlySet<string> = new Set(['Promise.race', 'Promise.any']);

/** Races of promises of which one was there at once: what it competes with may now come first. */
// Matches: Promise.race([load(name), wait(10)]), where the async function `load` only reads a file
export function races(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap((closure) => {
    const late = [...new Set(holdersOf(graph, closure))].filter((fn) => !waitsOf(graph).mayWait(fn));
    return late
      .flatMap((fn) => racesWith(graph, fn))
      .map((at) => {
        const message = 'a promise that was fulfilled at once takes its time, so that another one may win the race';
        const hazard: Hazard = { code: 'unawaited', message, at, findings: [closure.finding.id] };
        return { fn: closure.owner, hazard };
      });
  });
}

/** Where a race takes the promise of a function. */
function racesWith({ program, to }: CallGraph, fn: FunctionId): string[] {
  const calls = (to.get(fn) ?? []).flatMap(({ call, kind }) => (kind === 'callback' ? [] : [call]));
  return calls.flatMap((id) => {
    const { span } = program.call(id);
    const around = program.callsIn(program.callerOf(id)).filter((call) => isWithin(span, call.span));
    return around.filter(({ text }) => RACES.has(text)).map(({ index }) => program.at(callId(pathOf(id), index)));
  });
}
