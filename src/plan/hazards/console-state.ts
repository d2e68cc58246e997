import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, Hazard } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { pausesOf, type Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';

/** What the one console of the process remembers from the first call to the second: https://nodejs.org/api/console.html. */
const PAIRS: Readonly<Record<string, string>> = {
  time: 'timeEnd',
  count: 'countReset',
  group: 'groupEnd',
  groupCollapsed: 'groupEnd',
};

/** Timers, counters and groups of the console that were begun and ended in one go: other requests now use the same meanwhile. */
// Matches: console.time('load'); const text = read(); console.timeEnd('load')
export function consoleState(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap(({ finding, owner, awaits, loops, resumed }) =>
    pausesOf(graph, [finding.blocking.id, ...awaits, ...loops, ...resumed])
      .flatMap((pause) => beginningsAround(graph, pause))
      .map(({ text, at }) => {
        const message = `other requests may call ${text} while it waits, or log in between`;
        const hazard: Hazard = { code: 'interleaving', message, at, findings: [finding.id] };
        return { fn: owner, hazard };
      }),
  );
}

/** The calls in front of a pause that others behind it belong to, with no wait in between that was there before. */
function beginningsAround(graph: CallGraph, { fn, start, end }: Pause): { text: string; at: string }[] {
  const calls = graph.program.callsIn(fn).filter(({ text, args }) => /^console\.\w+$/.test(text) && isFixed(args));
  const waits = waitsOf(graph).of(fn);
  return calls.flatMap((first) => {
    const last = calls.find(
      (one) =>
        one.name === PAIRS[first.name] && one.span.start >= end && (isGroup(one) || labelOf(one) === labelOf(first)),
    );
    if (!last || first.span.end > start || waits.some((at) => at > first.span.end && at < last.span.start)) return [];
    return [
      { text: `${first.text}(${first.args[0]?.text ?? ''})`, at: graph.program.at(callId(pathOf(fn), first.index)) },
    ];
  });
}

/** Groups end in the order in which they begin, whatever they are called. */
function isGroup({ name }: CallFacts): boolean {
  return name === 'groupEnd';
}

function labelOf({ args }: CallFacts): string {
  return args[0]?.value ?? 'default';
}

/** The label is the same for all requests. */
function isFixed([label]: CallFacts['args']): boolean {
  return label === undefined || label.value !== undefined;
}
