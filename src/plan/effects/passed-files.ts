import { callId, pathOf } from '../../program';
import type { BlockingCall, CallFacts, CallGraph, CallId, FunctionId, PathExpr } from '../../types';
import type { WaitingCalls } from './events';

/** A call with an effect on files, and the calls that lead to it, the last of them first. */
export interface PassedCall {
  readonly call: CallId;
  readonly through: readonly CallId[];
}

const NONE: readonly PassedCall[] = [];

/**
 * What a function does to files whose paths it gets as arguments is done by the call that passes them, as long as the
 * function waits for nothing: who passes other paths does not touch them.
 */
// Matches: atomicWriteSync(usersFile, text), beside atomicWriteSync(settingsFile, text)
export class PassedFiles {
  private readonly sites = new Map<FunctionId, readonly PassedCall[]>();
  private readonly hosts = new Map<FunctionId, boolean>();

  constructor(
    private readonly graph: CallGraph,
    private readonly touching: ReadonlyMap<CallId, BlockingCall>,
    private readonly waits: WaitingCalls,
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
    const { args } = this.graph.program.call(call);
    const { index } = this.graph.program.fn(fn);
    return args.some(({ path }) => isOf(path, index)) && this.isHost(fn);
  }

  private isHost(fn: FunctionId): boolean {
    const known = this.hosts.get(fn) ?? this.findHost(fn);
    this.hosts.set(fn, known);
    return known;
  }

  /** Known code calls it from several places, and it is over when the call is. */
  private findHost(fn: FunctionId): boolean {
    const { async, generator } = this.graph.program.fn(fn);
    const edges = this.graph.to.get(fn) ?? [];
    const isOver = !async && !generator && !this.callsIn(fn).some((call) => this.waits.suspends.has(call));
    const isCalled = edges.length > 1 && edges.every(({ kind, call }) => kind === 'flow' && this.isTarget(call, fn));
    return isOver && isCalled && !this.graph.escaped.has(fn) && !this.graph.callbacks.has(fn);
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
    case 'node':
      return path.assigned?.some((one) => isOf(one, fn)) === true;
    default:
      return false;
  }
}
