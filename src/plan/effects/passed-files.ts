import { callId, pathOf } from '../../program';
import type { BlockingCall, CallFacts, CallGraph, CallId, FunctionId, PathExpr } from '../../types';
import type { WaitingCalls } from './events';
import type { FileSteps } from './file-steps';

/** A call with an effect on files, and the calls that lead to it, the last of them first. */
export interface PassedCall {
  readonly call: CallId;
  readonly through: readonly CallId[];
}

const NONE: readonly PassedCall[] = [];

/**
 * What a function does to files whose paths it gets as arguments is done by the call that passes them, as long as the
 * function waits for nothing, or for one step at such a file: who passes other paths does not touch them.
 */
// Matches: atomicWriteSync(usersFile, text), beside atomicWriteSync(settingsFile, text)
export class PassedFiles {
  private readonly sites = new Map<FunctionId, readonly PassedCall[]>();
  private readonly hosts = new Map<FunctionId, boolean>();

  constructor(
    private readonly graph: CallGraph,
    private readonly touching: ReadonlyMap<CallId, BlockingCall>,
    private readonly waits: WaitingCalls,
    private readonly steps: FileSteps,
  ) {}

  /** Whether what the call does to files is done by who calls its function. */
  isPassed(call: CallId): boolean {
    return this.takes(this.graph.program.callerOf(call), call);
  }

  /** The calls that touch files which this call passes. */
  at(call: CallId): readonly PassedCall[] {
    const targets = this.graph.targets.get(call);
    if (targets === undefined || this.isPassed(call)) return NONE;
    return this.behind(call, targets);
  }

  private behind(call: CallId, targets: Iterable<FunctionId>): readonly PassedCall[] {
    return [...targets].flatMap((fn) =>
      this.sitesIn(fn).map((site) => ({ ...site, through: [...site.through, call] })),
    );
  }

  private sitesIn(fn: FunctionId): readonly PassedCall[] {
    const known = this.sites.get(fn);
    if (known || !this.isHost(fn)) return known ?? NONE;
    // For functions that call themselves.
    this.sites.set(fn, NONE);
    const calls = this.callsIn(fn).filter((call) => this.takes(fn, call));
    const found = calls.flatMap((call) =>
      this.touching.has(call) ? [{ call, through: [] }] : this.behind(call, this.graph.targets.get(call) ?? []),
    );
    this.sites.set(fn, found);
    return found;
  }

  /** Whether a call uses a parameter of its function as a path, and all who call that are known. */
  private takes(fn: FunctionId, call: CallId): boolean {
    return this.isGiven(fn, call) && this.isHost(fn);
  }

  private isGiven(fn: FunctionId, call: CallId): boolean {
    const { args } = this.graph.program.call(call);
    const { index } = this.graph.program.fn(fn);
    const { paths = [0] } = this.touching.get(call)?.method ?? { paths: args.keys() };
    return [...paths].some((at) => at in args && isOf(args[at].path, index));
  }

  private isHost(fn: FunctionId): boolean {
    const known = this.hosts.get(fn);
    if (known !== undefined) return known;
    // For functions that call themselves.
    this.hosts.set(fn, false);
    const isHost = this.findHost(fn);
    this.hosts.set(fn, isHost);
    return isHost;
  }

  /** Known code calls it from several places, and it is over when the call is, or takes one step. */
  private findHost(fn: FunctionId): boolean {
    const edges = this.graph.to.get(fn) ?? [];
    const isCalled = edges.length > 1 && edges.every(({ kind, call }) => kind === 'flow' && this.isTarget(call, fn));
    return isCalled && !this.graph.escaped.has(fn) && !this.graph.callbacks.has(fn) && this.isOneStep(fn);
  }

  private isOneStep(fn: FunctionId): boolean {
    const { async, generator } = this.graph.program.fn(fn);
    const waiting = this.callsIn(fn).filter((call) => this.waits.suspends.has(call));
    if (waiting.length === 0) return !async && !generator;
    return waiting.every((call) => this.touching.has(call) && this.isGiven(fn, call)) && this.steps.isOne(fn, waiting);
  }

  private isTarget(call: CallId, fn: FunctionId): boolean {
    return this.graph.targets.get(call)?.has(fn) === true;
  }

  private callsIn(fn: FunctionId): readonly CallId[] {
    return this.graph.program.callsIn(fn).map(({ index }: CallFacts) => callId(pathOf(fn), index));
  }
}

/** Whether a path is made of a parameter of a function. */
function isOf(path: PathExpr, fn: number): boolean {
  switch (path.kind) {
    case 'param':
      return path.fn === fn;
    case 'join':
    case 'concat':
      return path.parts.some((part) => isOf(part, fn));
    case 'choice':
      return path.of.some((one) => isOf(one, fn));
    case 'edited':
    case 'field':
      return isOf(path.of, fn);
    case 'node':
      return path.assigned?.some((one) => isOf(one, fn)) === true;
    default:
      return false;
  }
}
