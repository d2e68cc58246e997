import type { CallGraph } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import { DeferredWork } from './deferred-work';
import { loopOf, loopsAround, type Loop } from './reaching-calls';
import { Overlaps, type Rest } from './overlaps';
import { pausesOf, turnOf, type Pause } from '../propagation/pauses';
import type { Closure } from '../propagation/closure';
import { Registrations, type Begun } from './registrations';

/**
 * A function that did all of its work synchronously was done before any callback that it registered could run. After
 * the first inserted wait it is not: a callback registered before may find variables unset, or answer first.
 */
export function inFlight(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
  locks: Guarding['locks'],
): Guarding['hazards'] {
  const finder = new Finder(graph, effects);
  return closures.flatMap(({ finding, awaits, loops, resumed, owner }) => {
    const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...resumed]);
    const each = [...loops].map((call) => loopOf(graph, call));
    const holders = new Set([...waits, ...each].map(({ fn }) => fn));
    const turns = locks.filter(({ fn }) => holders.has(fn)).map((lock) => turnOf(graph, lock));
    const repeated = loopsAround(graph, waits, each);
    const found = [
      ...[...turns, ...waits, ...each].flatMap((pause) =>
        finder.before(pause).map((one) => ({ ...one, fn: pause.fn })),
      ),
      ...repeated.flatMap((loop) => finder.within(loop).map((one) => ({ ...one, fn: loop.fn }))),
    ];
    return [...new Map(found.map((one) => [one.call, one])).values()].map(({ call, path, fn }) => ({
      fn: owner,
      hazard: {
        code: 'in-flight',
        message: `what ${call.text} starts may now run before the code after it, because the function waits in between`,
        at: `${path}:${call.line}`,
        findings: [finding.id],
        fn,
      },
    }));
  });
}

/** Finds the registered callbacks whose order shows, once for each wait. */
class Finder {
  private readonly registrations: Registrations;
  private readonly overlaps: Overlaps;
  private readonly known = new Map<string, readonly Begun[]>();

  constructor(graph: CallGraph, effects: Effects) {
    this.registrations = new Registrations(graph);
    this.overlaps = new Overlaps(graph, new DeferredWork(graph, effects));
  }

  before(pause: Pause): readonly Begun[] {
    return this.once(`before ${pause.fn} ${pause.start}`, () => {
      const rest = this.overlaps.behind(pause);
      return this.shown(this.registrations.before(pause), rest);
    });
  }

  within(loop: Loop): readonly Begun[] {
    return this.once(`within ${loop.fn} ${loop.start}`, () => {
      const rest = this.overlaps.during(loop);
      return this.shown(this.registrations.within(loop), rest);
    });
  }

  private shown(begun: readonly Begun[], rest: Rest): readonly Begun[] {
    return begun.filter((one) => this.overlaps.meet(one, rest));
  }

  private once(key: string, find: () => readonly Begun[]): readonly Begun[] {
    const found = this.known.get(key) ?? find();
    this.known.set(key, found);
    return found;
  }
}
