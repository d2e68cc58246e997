import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId } from '../../types';
import { entriesOf, withCallers } from '../graph-index';
import { isAnswer, isResponse, sends } from './answering-calls';
import { nextOf } from './next-calls';

/** What `await` and its space take. */
const AWAIT = 6;

/** Tells whether a call answers a request, itself or by what it calls. */
export class Answering {
  private answering: ReadonlySet<FunctionId> | undefined;

  constructor(private readonly graph: CallGraph) {}

  /** A function whose result is looked at may not have answered: its caller knows. */
  // Matches: res.json(note), and sendNote(res, note), which does; not: if (!check(req, res)) return;
  does(fn: FunctionId, call: CallFacts, isAlone = this.isStatement(fn, call)): boolean {
    if (isAnswer(this.graph, pathOf(fn), call) || this.isNext(fn, call)) return true;
    const given = call.args.findIndex(({ text }) => isResponse(text));
    if (!isAlone || given < 0) return false;
    const callees = this.graph.targets.get(callId(pathOf(fn), call.index)) ?? [];
    return [...callees].some((callee) => this.mayAnswer(callee) || this.sendsBy(callee, given));
  }

  /** Whether a middleware passes control on to handlers that may answer at once; where its promise counts, they do so later. */
  // Matches: next() of (req, res, next) => { next(); save(req.body); }
  isNext(fn: FunctionId, { text }: CallFacts): boolean {
    const handler = this.graph.program.fn(fn);
    return entriesOf(this.graph, fn).some(
      (entry) => !entry.nextIn && entry.next === undefined && nextOf(handler, entry) === text,
    );
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
