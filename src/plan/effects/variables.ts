import { byFunction, functionId } from '../../program';
import type { Access, CallGraph, CallId, FileFacts, FunctionId } from '../../types';
import { Aliases } from './aliases';
import type { Liveness } from '../liveness';
import { KeptVariables } from './kept-variables';
import { LazyVariables } from './lazy-variables';
import { variableAt, type Touch } from './locations';
import { makesObjects } from './constructors';
import { OwnFields } from './own-fields';
import { isNameOnly, isOwnMethod, withoutGuess } from './own-methods';
import { isRemote } from './remote-clients';
import { Receivers } from './receivers';
import { RequestConcurrency } from './request-concurrency';
import { StatePaths } from './state-paths';

/** How a function touches a shared variable, and where that takes effect. */
export interface VariableTouch {
  readonly at: number;
  readonly touch: Touch;
  /** The calls by which the function gets the state as an argument, its own callers first. */
  readonly by?: readonly CallId[];
}

/** The touches of variables in a file, by function index. */
interface Uses {
  readonly accesses: ReadonlyMap<number, readonly Access[]>;
  readonly aliases: ReadonlyMap<number, readonly Access[]>;
}

/** Memoised across plans: no choice matters, and a review plans repeatedly. */
const variablesByLiveness = new WeakMap<Liveness, Map<FunctionId, readonly VariableTouch[]>>();

/** What each function itself does to shared variables. */
export class Variables {
  private readonly statePaths: StatePaths;
  private readonly aliases: Aliases;
  private readonly known: Map<FunctionId, readonly VariableTouch[]>;
  private readonly uses = new Map<FileFacts, Uses>();
  private readonly touches = new Map<string, Touch>();
  private readonly concurrency: RequestConcurrency;
  private readonly ownFields: OwnFields;
  private readonly keptVariables: KeptVariables;
  private readonly receivers: Receivers;
  private readonly lazy: LazyVariables;

  constructor(
    private readonly graph: CallGraph,
    private readonly liveness: Liveness,
  ) {
    this.statePaths = new StatePaths(graph, liveness.perRequest);
    this.aliases = new Aliases(
      graph,
      this.statePaths,
      (id) => liveness.live(id) || liveness.reachedIn(id, 'startup_path'),
    );
    this.concurrency = new RequestConcurrency(graph);
    this.ownFields = new OwnFields(graph, liveness.perRequest);
    this.keptVariables = new KeptVariables(graph, liveness.perRequest);
    this.receivers = new Receivers(graph);
    this.lazy = new LazyVariables(graph, liveness.live);
    this.known = variablesByLiveness.get(liveness) ?? new Map();
    variablesByLiveness.set(liveness, this.known);
  }

  of(id: FunctionId): readonly VariableTouch[] {
    const known = this.known.get(id) ?? this.variablesOf(id);
    this.known.set(id, known);
    return known;
  }

  private variablesOf(id: FunctionId): readonly VariableTouch[] {
    const file = this.graph.program.fileOf(id);
    const { index } = this.graph.program.fn(id);
    const { accesses, aliases } = this.usesIn(file);
    const constructs = makesObjects(this.graph, id);
    const shared = (accesses.get(index) ?? [])
      .filter(
        (access) =>
          !this.isPrivate(access, file, constructs) &&
          !this.isElsewhere(file, access) &&
          !this.lazy.isFirstValue(file, access),
      )
      .map((access) => withoutGuess(this.graph, file, access));
    const direct = shared.flatMap((access) =>
      this.touchesBy(file, access).map((touch) => ({ at: access.done ?? access.at, touch })),
    );
    const parts = (aliases.get(index) ?? []).filter((access) => !constructs || !isOfThis(access));
    return [...direct, ...this.aliasesIn(file, parts)];
  }

  /** What an access touches, under all names of it. */
  private touchesBy(file: FileFacts, access: Access): Touch[] {
    const path = this.statePaths.of(file, access);
    if (path === undefined) return [];
    const home = access.home === 0 ? undefined : functionId(file.path, access.home);
    const fields = this.receivers.partsOf(file, access);
    const touches = (fields ?? [access]).map((part) => {
      const place = [...path, ...part.members.slice(access.members.length)];
      return this.touchAt(part, place, nameOf(part), home);
    });
    const others = fields || setsName(access) ? [] : this.statePaths.othersOf(path);
    return [...touches, ...others.map((other) => this.touchAt(access, other.path, nameOf(access), other.home))];
  }

  private usesIn(file: FileFacts): Uses {
    const known = this.uses.get(file) ?? { accesses: byFunction(file.accesses), aliases: byFunction(file.aliases) };
    this.uses.set(file, known);
    return known;
  }

  // Matches: const user = find(id); user.visits += 1
  private aliasesIn(file: FileFacts, aliases: readonly Access[]): VariableTouch[] {
    return aliases
      .filter((access) => !isRemote(this.graph, file, access))
      .flatMap((access) => this.aliases.of(file, access, access.fn).map((part) => ({ access, part })))
      .filter(({ part: { home } }) => home === undefined || !this.liveness.perRequest(home))
      .map(({ access, part: { path, root, name, home, by } }) => ({
        at: access.done ?? access.at,
        touch: this.touchAt(access, path, name, home, root),
        ...(by.length > 0 && { by }),
      }));
  }

  /** Interned, because there may be hundreds of thousands of equal ones. */
  private touchAt(access: Access, path: readonly string[], name: string, home?: FunctionId, root = path[0]): Touch {
    const { kind, counts, again, inside, removes } = access;
    const key = `${kind} ${counts} ${again} ${inside} ${removes} ${home} ${name}\n${path.join('\n')}`;
    const known = this.touches.get(key) ?? {
      ...doneBy(access),
      location: variableAt(path, name, home, this.ownFields.has(root) || undefined),
    };
    this.touches.set(key, known);
    return known;
  }

  /** Its effects are those of a method of the program, or take place in another process. */
  private isElsewhere(file: FileFacts, access: Access): boolean {
    const { graph } = this;
    return isOwnMethod(graph, file, access) || isNameOnly(graph, file, access) || isRemote(graph, file, access);
  }

  /** A variable of a function that runs per request, or of the function itself, or a field of an object under construction. */
  private isPrivate(access: Access, file: FileFacts, constructs: boolean): boolean {
    const { fn, home } = access;
    if (home !== 0)
      return (
        (fn === home ||
          (this.liveness.perRequest(functionId(file.path, home)) && !this.keptVariables.has(file, access))) &&
        !this.concurrency.isShared(file, access)
      );
    return constructs && isOfThis(access);
  }
}

function isOfThis({ name }: Access): boolean {
  return name.startsWith('this.');
}

/** It only changes what the name stands for, not what that holds. */
function setsName({ kind, inside, members }: Access): boolean {
  return kind === 'write' && !inside && members.length === 0;
}

function doneBy({ kind, counts, again, inside, removes }: Access): Omit<Touch, 'location'> {
  const more = { ...(inside && { inside }), ...(removes && { removes }) };
  return { effect: kind, ...(counts && { counts }), ...(again && { again }), ...more };
}

function nameOf({ name, members }: Access): string {
  return [name, ...members].join('.');
}

/** `count++` reads and writes at one offset: that is one event. */
export function byPlace(touches: readonly VariableTouch[]): ReadonlyMap<number, readonly Touch[]> {
  const places = new Map<number, Touch[]>();
  for (const { at, touch } of touches) places.set(at, [...(places.get(at) ?? []), touch]);
  return places;
}
