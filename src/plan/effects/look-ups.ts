import { callId, pathOf } from '../../program';
import type { BlockingCall, CallGraph, CallId, FunctionId } from '../../types';

/** Calls that ask whether a file is there, and nothing else. */
const ASKS = /^(?:access|exists|pathExists)Sync$/;
/** The names of functions that only say that. */
const SAYS = /exists?/i;

/** Tells calls that only ask whether a file is there, themselves or by a function of the program. */
export class LookUps {
  constructor(
    private readonly graph: CallGraph,
    private readonly touching: ReadonlyMap<CallId, BlockingCall>,
  ) {}

  /** Whether a call does so for the path that is its first argument. */
  // Matches: fs.existsSync(folder), fileExists(folder) of function fileExists(path) { return fs.existsSync(path); }
  isOne(call: CallId): boolean {
    const blocking = this.touching.get(call);
    if (blocking) return blocking.method.effect === 'look';
    const targets = [...(this.graph.targets.get(call) ?? [])];
    return targets.length > 0 && targets.every((fn) => this.onlyAsks(fn));
  }

  private onlyAsks(fn: FunctionId): boolean {
    const { program, from } = this.graph;
    const { index, name } = program.fn(fn);
    if (!SAYS.test(name) || (from.get(fn) ?? []).length > 0) return false;
    const touching = program.callsIn(fn).flatMap((call) => this.touching.get(callId(pathOf(fn), call.index)) ?? []);
    return (
      touching.length === 1 && touching.every(({ method, call }) => ASKS.test(method.sync) && isGiven(call, index))
    );
  }
}

/** Whether the path is the first parameter of a function. */
function isGiven({ args: [arg] }: BlockingCall['call'], fn: number): boolean {
  return arg?.path.kind === 'param' && arg.path.fn === fn && arg.path.index === 0;
}
