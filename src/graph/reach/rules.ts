import { pathOf } from '../../program';
import type { CallGraph, Context, Edge, Entry, FunctionId } from '../../types';
import { toolFiles } from './roots';
import { ServedFiles } from './served-files';

/** What a configuration says about the program. */
export interface Said {
  /** Files that start the server. */
  readonly starts: readonly string[];
  /** Functions that no request runs. */
  readonly isCold: (id: FunctionId) => boolean;
}

/** Which functions may be reached in which context, whatever the edges say. */
export class Rules {
  private readonly files: ServedFiles;
  /** Files whose functions only they themselves run. */
  private readonly tools: ReadonlySet<string>;

  constructor(
    private readonly graph: CallGraph,
    roots: ReadonlyMap<string, Context>,
    private readonly said: Said,
  ) {
    this.tools = toolFiles(graph, roots);
    this.files = new ServedFiles(graph, roots);
  }

  /** What a test registers, only that test requests; and what a build registers, only those who wait for it. */
  contextOf({ context, fn }: Entry): Context {
    return this.files.isTest(pathOf(fn)) || this.files.isOfBuild(pathOf(fn)) ? 'tooling_path' : context;
  }

  /** Whether what runs in a context may call a function by an edge. */
  mayEnter(context: Context, { caller, callee }: Edge): boolean {
    if (!this.graph.program.file(pathOf(callee)) || this.isKeptOut(context, callee)) return false;
    // The server does not run what only a test passes to it; nor does a call in a test make a function used.
    if (context === 'tooling_path') return this.staysInTests(caller, callee);
    return !this.files.isTest(pathOf(callee)) && (!this.tools.has(pathOf(callee)) || this.tools.has(pathOf(caller)));
  }

  /** Whether the configuration says that no request runs a function. */
  isKeptOut(context: Context, id: FunctionId): boolean {
    return context === 'request_path' && this.said.isCold(id);
  }

  /** Whether a test leads to nothing but tests here. */
  staysInTests(from: FunctionId, to: FunctionId): boolean {
    return !this.files.isTest(pathOf(from)) || this.files.isTest(pathOf(to));
  }
}
