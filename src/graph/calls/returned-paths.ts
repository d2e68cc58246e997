import { callId, functionId, pathOf, type Program } from '../../program';
import type { CallId, FunctionId, PathExpr } from '../../types';
import { deeper, type Place } from './parts';
import { ANY_PATH } from './path-texts';

interface Evaluation {
  readonly evaluate: (expr: PathExpr, at: Place) => readonly string[];
  /** All functions that a call may run. */
  readonly targetsOf: (call: CallId) => Iterable<FunctionId>;
  /** What was evaluated is complete: it did not take too long. */
  readonly isComplete: () => boolean;
}

/** Evaluates what functions return, per call, or once where no argument gets into it: otherwise there are exponentially many ways. */
export class ReturnedPaths {
  private readonly known = new Map<string, readonly string[]>();
  private dependent: ReadonlySet<string> | undefined;

  constructor(
    private readonly program: Program,
    private readonly evaluation: Evaluation,
  ) {}

  /** What a function returns to a call at a place. */
  of(fn: FunctionId, call: CallId, at: Place): readonly string[] {
    const within = { ...deeper(at), file: pathOf(fn) };
    if (this.dependsOnCall(fn)) return this.evaluated(fn, { ...within, frame: { fn, call, above: at.frame } });
    const key = `${fn} ${within.depth} ${at.as}`;
    const paths = this.known.get(key) ?? this.evaluated(fn, { ...within, frame: undefined });
    if (this.evaluation.isComplete()) this.known.set(key, paths);
    return paths;
  }

  private evaluated(fn: FunctionId, at: Place): readonly string[] {
    const { returns } = this.program.fn(fn);
    return returns.length === 0 ? [ANY_PATH] : returns.flatMap((value) => this.evaluation.evaluate(value, at));
  }

  private dependsOnCall(fn: FunctionId): boolean {
    this.dependent ??= new Dependence(this.program, this.evaluation.targetsOf).all();
    return this.dependent.has(fn);
  }
}

/** What a function returns as a whole, or a part of that. */
type What = 'whole' | 'part';

/** Finds the functions of which a parameter gets into what they return: a least fixed point. */
class Dependence {
  /** Functions, and calls that pass a parameter of theirs. */
  private readonly found = new Set<string>();
  /** Calls that were looked at in this round. */
  private readonly seen = new Set<string>();

  constructor(
    private readonly program: Program,
    private readonly targetsOf: Evaluation['targetsOf'],
  ) {}

  all(): ReadonlySet<string> {
    const fns = [...this.program.all].flatMap(({ path, functions }) =>
      functions.filter(({ returns }) => returns.length > 0).map(({ index, returns }) => ({ path, index, returns })),
    );
    for (let size = -1; size < this.found.size;) {
      size = this.found.size;
      this.seen.clear();
      for (const { path, index, returns } of fns)
        for (const what of ['whole', 'part'] as const)
          if (returns.some((value) => this.uses(value, path, what)))
            this.found.add(keyOf(functionId(path, index), what));
    }
    return this.found;
  }

  private uses(expr: PathExpr, path: string, what: What): boolean {
    const isUsed = (one: PathExpr): boolean => this.uses(one, path, what);
    switch (expr.kind) {
      case 'param':
        return true;
      case 'call':
        return this.isPassed(callId(path, expr.call), path, what);
      case 'field':
        return this.uses(expr.of, path, 'part');
      case 'object':
        return what === 'part' && Object.values(expr.fields).some(isUsed);
      case 'node':
        return expr.assigned?.some(isUsed) === true;
      case 'choice':
        return expr.of.some(isUsed);
      case 'edited':
        return isUsed(expr.of) || this.isPassed(callId(path, expr.call), path, what);
      case 'join':
      case 'concat':
        return (
          expr.parts.some(isUsed) ||
          (expr.kind === 'join' && expr.call !== undefined && this.isPassed(callId(path, expr.call), path, what))
        );
      default:
        return false;
    }
  }

  /** Whether a call passes a parameter of its function to one that gives it back, or to code that is out of sight. */
  private isPassed(call: CallId, path: string, what: What): boolean {
    const key = keyOf(call, what);
    if (this.found.has(key)) return true;
    // An argument may be what the same call gave before.
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    const targets = [...this.targetsOf(call)];
    const isGiven = targets.length === 0 || targets.some((fn) => this.found.has(keyOf(fn, what)));
    const isUsed = isGiven && this.program.call(call).args.some((arg) => this.uses(arg.path, path, 'part'));
    if (isUsed) this.found.add(key);
    return isUsed;
  }
}

function keyOf(id: FunctionId | CallId, what: What): string {
  return what === 'whole' ? id : `${id} ${what}`;
}
