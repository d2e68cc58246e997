import { byFunction, callId, functionId } from '../../program';
import { emits } from '../../language/emitters';
import { madeOf, stepInto } from '../../language/state-parts';
import type { CallGraph, CallId, FileFacts, FunctionId, Given, Passed, StatePart as Part } from '../../types';

const UNSURE = /^(?<kind>result|param|request|kept) (?<index>\S+)$/;

/** The access path that a value comes from. */
export interface Origin {
  readonly at: FileFacts;
  readonly held: Part;
}

/** One step back: what a result, a parameter or a field of the request may be. */
export interface Source extends Origin {
  /** The call that gives the result, or passes the argument. */
  readonly call?: CallId;
  /** The function that gives the result. */
  readonly giver?: FunctionId;
}

/** What the functions of a file return, by function, and what its calls pass, by call. */
interface Facts {
  readonly given: ReadonlyMap<number, readonly Given[]>;
  readonly passed: ReadonlyMap<number, readonly Passed[]>;
}

/** Whether a value is a result, a parameter or a field of the request, and not state itself. */
export function isUnsure({ root }: Pick<Part, 'root'>): boolean {
  return UNSURE.test(root);
}

/** Where values of the program come from, one step back. */
export class Origins {
  private readonly held = new Map<string, readonly Source[]>();
  private readonly facts = new Map<FileFacts, Facts>();
  private ofRequests: ReadonlyMap<string, readonly Source[]> | undefined;

  constructor(
    private readonly graph: CallGraph,
    /** Whether a function runs in the server: what tests and scripts pass and give, no request sees. */
    private readonly runs: (id: FunctionId) => boolean,
  ) {}

  /** What an unsure value may be, or hold where a step leads into it. */
  of(file: FileFacts, { root, home, members: [step] }: Part): readonly Source[] {
    const { kind, index = '' } = UNSURE.exec(root)?.groups ?? {};
    if (kind === undefined) return [];
    const key = [file.path, root, home, step].join('\n');
    const known = this.held.get(key);
    if (known) return known;
    const all =
      kind === 'request'
        ? this.handedOn(index)
        : kind === 'result'
          ? this.given(file, Number(index))
          : kind === 'kept'
            ? this.kept(file, index)
            : this.passed(file, home, wantedAt(index));
    // What does not lead on is left out at once, because there may be hundreds.
    const holding = all.filter(({ held }) => (step === undefined ? !held.own : stepInto(held, step) !== undefined));
    this.held.set(key, holding);
    return holding;
  }

  /** What a call may return. */
  private given(file: FileFacts, index: number): Source[] {
    const call = callId(file.path, index);
    const givers = [...(this.graph.targets.get(call) ?? [])].filter(this.runs);
    return givers.flatMap((giver) => {
      const at = this.graph.program.fileOf(giver);
      const given = this.factsOf(at).given.get(this.graph.program.fn(giver).index) ?? [];
      const made = this.graph.program.call(call).isNew ? [...given, madeOf(at.path)] : given;
      return made.map((held) => ({ at, held, call, giver }));
    });
  }

  /** Where a call puts an argument. */
  // Matches: rooms of register(room), and of bus.emit('made', room), where bus.on('made', (room) => rooms.push(room))
  private kept(file: FileFacts, key: string): Source[] {
    const [number, index] = key.split(':').map(Number);
    const call = callId(file.path, number);
    const { name } = this.graph.program.call(call);
    const edges = (this.graph.from.get(this.graph.program.callerOf(call)) ?? []).filter((edge) => edge.call === call);
    return edges.flatMap(({ callee, kind }) => {
      if ((kind === 'callback' && !emits(name)) || !this.runs(callee)) return [];
      const at = this.graph.program.fileOf(callee);
      const param = kind === 'callback' ? index - 1 : index;
      const { index: fn } = this.graph.program.fn(callee);
      const kept = at.keptArguments.filter((one) => one.fn === fn && one.index === param);
      return kept.map((held) => ({ at, held, ...(kind !== 'callback' && { call, giver: callee }) }));
    });
  }

  /** What the callers of a function pass for a parameter. */
  private passed({ path }: FileFacts, home: number, wanted: Wanted): Source[] {
    const edges = (this.graph.to.get(functionId(path, home)) ?? []).filter(({ caller }) => this.runs(caller));
    return edges.flatMap(({ call, kind }) => {
      const isCall = kind !== 'callback';
      const { index, name } = this.graph.program.call(call);
      if (!isCall && !emits(name)) return [];
      const at = this.graph.program.fileOf(call);
      const passed = (this.factsOf(at).passed.get(index) ?? []).filter((given) =>
        mayBe(given, isCall ? wanted : behind(wanted)),
      );
      return passed.map((held) => ({ at, held, ...(isCall && { call }) }));
    });
  }

  /** What the program keeps in requests under a name. */
  private handedOn(name: string): readonly Source[] {
    this.ofRequests ??= this.allHandedOn();
    return this.ofRequests.get(name) ?? [];
  }

  private allHandedOn(): ReadonlyMap<string, readonly Source[]> {
    const kept = new Map<string, Source[]>();
    for (const at of this.graph.program.all)
      for (const held of at.handedOn)
        if (this.runs(functionId(at.path, held.fn)))
          kept.set(held.field, [...(kept.get(held.field) ?? []), { at, held }]);
    return kept;
  }

  private factsOf(file: FileFacts): Facts {
    const known = this.facts.get(file) ?? { given: byFunction(file.given), passed: byCall(file.passed) };
    this.facts.set(file, known);
    return known;
  }
}

/** An argument that is asked for, or all from there on. */
type Wanted = Pick<Passed, 'index' | 'onwards'>;

// Matches: 0 of `param 0`, and 0+ of `param 0+`
function wantedAt(index: string): Wanted {
  return { index: parseInt(index, 10), ...(index.endsWith('+') && { onwards: true }) };
}

/** Listeners get what is behind the name of the event. */
// Matches: user of bus.on('saved', (user) => …), where bus.emit('saved', user)
function behind({ index, onwards }: Wanted): Wanted {
  return { index: index + 1, ...(onwards && { onwards }) };
}

function mayBe(given: Wanted, wanted: Wanted): boolean {
  if (given.index === wanted.index) return true;
  return given.index < wanted.index ? given.onwards === true : wanted.onwards === true;
}

function byCall(items: readonly Passed[]): ReadonlyMap<number, readonly Passed[]> {
  const lists = new Map<number, Passed[]>();
  for (const item of items) {
    const list = lists.get(item.call);
    if (list) list.push(item);
    else lists.set(item.call, [item]);
  }
  return lists;
}
