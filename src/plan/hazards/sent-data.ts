import { memoisedWithin } from '../../memoised';
import { pathOf } from '../../program';
import type { CallGraph, Entry, FileFacts, Flow } from '../../types';
import { isErrorHandler } from './next-calls';

/** What clients send: plain data, in which only an array has the methods of one. */
const SENT: ReadonlySet<string> = new Set('body query params files cookies headers payload'.split(' '));
/** Whose handlers get the request first: not those of GraphQL, whose first parameter is what the field belongs to. */
const REQUESTS: ReadonlySet<string> = new Set('express connect fastify http polka restify sails next'.split(' '));
/** Where a handler gets a context, `body` is what it answers, and `request` what it was sent. */
const CONTEXTS: ReadonlySet<string> = new Set(['koa', 'egg']);
/** So many fields and variables are followed: values may go around in circles. */
const MAX_DEPTH = 8;

/** By node of a file that handlers of requests get: whether it is a context. */
const givenIn = memoisedWithin((graph: CallGraph, path: string): ReadonlyMap<number, boolean> => {
  const entries = graph.entries.filter(
    ({ fn, context, framework }) =>
      context === 'request_path' && pathOf(fn) === path && (REQUESTS.has(framework) || CONTEXTS.has(framework)),
  );
  return new Map(entries.map((entry) => [requestOf(graph, entry), CONTEXTS.has(entry.framework)]));
});

function requestOf({ program }: CallGraph, entry: Entry): number {
  const fn = program.fn(entry.fn);
  return fn.paramNodes[isErrorHandler(fn, entry) ? 1 : 0] ?? -1;
}

/** Finds what clients sent among the values of one file. */
export class SentData {
  private readonly given: ReadonlyMap<number, boolean>;

  constructor(
    graph: CallGraph,
    private readonly file: FileFacts,
  ) {
    this.given = givenIn(graph, file.path);
  }

  /** Whether a field of the value at a node is what a client sent, or a part of that. */
  // Matches: files of const { files } = req.body, names of ctx.request.body.names
  has(node: number, field: string, depth = MAX_DEPTH): boolean {
    return (SENT.has(field) && this.isRequest(node, depth)) || this.isSent(node, depth);
  }

  private isSent(node: number, depth: number): boolean {
    if (depth === 0 || this.given.size === 0) return false;
    const comes = this.comesTo(node);
    return (
      comes.length > 0 &&
      comes.every((one) =>
        one[0] === 'load' ? this.has(one[2], one[3], depth - 1) : one[0] === 'copy' && this.isSent(one[2], depth - 1),
      )
    );
  }

  private isRequest(node: number, depth: number): boolean {
    if (this.given.get(node) === false) return true;
    return this.isFrom(node, depth, (one) =>
      one[0] === 'load'
        ? one[3] === 'request' && this.isContext(one[2], depth - 1)
        : one[0] === 'copy' && this.isRequest(one[2], depth - 1),
    );
  }

  private isContext(node: number, depth: number): boolean {
    if (this.given.get(node) === true) return true;
    return this.isFrom(node, depth, (one) => one[0] === 'copy' && this.isContext(one[2], depth - 1));
  }

  private isFrom(node: number, depth: number, isMeant: (one: Flow) => boolean): boolean {
    return depth > 0 && this.comesTo(node).some(isMeant);
  }

  private comesTo(node: number): readonly Flow[] {
    return this.file.flow.filter(([kind, to]) => to === node && BRINGS.has(kind));
  }
}

/** Constraints that bring a value to their second element. Names that stand for texts are none. */
export const BRINGS: ReadonlySet<string> = new Set(
  'function object list copy load class require require-any import global exports instance'.split(' '),
);
