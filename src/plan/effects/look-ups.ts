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
    const { program } = this.graph;
    const { index, name, params } = program.fn(fn);
    const [call, ...more] = program.callsIn(fn);
    // What it uses besides may make it say that a file is missing which is there.
    const own = program.fileOf(fn).accesses.filter((access) => access.fn === index);
    const isPlain = params.length === 1 && own.every(({ root }) => root.startsWith('import '));
    if (!SAYS.test(name) || !isPlain || !call || more.length > 0) return false;
    const asked = this.touching.get(callId(pathOf(fn), call.index));
    return asked !== undefined && asksForPath(asked, index);
  }
}

/** Whether a call asks for a file that is the first parameter of a function, and not what may be done to it. */
// Matches: fs.existsSync(file), fs.accessSync(file, fs.F_OK), and not: fs.accessSync(file, fs.W_OK)
function asksForPath({ method, call: { args } }: BlockingCall, fn: number): boolean {
  const [file, mode] = args;
  const isGiven = file?.path.kind === 'param' && file.path.fn === fn && file.path.index === 0;
  return ASKS.test(method.sync) && isGiven && (mode === undefined || /\bF_OK$/.test(mode.text));
}
