import { byFunction, callId, functionId } from '../../program';
import { ELEMENT, follow, stepInto } from '../../language/state-parts';
import type { CallGraph, FileFacts, FunctionId, Given, Passed, StatePart as Part } from '../../types';
import type { StatePaths } from './state-paths';

const UNSURE = /^(result|param|request) (\S+)$/;
/** Access paths do not get longer than this on their way through calls. */
const MAX_MEMBERS = 6;
/** So many values are looked at on the way, nearest first: what is handed round everywhere has thousands. */
const MAX_ORIGINS = 128;

/** A part of shared state: its access path, its name for people, and the function whose variable holds it. */
export interface StatePart {
  readonly path: readonly string[];
  readonly name: string;
  readonly home?: string;
}

/** The access path that a value comes from. */
interface Origin {
  readonly at: FileFacts;
  readonly held: Part;
}

/** What the functions of a file return, by function, and what its calls pass, by call. */
interface Facts {
  readonly given: ReadonlyMap<number, readonly Given[]>;
  readonly passed: ReadonlyMap<number, readonly Passed[]>;
}

/**
 * Alias analysis of shared state: which part of it a variable or a result may be. What `find(id)` returns may be one of
 * `users`.
 */
export class Aliases {
  private readonly found = new Map<string, readonly StatePart[]>();
  private readonly held = new Map<string, readonly Origin[]>();
  private readonly facts = new Map<FileFacts, Facts>();
  private kept: ReadonlyMap<string, readonly Origin[]> | undefined;

  constructor(
    private readonly graph: CallGraph,
    private readonly statePaths: StatePaths,
    /** Whether a function runs in the server: what tests and scripts pass, no request sees. */
    private readonly runs: (id: FunctionId) => boolean,
  ) {}

  /** Memoised, because each use of a value asks. */
  of(file: FileFacts, part: Part): readonly StatePart[] {
    if (!UNSURE.test(part.root)) return this.known(file, part);
    const key = keyOf({ at: file, held: part });
    const found = this.found.get(key) ?? this.reached({ at: file, held: part });
    this.found.set(key, found);
    return found;
  }

  /**
   * The parts of state that a part of a result or a parameter may be. Each part is followed on its own, because a value
   * may be made of many: of the options of a call, only the one that is meant.
   */
  private reached(from: Origin): readonly StatePart[] {
    const seen = new Map([[keyOf(from), from]]);
    // A map can be extended while it is iterated over.
    for (const { at, held } of seen.values()) {
      if (seen.size > MAX_ORIGINS) break;
      for (const next of this.holders(at, held)) {
        const inner = follow(next.held, held.members);
        // What is left of `own` is a container that is not of the state.
        if (!inner || inner.own || inner.members.length > MAX_MEMBERS) continue;
        const origin = { at: next.at, held: inner };
        const key = keyOf(origin);
        if (!seen.has(key)) seen.set(key, origin);
      }
    }
    return [...seen.values()].flatMap(({ at, held }) => (UNSURE.test(held.root) ? [] : this.known(at, held)));
  }

  /** What a result or a parameter may be, or hold where a step leads into it. */
  private holders(file: FileFacts, { root, home, members: [step] }: Part): readonly Origin[] {
    const [, kind, index] = UNSURE.exec(root) ?? [];
    if (kind === undefined) return [];
    const key = [file.path, root, home, step].join('\n');
    const known = this.held.get(key);
    if (known) return known;
    const all =
      kind === 'request'
        ? this.handedOn(index)
        : kind === 'result'
          ? this.given(file, Number(index))
          : this.passed(file, home, Number(index));
    // What does not lead on is left out at once, because there may be hundreds.
    const holding = all.filter(({ held }) => (step === undefined ? !held.own : stepInto(held, step) !== undefined));
    this.held.set(key, holding);
    return holding;
  }

  /** What a call may return. */
  private given(file: FileFacts, call: number): Origin[] {
    return [...(this.graph.targets.get(callId(file.path, call)) ?? [])].flatMap((target) => {
      const { index } = this.graph.program.fn(target);
      const at = this.graph.program.fileOf(target);
      return (this.factsOf(at).given.get(index) ?? []).map((held) => ({ at, held }));
    });
  }

  /** What the callers of a function pass for a parameter. */
  private passed({ path }: FileFacts, home: number, parameter: number): Origin[] {
    const edges = (this.graph.to.get(functionId(path, home)) ?? []).filter(
      ({ kind, caller }) => kind !== 'callback' && this.runs(caller),
    );
    return edges.flatMap(({ call }) => {
      const at = this.graph.program.fileOf(call);
      const { index } = this.graph.program.call(call);
      const all = this.factsOf(at).passed.get(index) ?? [];
      return all.filter((given) => given.index === parameter).map((held) => ({ at, held }));
    });
  }

  /** What the program keeps in requests under a name. */
  private handedOn(name: string): readonly Origin[] {
    this.kept ??= this.allHandedOn();
    return this.kept.get(name) ?? [];
  }

  private allHandedOn(): ReadonlyMap<string, readonly Origin[]> {
    const kept = new Map<string, Origin[]>();
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

  private known(file: FileFacts, part: Part): StatePart[] {
    const path = this.statePaths.of(file, part);
    if (path === undefined) return [];
    const name = [part.name, ...part.members].filter((step) => step !== ELEMENT).join('.');
    return [{ path: joined(path), name, ...(part.home !== 0 && { home: functionId(file.path, part.home) }) }];
  }
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

function keyOf({ at, held: { root, home, name, members } }: Origin): string {
  return [at.path, root, home, name, ...members].join('\n');
}

/**
 * An element of a list is not the list: code that looks up one user is not affected by changes of that user's fields.
 */
function joined(path: readonly string[]): readonly string[] {
  const end = path.lastIndexOf(ELEMENT) + 1;
  return end === 0 ? path : [path.slice(0, end).join('.'), ...path.slice(end)];
}
