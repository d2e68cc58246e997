import { SENT } from '../../language/stages';
import { memoisedBy } from '../../memoised';
import { callId, functionId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, Edge, Entry, FunctionId } from '../../types';
import { edgesAt } from '../graph-index';
import { PromiseChains } from '../propagation/promise-chains';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import { Answering } from './answering';
import { isResponse, listensToEnd } from './answering-calls';
import { middlewaresOf } from './middlewares';
import { passedOnTo, type PassingCall } from './passed-on';
import { callsAgain, callsBefore, isBehind, type Loop } from './reaching-calls';

/**
 * What these are given runs when the code around is done, and before the next request is read: that comes with the phase of
 * the event loop in which data arrives (https://nodejs.org/learn/asynchronous-work/event-loop-timers-and-nexttick).
 */
const SOON = /^(?:queueMicrotask|process\.nextTick|setImmediate)$/;

/** What answers a request: a call, or the end of a handler. */
export type Answer = Pick<CallFacts, 'text' | 'line'>;

/** Finds the answers that are given before some code, with no other request in between. */
export class Answers {
  private readonly chains: PromiseChains;
  private readonly answering: Answering;
  /** The handlers at the end of which a request is answered. */
  private readonly ended: ReadonlyMap<FunctionId, Answer>;

  constructor(private readonly graph: CallGraph) {
    this.answering = new Answering(graph);
    this.chains = new PromiseChains(graph, waitsOf(graph));
    const ended = graph.entries.filter(({ answers }) => answers);
    this.ended = new Map(ended.map(({ fn, route }) => [fn, { text: route, line: graph.program.fn(fn).line }]));
  }

  /** A call that answers before a pause, as far as it was one piece with that. */
  before(pause: Pause): Answer | undefined {
    const own = this.among(callsBefore(this.graph, pause), pause.fn);
    return own ?? this.soonBefore(pause.fn, new Set()) ?? this.beforeStart(pause) ?? this.above(pause);
  }

  /** An answer of one round of a loop, with nothing waited for before the next one, which answers somebody else. */
  // Matches: for (const res of waiting) { save(note); res.json(note); }, and not one that finds a note and sends that
  again(loop: Loop): Answer | undefined {
    return callsAgain(this.graph, loop).find(
      (call) => this.isOfRound(loop, call) && this.answering.does(functionId(pathOf(loop.fn), call.fn), call),
    );
  }

  private isOfRound({ fns: [fn, ...each], start, end }: Loop, { text, args }: CallFacts): boolean {
    const { program } = this.graph;
    const declared = program.fileOf(fn).locals.filter(({ declared: at }) => at > start && at < end);
    const own = new Set([...each.flatMap((one) => program.fn(one).params), ...declared.map(({ name }) => name)]);
    return [text, ...args.map((arg) => arg.text)].some((part) => isResponse(part) && own.has(part.split('.')[0]));
  }

  /** An answer before a call of an async function that nobody waits for, and that comes to the pause at once. */
  // Matches: res.json(note) of res.json(note); save(note); and the end of: async (ctx) => { save(note); ctx.body = note; }
  private beforeStart({ fn, start }: Pause): Answer | undefined {
    const { program } = this.graph;
    const isAtOnce = !waitsOf(this.graph)
      .of(fn)
      .some((end) => end <= start);
    if (!program.fn(fn).async || !isAtOnce) return undefined;
    for (const { kind, caller, call } of this.edgesTo(fn)) {
      const { awaited, returned } = program.call(call).position;
      if (kind === 'callback' || awaited || returned) continue;
      const found = this.around(caller, program.call(call), new Set(), false);
      if (found) return found;
    }
    return undefined;
  }

  /** An answer before a handler that comes to a pause at once: its framework says so, or a handler above gave it. */
  // Matches: fastify.addHook('onResponse', …); res.json(note); next(); of (req, res, next), and save(note) of the handler behind
  private above(pause: Pause): Answer | undefined {
    const [found] = middlewaresOf(this.graph)
      .entriesTo(pause)
      .flatMap((entry) => this.ofHandler(entry) ?? []);
    return found;
  }

  /** What answers before a handler gets a request. */
  private readonly ofHandler = memoisedBy((entry: Entry): Answer | undefined => {
    if (entry.stage === SENT) return { text: entry.route, line: this.graph.program.fn(entry.fn).line };
    const [found] = passedOnTo(this.graph, entry).flatMap((passing) => this.ofPassing(passing) ?? []);
    return found;
  });

  private readonly ofPassing = memoisedBy(({ fn, call }: PassingCall) =>
    this.piecesBefore(fn, call).find((one) => !this.answering.isNext(fn, one) && this.answering.does(fn, one)),
  );

  /** An answer in the code behind which a function runs, and in that of the callers. */
  // Matches: res.end() beside process.nextTick(() => save(note)), Promise.resolve().then(() => save(note))
  private soonBefore(fn: FunctionId, seen: Set<FunctionId>): Answer | undefined {
    for (const edge of this.edgesTo(fn)) {
      const call = this.graph.program.call(edge.call);
      if (edge.kind === 'callback' && listensToEnd(call)) return call;
      const found =
        (this.isSoon(edge, call) ? this.around(edge.caller, call, seen) : undefined) ??
        (edge.kind === 'callback' ? this.inChain(edge.caller, call) : undefined);
      if (found) return found;
    }
    return undefined;
  }

  /** What a test calls in order is no client's doing. */
  private edgesTo(fn: FunctionId): readonly Edge[] {
    return (this.graph.to.get(fn) ?? []).filter(({ caller }) => !isTestFile(pathOf(caller)));
  }

  private isSoon({ kind, caller }: Edge, call: CallFacts): boolean {
    if (kind !== 'callback') return false;
    return SOON.test(call.text) || this.chains.of(caller, call)?.takesTime === false;
  }

  /** An answer in the same piece of a function as a call, or in that of its callers. */
  private around(fn: FunctionId, call: CallFacts, seen: Set<FunctionId>, isBehindToo = true): Answer | undefined {
    if (seen.has(fn)) return undefined;
    seen.add(fn);
    const behind = isBehindToo ? this.piecesBehind(fn, call) : [];
    const own = this.among([...this.piecesBefore(fn, call), ...behind], fn) ?? this.ended.get(fn);
    if (own) return own;
    for (const edge of this.edgesTo(fn)) {
      if (edge.kind === 'callback') continue;
      const found = this.around(edge.caller, this.graph.program.call(edge.call), seen, isBehindToo);
      if (found) return found;
    }
    return this.soonBefore(fn, seen);
  }

  private piecesBefore(fn: FunctionId, { span }: CallFacts): readonly CallFacts[] {
    return callsBefore(this.graph, { fn, start: span.start, end: span.start });
  }

  /** What comes behind a call that nobody waits for there: behind an `await` of it all is done. */
  // Matches: res.end() of save(note).then(log); res.end(), and not: await save(note).then(log); res.end()
  private piecesBehind(fn: FunctionId, call: CallFacts): readonly CallFacts[] {
    const { awaited, returned } = (this.chains.of(fn, call)?.end ?? call).position;
    if (awaited || returned) return [];
    const wait = waitsOf(this.graph)
      .of(fn)
      .find((end) => end > call.span.end);
    return this.graph.program
      .callsIn(fn)
      .filter(({ span }) => span.start > call.span.end && span.end <= (wait ?? Infinity))
      .filter(({ span }) => isBehind(this.graph, fn, call, span.start));
  }

  // Matches: fetch(url).then((text) => res.send(text)).then(() => save(note))
  private inChain(fn: FunctionId, call: CallFacts): Answer | undefined {
    const waits = waitsOf(this.graph);
    const chain = this.chains.of(fn, call);
    if (chain && !chain.takesTime && this.answering.does(fn, chain.beginning, true)) return chain.beginning;
    for (let link = this.chains.linkBefore(fn, call); link; link = this.chains.linkBefore(fn, link)) {
      const callees = edgesAt(this.graph, callId(pathOf(fn), link.index)).map(({ callee }) => callee);
      if (callees.some((callee) => waits.mayWait(callee))) return undefined;
      const found = callees.flatMap((callee) => this.among(this.graph.program.callsIn(callee), callee) ?? []);
      if (found.length > 0) return found[0];
    }
    return undefined;
  }

  private among(calls: readonly CallFacts[], fn: FunctionId): Answer | undefined {
    return calls.find((call) => this.answering.does(fn, call));
  }
}
