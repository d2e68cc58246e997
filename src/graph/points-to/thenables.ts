import { isLibraryPromise } from '../../language/promise-libraries';
import { isQuery, madeByTag } from '../../language/query-builders';
import type { Solver } from './solve';
import { isGiven } from './values';

/** An answer of Fastify has a `then`, which waits until it is sent: who awaits one that is not, waits for ever. */
const ANSWERS_WAIT = /^fastify\b.*\(\)$/;

/** What has a `then` that `await` would call. */
export class Thenables {
  private answersWait: boolean | undefined;

  constructor(private readonly solver: Solver) {}

  /**
   * What a node may hold of that kind: an object with a `then`, its own or of a class that its own extends, a query of a
   * database, a promise of a library, or an answer.
   */
  at(node: number): 'object' | 'query' | 'promise' | 'answer' | undefined {
    const { solver } = this;
    const values = [...solver.valuesAt(node)];
    if (this.isThenable(values)) return 'object';
    if (values.some((value) => isOfQuery(solver, value))) return 'query';
    if (values.some((value) => isOfLibrary(solver, value))) return 'promise';
    const isAnswer = values.some((value) => isGiven(solver.values.get(value))) && this.areAnswersThenables();
    return isAnswer ? 'answer' : undefined;
  }

  private isThenable(values: readonly number[]): boolean {
    const { solver } = this;
    const holders = new Set(values.filter((value) => solver.values.get(value).kind === 'object'));
    // The set grows while it is iterated: the chain of prototypes.
    for (const holder of holders) {
      if (solver.hasField(holder, 'then')) return true;
      for (const above of solver.valuesAt(solver.prototypeNode(holder))) holders.add(above);
    }
    return false;
  }

  private areAnswersThenables(): boolean {
    return (this.answersWait ??= [...this.solver.values.all()].some(
      ([, known]) => known.kind === 'external' && ANSWERS_WAIT.test(known.path),
    ));
  }
}

/** Lets requests and answers flow on that frameworks give to handlers. */
export function passGiven(solver: Solver, to: number, from: number): void {
  solver.listen(from, (value) => {
    if (isGiven(solver.values.get(value))) solver.add(to, value);
  });
}

/** Gives what a tag of a package makes of a template. */
export function passTagged(solver: Solver, to: number, tag: number): void {
  solver.listen(tag, (value) => {
    const known = solver.values.get(value);
    const made = known.kind === 'external' ? madeByTag(known.path) : undefined;
    if (made !== undefined) solver.add(to, solver.values.external(made));
  });
}

function isOfQuery({ values }: Solver, value: number): boolean {
  const known = values.get(value);
  return known.kind === 'external' && isQuery(known.path);
}

function isOfLibrary({ values }: Solver, value: number): boolean {
  const known = values.get(value);
  return known.kind === 'external' && isLibraryPromise(known.path);
}
