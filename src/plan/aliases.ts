import { callId, functionId } from '../program';
import { ELEMENT } from '../findings/terms';
import type { CallGraph, FileFacts, Given } from '../types';
import type { StatePaths } from './state-paths';

const RESULT = /^result (\d+)$/;
const MAX_DEPTH = 5;

/** A part of state: the way to it, what to call it, and the function whose variable holds it. */
export interface StatePart {
  readonly path: readonly string[];
  readonly name: string;
  readonly home?: string;
}

type Part = Omit<Given, 'fn'>;

/** Says which state a variable or a result is a part of: what `find(id)` returns may be one of `users`. */
export class Aliases {
  constructor(
    private readonly graph: CallGraph,
    private readonly statePaths: StatePaths,
  ) {}

  of(file: FileFacts, part: Part, depth = 0): readonly StatePart[] {
    const call = RESULT.exec(part.root)?.[1];
    if (call === undefined) return this.known(file, part);
    if (depth > MAX_DEPTH) return [];
    const targets = [...(this.graph.targets.get(callId(file.path, Number(call))) ?? [])];
    return targets.flatMap((target) => {
      const { index } = this.graph.program.fn(target);
      const other = this.graph.program.fileOf(target);
      return other.given
        .filter(({ fn }) => fn === index)
        .flatMap((given) => this.of(other, { ...given, members: [...given.members, ...part.members] }, depth + 1));
    });
  }

  private known(file: FileFacts, part: Part): StatePart[] {
    const path = this.statePaths.of(file, part);
    if (path === undefined) return [];
    const name = [part.name, ...part.members].filter((step) => step !== ELEMENT).join('.');
    return [{ path: joined(path), name, ...(part.home !== 0 && { home: functionId(file.path, part.home) }) }];
  }
}

/** What a list holds is not the list: who looks for one of its users does not mind what others do to that user. */
function joined(path: readonly string[]): readonly string[] {
  const end = path.lastIndexOf(ELEMENT) + 1;
  return end === 0 ? path : [path.slice(0, end).join('.'), ...path.slice(end)];
}
