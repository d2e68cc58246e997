import { grouped } from '../../grouped';
import { isAnswer } from '../../language/at-once';
import type { CallFacts, FileFacts } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';

const RESPONSE = /^(?:res|response|reply)$/;
const OF_RESPONSE = /^(?:res|response|reply)\b/;

/** The flows that add fields to an object whose names are not written there. */
const ADDS_ANY = /^(?:merge|store-(?:any|keys|given))$/;
const DECORATES = /^(?:decorate\w*|definePropert(?:y|ies))$/;
/** Stands for all names. */
const ANY = '*';

/** A function of the program that a response seems to have under the name of one of its own methods. */
interface Doubtful {
  readonly file: FileFacts;
  readonly call: CallFacts;
  readonly connect: () => void;
}

/**
 * Calls of the methods that a response of a framework has: what other objects of unknown origin have under such a name is not
 * meant, unless the program gives responses methods of its own, or makes some.
 */
// Matches: res.send('notes'), beside: function Node() { this.send = function (message) { … }; }
export class AnsweringCalls {
  private readonly overridden = new Set<string>();
  private doubtful: Doubtful[] = [];

  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** Notes what a file gives responses. */
  // Matches: res.send = function (body) { … }, express.response.json = …, Object.assign(res, { send }), fastify.decorateReply('json', write)
  add(file: FileFacts): void {
    for (const { name, args } of file.calls)
      if (DECORATES.test(name)) for (const { value } of args) if (value !== undefined) this.overridden.add(value);
    const responses = responsesIn(file);
    for (const flow of file.flow) {
      if (flow[0] === 'store' && responses.has(flow[1])) this.overridden.add(flow[2]);
      if (ADDS_ANY.test(flow[0]) && responses.has(flow[1] as number)) this.overridden.add(ANY);
    }
  }

  /** Connects a call with a function, as soon as it is known that a response has that. */
  connect(file: FileFacts, call: CallFacts, connect: () => void): void {
    const isSure = call.receiverNode < 0 || !isAnswer(call.name) || !OF_RESPONSE.test(call.text);
    if (isSure || this.isOwn({ file, call })) connect();
    else this.doubtful.push({ file, call, connect });
  }

  /** Connects those of which it is known by now; false when there are none. */
  settle(): boolean {
    const own = this.doubtful.filter((one) => this.isOwn(one));
    this.doubtful = this.doubtful.filter((one) => !own.includes(one));
    for (const { connect } of own) connect();
    return own.length > 0;
  }

  private isOwn({ file, call }: Pick<Doubtful, 'file' | 'call'>): boolean {
    if (this.overridden.has(ANY) || this.overridden.has(call.name)) return true;
    const receivers = this.solver.valuesAt(this.links.node(file.path, call.receiverNode));
    return receivers.some((value) => !isOutside(this.solver.values.get(value)));
  }
}

/** The flow nodes of a file that are responses by their names: parameters and fields, and their copies. */
function responsesIn({ functions, flow }: FileFacts): ReadonlySet<number> {
  const params = functions.flatMap(({ params: names, paramNodes }) =>
    paramNodes.filter((_node, index) => RESPONSE.test(names[index] ?? '')),
  );
  const fields = flow.flatMap((one) => (one[0] === 'load' && RESPONSE.test(one[3]) ? [one[1]] : []));
  const named = new Set([...params, ...fields]);
  const copies = grouped(
    flow.flatMap((one) => (one[0] === 'copy' ? [one] : [])),
    ([, , from]) => from,
  );
  // The set grows while it is iterated: a work list.
  for (const node of named) for (const [, to] of copies.get(node) ?? []) named.add(to);
  return named;
}
