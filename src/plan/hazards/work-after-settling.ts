import { isWithin } from '../../program';
import type { CallFacts, CallGraph, FunctionId, Hazard, Span } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import { fulfils } from '../interleaving/settling-parameters';
import type { Closure } from '../propagation/closure';
import { pausesOf, type Pause } from '../propagation/pauses';
import { DeferredWork, type DeferredPart } from './deferred-work';
import { callsAgain, callsBefore, loopOf, loopsAround, type Loop } from './reaching-calls';

// Matches: deferred.resolve, this.defer.resolve
const DEFERRED = /\b(?:defer(?:red)?|dfd)\.resolve$/i;

/**
 * Who waits for a promise goes on when the function that settles it is done. Once that waits behind `resolve(list)`, they
 * go on meanwhile: reported where it changes something behind the wait. Who gets an error relies on nothing behind it.
 */
export function settledFirst(graph: CallGraph, effects: Effects, closures: readonly Closure[]): Guarding['hazards'] {
  const finder = new Finder(graph, new DeferredWork(graph, effects));
  return closures.flatMap(({ finding, awaits, loops, resumed, owner }) => {
    const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...resumed]);
    const each = [...loops].map((call) => loopOf(graph, call));
    const repeated = loopsAround(graph, waits, each);
    const found = [
      ...[...waits, ...each].flatMap((pause) => finder.before(pause)),
      ...repeated.flatMap((loop) => finder.within(loop)),
    ];
    return [...new Set(found)].map((call) => ({
      fn: owner,
      hazard: { ...hazardOf(finding.file, call), findings: [finding.id] },
    }));
  });
}

class Finder {
  private readonly known = new Map<string, readonly CallFacts[]>();

  constructor(
    private readonly graph: CallGraph,
    private readonly parts: DeferredWork,
  ) {}

  /** The calls in front of a pause that settle a promise, if it shows that what is behind the pause comes later. */
  before(pause: Pause): readonly CallFacts[] {
    const { fn, start } = pause;
    return this.once(`${fn} ${start}`, () => {
      const calls = callsBefore(this.graph, pause).filter((call) => this.settles(fn, call));
      const isShown = calls.length > 0 && changes(this.parts.after(fn, start));
      return isShown ? calls : this.givingAway(calls, fn, { start: this.statementAt(pause), end: Infinity });
    });
  }

  /** The calls of one round of a loop that settle a promise, if it shows that the next rounds come later. */
  within(loop: Loop): readonly CallFacts[] {
    return this.once(`${loop.fn} ${loop.start} again`, () => {
      const calls = callsAgain(this.graph, loop).filter((call) => this.settles(loop.fn, call));
      const isShown = calls.length > 0 && loop.fns.some((fn) => changes(this.roundOf(loop, fn)));
      return isShown ? calls : this.givingAway(calls, loop.fn, loop);
    });
  }

  private roundOf({ fn: around, start }: Loop, fn: FunctionId): DeferredPart {
    return this.parts.after(fn, fn === around ? start : this.graph.program.fn(fn).span.start);
  }

  /** Those that settle with an object of the function that is changed in a part behind them. */
  // Matches: resolve(page); page.text = …
  private givingAway(calls: readonly CallFacts[], fn: FunctionId, { start, end }: Span): readonly CallFacts[] {
    if (calls.length === 0) return calls;
    const { program } = this.graph;
    const isLater = (at: number): boolean => at >= start && at < end;
    const names = program
      .fileOf(fn)
      .locals.filter(({ declared }) => isWithin({ start: declared, end: declared }, program.fn(fn).span))
      .filter(({ declared, changes: at }) => declared < start && at.some(isLater))
      .map(({ name }) => name);
    return calls.filter(({ args }) => args.some(({ text }) => wordsOf(text).some((word) => names.includes(word))));
  }

  /** Where the statement begins that a pause is in. */
  private statementAt({ fn, start, end }: Pause): number {
    const { program } = this.graph;
    const lists = program.fileOf(fn).statements.filter((list) => list.fn === program.fn(fn).index);
    const around = lists.flatMap(({ items }) => items).filter(({ span }) => isWithin({ start, end }, span));
    return Math.max(...around.map(({ span }) => span.start), 0);
  }

  private settles(fn: FunctionId, { text }: CallFacts): boolean {
    return DEFERRED.test(text) || fulfils(this.graph, fn, text);
  }

  private once(key: string, find: () => readonly CallFacts[]): readonly CallFacts[] {
    const found = this.known.get(key) ?? find();
    this.known.set(key, found);
    return found;
  }
}

function changes({ changes: isChange, fills }: DeferredPart): boolean {
  return isChange || fills.length > 0;
}

// Matches: page and text of { page, text }
function wordsOf(text: string): readonly string[] {
  return text.match(/[\w$]+/g) ?? [];
}

function hazardOf(file: string, { text, line }: CallFacts): Hazard {
  return {
    code: 'settled',
    message: `who waits for the promise that ${text} settles may go on before the code after it is done`,
    at: `${file}:${line}`,
  };
}
