import { pathOf } from '../../program';
import type { CallGraph, Context, Edge, Entry, FunctionId } from '../../types';
import { toolFiles } from './roots';
import { buildsOf, testsOf } from './tests';

/** What a configuration says about the program. */
export interface Said {
  /** Files that start the server. */
  readonly starts: readonly string[];
  /** Functions that no request runs. */
  readonly isCold: (id: FunctionId) => boolean;
}

/** Which functions may be reached in which context, whatever the edges say. */
export class Rules {
  private readonly isTest: (path: string) => boolean;
  private readonly isBuild: (path: string) => boolean;
  /** Files whose functions only they themselves run. */
  private readonly tools: ReadonlySet<string>;

  constructor(
    private readonly graph: CallGraph,
    roots: ReadonlyMap<string, Context>,
    private readonly said: Said,
  ) {
    this.tools = toolFiles(graph, roots);
    this.isTest = testsOf(graph, roots);
    this.isBuild = buildsOf(graph, roots);
  }

  /** What a test registers, only that test requests; and what a build registers, only those who wait for it. */
  contextOf({ context, fn }: Entry): Context {
    return this.isTest(pathOf(fn)) || this.isBuild(pathOf(fn)) ? 'tooling_path' : context;
  }

  mayEnter(context: Context, { caller, callee }: Edge): boolean {
    if (!this.graph.program.file(pathOf(callee)) || this.isKeptOut(context, callee)) return false;
    // The server does not run what only a test passes to it; nor does a call in a test make a function used.
    if (context === 'tooling_path') return this.staysInTests(caller, callee);
    return !this.isTest(pathOf(callee)) && (!this.tools.has(pathOf(callee)) || this.tools.has(pathOf(caller)));
  }

  isKeptOut(context: Context, id: FunctionId): boolean {
    return context === 'request_path' && this.said.isCold(id);
  }

  staysInTests(from: FunctionId, to: FunctionId): boolean {
    return !this.isTest(pathOf(from)) || this.isTest(pathOf(to));
  }
}
