import { callId, functionId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, Edge, FunctionId } from '../../types';
import { edgesAt, entriesOf, withCallers } from '../graph-index';
import { PromiseChains } from '../interleaving/promise-chains';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import { isAnswer, isResponse, listensToEnd, sends } from './answering-calls';
import { nextOf } from './next-calls';
import { callsAgain, callsBefore, isBehind, type Loop } from './reaching-calls';

/** What `await` and its space take. */
const AWAIT = 6;

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
  private answering: ReadonlySet<FunctionId> | undefined;
  /** The handlers at the end of which a request is answered. */
  private readonly ended: ReadonlyMap<FunctionId, Answer>;

  constructor(private readonly graph: CallGraph) {
    this.chains = new PromiseChains(graph, waitsOf(graph));
    const ended = graph.entries.filter(({ answers }) => answers);
    this.ended = new Map(ended.map(({ fn, route }) => [fn, { text: route, line: graph.program.fn(fn).line }]));
  }

  /** A call that answers before a pause, as far as it was one piece with that. */
  before(pause: Pause): Answer | undefined {
    const own = this.among(callsBefore(this.graph, pause), pause.fn);
    return own ?? this.soonBefore(pause.fn, new Set()) ?? this.beforeStart(pause);
  }

  /** An answer of one round of a loop, with nothing waited for before the next one, which answers somebody else. */
  // Matches: for (const res of waiting) { save(note); res.json(note); }, and not one that finds a note and sends that
  again(loop: Loop): Answer | undefined {
    return callsAgain(this.graph, loop).find(
      (call) => this.isOfRound(loop, call) && this.answers(functionId(pathOf(loop.fn), call.fn), call),
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
    if (chain && !chain.takesTime && this.answers(fn, chain.beginning, true)) return chain.beginning;
    for (let link = this.chains.linkBefore(fn, call); link; link = this.chains.linkBefore(fn, link)) {
      const callees = edgesAt(this.graph, callId(pathOf(fn), link.index)).map(({ callee }) => callee);
      if (callees.some((callee) => waits.mayWait(callee))) return undefined;
      const found = callees.flatMap((callee) => this.among(this.graph.program.callsIn(callee), callee) ?? []);
      if (found.length > 0) return found[0];
    }
    return undefined;
  }

  private among(calls: readonly CallFacts[], fn: FunctionId): Answer | undefined {
    return calls.find((call) => this.answers(fn, call));
  }

  /** A function whose result is looked at may not have answered: its caller knows. */
  // Matches: res.json(note), and sendNote(res, note), which does; not: if (!check(req, res)) return;
  private answers(fn: FunctionId, call: CallFacts, isAlone = this.isStatement(fn, call)): boolean {
    if (isAnswer(this.graph, pathOf(fn), call) || this.isNext(fn, call)) return true;
    const given = call.args.findIndex(({ text }) => isResponse(text));
    if (!isAlone || given < 0) return false;
    const callees = this.graph.targets.get(callId(pathOf(fn), call.index)) ?? [];
    return [...callees].some((callee) => this.mayAnswer(callee) || this.sendsBy(callee, given));
  }

  /** Whether a middleware passes control on to handlers that may answer at once; where its promise counts, they do so later. */
  // Matches: next() of (req, res, next) => { next(); save(req.body); }
  private isNext(fn: FunctionId, { text }: CallFacts): boolean {
    const handler = this.graph.program.fn(fn);
    return entriesOf(this.graph, fn).some((entry) => entry.next === undefined && nextOf(handler, entry) === text);
  }

  // Matches: sendNote(res, note); await sendNote(res, note);
  private isStatement(fn: FunctionId, { span, position }: CallFacts): boolean {
    if (!position.awaited) return position.unused;
    const { statements } = this.graph.program.fileOf(fn);
    return statements.some(({ items }) =>
      items.some((item) => item.span.start === span.start - AWAIT && item.span.end <= span.end + 1),
    );
  }

  // Matches: (r, note) => r.end(note), where its caller passes a response
  private sendsBy(fn: FunctionId, index: number): boolean {
    const name = `${this.graph.program.fn(fn).params[index]}.`;
    return this.graph.program.callsIn(fn).some(({ text }) => text.startsWith(name) && sends(text));
  }

  private mayAnswer(fn: FunctionId): boolean {
    this.answering ??= answeringIn(this.graph);
    return this.answering.has(fn);
  }
}

/** The functions that answer, and those that call them. */
function answeringIn(graph: CallGraph): ReadonlySet<FunctionId> {
  const answers = [...graph.program.all].flatMap(({ path, calls }) =>
    calls.filter((call) => isAnswer(graph, path, call)).map(({ fn }) => functionId(path, fn)),
  );
  return withCallers(graph, answers);
}
