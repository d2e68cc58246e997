import { callId, functionId } from '../../program';
import { ELEMENT } from '../../findings/terms';
import type { CallGraph, FileFacts, Given } from '../../types';
import type { StatePaths } from './state-paths';

const UNSURE = /^(result|param) (\d+)$/;
const MAX_DEPTH = 5;

/** A part of shared state: its access path, its name for people, and the function whose variable holds it. */
export interface StatePart {
  readonly path: readonly string[];
  readonly name: string;
  readonly home?: string;
}

type Part = Omit<Given, 'fn'>;

/** The access path that a value comes from. */
interface Origin {
  readonly at: FileFacts;
  readonly held: Part;
}

/**
 * Alias analysis of shared state: which part of it a variable or a result may be. What `find(id)` returns may be one of
 * `users`.
 */
export class Aliases {
  private readonly origins = new Map<string, readonly Origin[]>();

  constructor(
    private readonly graph: CallGraph,
    private readonly statePaths: StatePaths,
  ) {}

  of(file: FileFacts, part: Part): readonly StatePart[] {
    return this.originsOf(file, part).flatMap(({ at, held }) => this.known(at, within(held, part)));
  }

  /** The parts of state that a result or a parameter may refer to. Memoised, because each use of the value asks. */
  private originsOf(file: FileFacts, part: Part): readonly Origin[] {
    const [, kind, index] = UNSURE.exec(part.root) ?? [];
    if (kind === undefined) return [{ at: file, held: { ...part, members: [] } }];
    const key = `${file.path} ${part.root} ${part.home}`;
    const known = this.origins.get(key);
    if (known) return known;
    this.origins.set(key, []);
    const next = kind === 'result' ? this.given(file, Number(index)) : this.passed(file, part, Number(index));
    const found = next.flatMap(({ at, held }) =>
      this.originsOf(at, held).map((origin) => ({ at: origin.at, held: within(origin.held, held) })),
    );
    const shallow = distinct(found.filter(({ held }) => held.members.length <= MAX_DEPTH));
    this.origins.set(key, shallow);
    return shallow;
  }

  /** What a call may return. */
  private given(file: FileFacts, call: number): Origin[] {
    return [...(this.graph.targets.get(callId(file.path, call)) ?? [])].flatMap((target) => {
      const { index } = this.graph.program.fn(target);
      const at = this.graph.program.fileOf(target);
      return at.given.filter(({ fn }) => fn === index).map((held) => ({ at, held }));
    });
  }

  /** What the callers of a function pass for a parameter. */
  private passed({ path }: FileFacts, { home }: Part, parameter: number): Origin[] {
    const edges = (this.graph.to.get(functionId(path, home)) ?? []).filter(({ kind }) => kind !== 'callback');
    return edges.flatMap(({ call }) => {
      const at = this.graph.program.fileOf(call);
      const { index } = this.graph.program.call(call);
      return at.passed
        .filter((given) => given.call === index && given.index === parameter)
        .map((held) => ({ at, held }));
    });
  }

  private known(file: FileFacts, part: Part): StatePart[] {
    const path = this.statePaths.of(file, part);
    if (path === undefined) return [];
    const name = [part.name, ...part.members].filter((step) => step !== ELEMENT).join('.');
    return [{ path: joined(path), name, ...(part.home !== 0 && { home: functionId(file.path, part.home) }) }];
  }
}

/** Many paths lead from the same state to the same parameter. */
function distinct(origins: readonly Origin[]): Origin[] {
  const keyed = origins.map((origin) => [keyOf(origin), origin] as const);
  return [...new Map(keyed).values()];
}

function keyOf({ at, held: { root, home, name, members } }: Origin): string {
  return [at.path, root, home, name, ...members].join('\n');
}

function within({ root, home, name, members }: Part, part: Part): Part {
  return { root, home, name, members: members.concat(part.members) };
}

/**
 * An element of a list is not the list: code that looks up one user is not affected by changes of that user's fields.
 */
function joined(path: readonly string[]): readonly string[] {
  const end = path.lastIndexOf(ELEMENT) + 1;
  return end === 0 ? path : [path.slice(0, end).join('.'), ...path.slice(end)];
}
