import { ANY_FIELD, ELEMENTS } from '../../language/fields';
import { isBelow } from '../linking/file-patterns';
import type { Linker } from '../linking/link';
import { addTo } from '../outside/sets-by-key';
import type { Solver } from '../points-to/solve';
import { isList, isOutside } from '../points-to/values';
import type { CallFacts, FileFacts } from '../../types';

const LISTS = /readdir|\bglob(?:by|Sync|bySync)?\b|\bfg\b/i;
const LISTS_AS = /^sync$/;

/** What one call takes of the files that its callee returns, whoever calls it. */
interface Taken {
  /** What the arguments of this call name. */
  readonly named: Set<string>;
  /** Files that none of these names, and where they would go. */
  readonly held: Map<number, Set<number>>;
  /** A list of its own. */
  readonly list: number;
  /** Lists of the callee, whose elements are in that. */
  readonly from: Set<number>;
}

/**
 * Tells apart what a function that lists files returns to each of its callers, by the folder or pattern that each one
 * names: the jobs of `filesIn('jobs')` are not among the routes of `filesIn('routes')`.
 */
export class ListedResults {
  private readonly listing = new Map<FileFacts, boolean>();
  private readonly calls: Taken[] = [];

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** Lets the result of a function flow to a call of it. */
  copy(callee: FileFacts, file: FileFacts, call: CallFacts, from: number): void {
    const to = this.links.node(file.path, call.resultNode);
    // While files are being read, what an argument names may not be known yet.
    if (this.solver.isGrowing || call.args.length === 0 || !this.lists(callee)) return this.solver.copy(to, from);
    const list = this.solver.values.add({ kind: 'object', list: true });
    const taken: Taken = { named: new Set(), held: new Map(), list, from: new Set() };
    this.calls.push(taken);
    this.listenToNames(file, call, taken);
    this.solver.listen(from, (value) => this.take(taken, to, value));
  }

  /** Gives calls whose arguments name no files all that their callees return; false where there is nothing of the kind. */
  giveRest(): boolean {
    const rest = this.calls.filter(({ named, held }) => named.size === 0 && held.size > 0);
    for (const { held } of rest) {
      for (const [to, values] of held) for (const value of values) this.solver.add(to, value);
      held.clear();
    }
    return rest.length > 0;
  }

  private lists(file: FileFacts): boolean {
    const known = this.listing.get(file);
    const lists = known ?? file.calls.some(({ name, text }) => LISTS.test(text) || LISTS_AS.test(name));
    this.listing.set(file, lists);
    return lists;
  }

  private take(taken: Taken, to: number, value: number): void {
    const known = this.solver.values.get(value);
    if (isList(known)) return this.solver.add(to, this.listOf(taken, value));
    if (known.kind !== 'files' || isNamed(taken, known.pattern)) return this.solver.add(to, value);
    addTo(taken.held, to, value);
  }

  /** The list that a call gets instead of those of the callee; what others it adds to that is in those, too. */
  private listOf(taken: Taken, value: number): number {
    const { solver } = this;
    const own = solver.fieldNode(taken.list, ANY_FIELD);
    this.fill(taken, value);
    const theirs = solver.fieldNode(value, ANY_FIELD);
    solver.listen(own, (element) => {
      if (!isOutside(solver.values.get(element)) && !isList(solver.values.get(element))) solver.add(theirs, element);
    });
    return taken.list;
  }

  /** Adds the elements of a list, and of lists in it. */
  private fill(taken: Taken, value: number): void {
    if (value === taken.list || taken.from.has(value)) return;
    taken.from.add(value);
    const own = this.solver.fieldNode(taken.list, ANY_FIELD);
    this.solver.listen(this.solver.fieldNode(value, ANY_FIELD), (element) => {
      if (!isList(this.solver.values.get(element))) return this.take(taken, own, element);
      this.fill(taken, element);
      this.solver.add(own, element);
    });
  }

  private listenToNames(file: FileFacts, call: CallFacts, taken: Taken): void {
    for (const { node, value, path, elements = [], keys = [] } of call.args) {
      for (const text of [value, path.kind === 'text' ? path.text : undefined, ...elements.map((one) => one.value)])
        if (text !== undefined) this.name(file, taken, text);
      const at = this.links.node(file.path, node);
      const held = this.solver.nodes(1);
      for (const field of [ELEMENTS, ...keys]) this.solver.load(held, at, field);
      for (const one of [at, held])
        this.solver.listen(one, (named) => {
          const known = this.solver.values.get(named);
          if (known.kind === 'text' || known.kind === 'files') this.name(file, taken, known.pattern);
        });
    }
  }

  private name(file: FileFacts, taken: Taken, text: string): void {
    const found = this.links.paths.patterns.fromWorkingFolder(file.path, text);
    if (found === undefined || taken.named.has(found)) return;
    taken.named.add(found);
    const held = [...taken.held];
    taken.held.clear();
    for (const [to, values] of held) for (const value of values) this.take(taken, to, value);
  }
}

function isNamed({ named }: Taken, pattern: string): boolean {
  return [...named].some((one) => isBelow(pattern, one));
}
