import type { CallFacts, CallGraph, FunctionFacts, FunctionId } from '../../types';

/** What holds a request that is being answered. */
const REQUEST = String.raw`(?:\w+\.)*(?:req|request|incoming)`;
// Matches: req.on('end', finish), ctx.req.once('data', keep)
const LISTENS = new RegExp(String.raw`^${REQUEST}\.(?:on|once|addListener)$`, 'i');
const OF_BODY: ReadonlySet<string | undefined> = new Set(['data', 'end', 'readable']);
// Matches: await req.json(), await c.req.text()
const ASKS = new RegExp(String.raw`^${REQUEST}\.(?:json|text|formData|arrayBuffer|blob)$`, 'i');
// Matches: req, ctx.req, of rawBody(req)
const IS_REQUEST = new RegExp(String.raw`^(?:${REQUEST}|ctx|context)$`, 'i');
/** Packages whose functions read the body of the request that they are given. */
const READERS = /^(?:raw-body|co-body|(?:node:)?stream\/consumers|body)$/;

/**
 * Tells what waits for the body of a request. A small one comes together with the head, in one piece: Node then hands out the
 * head, the body and its end before it looks at any other connection (https://nodejs.org/api/http.html#class-httpincomingmessage).
 */
export class BodyReads {
  private readonly readers = new Map<FunctionId, boolean>();

  constructor(private readonly graph: CallGraph) {}

  /** Whether the program reads any. */
  areThere(): boolean {
    return [...this.graph.program.all].some(
      ({ calls, imports }) =>
        imports.some(({ request }) => READERS.test(request)) ||
        calls.some((call) => ASKS.test(call.text) || listens(call)),
    );
  }

  /** Whether a function waits for nothing itself but for the body of a request. */
  // Matches: const bodyOf = (req) => new Promise((resolve) => { req.on('data', keep); req.on('end', resolve); })
  isReader(id: FunctionId): boolean {
    const known = this.readers.get(id) ?? this.reads(id);
    this.readers.set(id, known);
    return known;
  }

  /** Whether a call of code outside, or a new promise, waits for that. */
  isRead(id: FunctionId, call: CallFacts): boolean {
    if (call.isNew && call.name === 'Promise') return this.isListenedIn(id, call);
    const { imports } = this.graph.program.fileOf(id);
    const isOfReader = imports.some(({ local, request }) => local === call.text.split('.')[0] && READERS.test(request));
    return ASKS.test(call.text) || (isOfReader && call.args.some(({ text }) => IS_REQUEST.test(text)));
  }

  private reads(id: FunctionId): boolean {
    const { awaits, index, generator } = this.graph.program.fn(id);
    if (awaits.length > 0 || generator) return false;
    return this.listenersIn(id).some((fn) => this.isAround(id, index, fn));
  }

  /** The listening stands in the executor of the promise. */
  private isListenedIn(id: FunctionId, { span }: CallFacts): boolean {
    const { functions } = this.graph.program.fileOf(id);
    return this.listenersIn(id).some(
      (fn) => functions[fn].body.start >= span.start && functions[fn].body.end <= span.end,
    );
  }

  /** The functions of a file that listen to the body of a request, by index. */
  private listenersIn(id: FunctionId): readonly number[] {
    const { calls } = this.graph.program.fileOf(id);
    return calls.filter(listens).map(({ fn }) => fn);
  }

  private isAround(id: FunctionId, index: number, fn: number): boolean {
    const { functions } = this.graph.program.fileOf(id);
    for (let at: FunctionFacts | undefined = functions[fn]; at; at = functions[at.parent])
      if (at.index === index) return true;
    return false;
  }
}

function listens({ text, args }: CallFacts): boolean {
  return LISTENS.test(text) && OF_BODY.has(args[0]?.value);
}
