import { appendTo } from '../../grouped';
import { callId, pathOf } from '../../program';
import type { CallGraph, CallId, FunctionId } from '../../types';
import type { WaitingCalls } from './events';
import type { Touch } from './locations';
import { NamedElements } from './named-elements';
import type { Variables, VariableTouch } from './variables';

/** What a function that gets state as an argument does to it. */
export interface PassedTouch {
  readonly touch: Touch;
  readonly fn: FunctionId;
}

const NOTHING: readonly PassedTouch[] = [];

/**
 * What functions do to state that they get as an argument is done by the call that passes it, as long as nothing between the
 * two waits: who passes something else does not touch the state.
 */
// Matches: normalize(settings), beside normalize(req.body)
export class PassedTouches {
  private byCall: ReadonlyMap<CallId, readonly PassedTouch[]> | undefined;
  private readonly plain = new Map<FunctionId, boolean>();
  private readonly variables: NamedElements;

  constructor(
    private readonly graph: CallGraph,
    variables: Variables,
    private readonly waits: WaitingCalls,
    private readonly isLive: (fn: FunctionId) => boolean,
  ) {
    this.variables = new NamedElements(variables, () => this.live());
  }

  /** What is done to what a call passes. */
  at(call: CallId): readonly PassedTouch[] {
    this.byCall ??= this.all();
    return this.byCall.get(call) ?? NOTHING;
  }

  /** The touches of the variables of a function that are not those of a call of it. */
  staying(fn: FunctionId): readonly VariableTouch[] {
    return this.variables.of(fn).filter((touch) => this.callOf(touch) === undefined);
  }

  private all(): ReadonlyMap<CallId, readonly PassedTouch[]> {
    const byCall = new Map<CallId, PassedTouch[]>();
    for (const fn of this.live())
      for (const use of this.variables.of(fn)) {
        const call = this.callOf(use);
        if (call !== undefined) appendTo(byCall, call, { touch: use.touch, fn });
      }
    return byCall;
  }

  private *live(): Generator<FunctionId> {
    for (const { path, functions } of this.graph.program.all)
      for (const { index } of functions) {
        const fn: FunctionId = `${path}#${index}`;
        if (this.isLive(fn)) yield fn;
      }
  }

  /** The outermost call that is over before anything is waited for, if there is one. */
  private callOf({ by = [] }: VariableTouch): CallId | undefined {
    const end = by.findIndex((call) => [...(this.graph.targets.get(call) ?? [])].some((fn) => !this.isPlain(fn)));
    return (end < 0 ? by : by.slice(0, end)).at(-1);
  }

  /** It is over when its call is, and nobody runs in between. */
  private isPlain(fn: FunctionId): boolean {
    const known = this.plain.get(fn) ?? this.findPlain(fn);
    this.plain.set(fn, known);
    return known;
  }

  private findPlain(fn: FunctionId): boolean {
    const { async, generator } = this.graph.program.fn(fn);
    const calls = this.graph.program.callsIn(fn);
    return !async && !generator && !calls.some(({ index }) => this.waits.suspends.has(callId(pathOf(fn), index)));
  }
}
