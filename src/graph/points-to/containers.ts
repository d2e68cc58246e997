import { takingMethod } from '../../language/array-methods';
import { SUBLIST_PATHS, VALUES_PATHS } from '../../language/collections';
import { PLAIN_EMITTERS } from '../../language/emitters';
import { ANY_FIELD, ELEMENTS, OWN_FIELDS } from '../../language/fields';
import type { CallFacts } from '../../types';
import type { Solver } from './solve';
import { isList, isOutside } from './values';

/** Methods of collections that return an element. */
const GIVES_ELEMENT = new Set('get pop shift at find findLast reduce reduceRight map flatMap from all'.split(' '));
/** Methods of collections that return the elements, or pairs with them, in a collection. */
const GIVES_LIST = new Set(
  'slice splice filter concat values entries reverse sort flat toSorted toReversed toSpliced with'.split(' '),
);

/** Those whose callback makes each element. */
const MAKES_ELEMENTS = new Set(['map', 'flatMap']);

/** Those of them that only arrays have, and that return another array. */
const GIVES_ARRAY = new Set('slice splice filter reverse sort toSorted toReversed toSpliced'.split(' '));

/** Whether a method of an array gives what its callback gives. */
// Matches: rows.map(toNote), rows.reduce((notes, row) => [...notes, new Note(row)], [])
function makesElements(method: string, { name, args }: CallFacts): boolean {
  return name === method && (MAKES_ELEMENTS.has(method) || (method.startsWith('reduce') && args.length > 1));
}

/** Whether the result of a call, on a collection, was in that before. */
export function isFromList(call: CallFacts): boolean {
  const name = takingMethod(call);
  return GIVES_ELEMENT.has(name) || GIVES_LIST.has(name);
}

/** Follows values into lists, maps and tables, and out of them. */
export class Containers {
  private readonly elements = new Map<number, number>();

  constructor(private readonly solver: Solver) {}

  // Matches: new Map(), new Set(names): the flow of its file knows it for a list, and what it holds by then
  isNewList({ isNew }: CallFacts, result: number): boolean {
    return isNew && this.solver.valuesAt(result).some((value) => isList(this.solver.values.get(value)));
  }

  /** What a method of a list returns: an element, or a list of the same elements; `argument` is its first. */
  take(receiver: number, call: CallFacts, result: number, argument?: number): void {
    if (!isFromList(call)) return;
    const method = takingMethod(call);
    if (method === 'entries') return this.pairsOf(result, receiver);
    if (argument !== undefined && makesElements(method, call)) this.made(result, receiver, argument);
    else if (!GIVES_ARRAY.has(method)) this.solver.copy(result, this.elementsOf(receiver));
    if (GIVES_LIST.has(method)) this.solver.copyLists(result, receiver);
  }

  /** What a method makes of the results of its callback, where that is known. */
  private made(result: number, receiver: number, callback: number): void {
    const { solver } = this;
    solver.listen(callback, (value) => {
      if (solver.values.get(value).kind !== 'function') return solver.copy(result, this.elementsOf(receiver));
      solver.listen(receiver, (list) => {
        const known = solver.values.get(list);
        if (known.kind === 'external') solver.add(result, solver.values.mapped(known.path));
        else if (isOutside(known)) solver.add(result, list);
      });
    });
  }

  /** What a function that returns its argument, or what that holds, passes through. */
  passThrough(path: string, result: number, argument: number): void {
    if (VALUES_PATHS.has(path) || path === 'Object.entries') return this.listOf(path, result, argument);
    if (path === 'Object.fromEntries') return this.objectOf(result, argument);
    this.solver.copy(result, argument);
    if (!SUBLIST_PATHS.has(path)) this.solver.load(result, argument, ELEMENTS);
  }

  // Matches: const app = websockify(new Koa()), where mostly the app comes back with more to it
  passApp(result: number, argument: number): void {
    this.solver.listen(argument, (value) => {
      const known = this.solver.values.get(value);
      const isApp = known.kind === 'external' && known.site !== undefined && !PLAIN_EMITTERS.has(known.path);
      if (isApp) this.solver.add(result, value);
    });
  }

  /** A list of the values of an object; each `[key, value]` pair is treated as the list. */
  private listOf(path: string, result: number, object: number): void {
    const list = this.solver.values.add({ kind: 'object', list: true });
    const elements = this.solver.fieldNode(list, ANY_FIELD);
    this.solver.load(elements, object, OWN_FIELDS);
    if (path === 'Object.entries') this.solver.add(elements, list);
    this.solver.add(result, list);
  }

  // Matches: for (const [index, handler] of handlers.entries())
  private pairsOf(result: number, receiver: number): void {
    this.solver.copy(result, this.elementsOf(receiver));
    this.solver.listen(receiver, (value) => {
      if (!isList(this.solver.values.get(value))) return;
      const pairs = this.solver.values.add({ kind: 'object', list: true });
      this.solver.copy(this.solver.fieldNode(pairs, ANY_FIELD), this.elementsOf(receiver));
      this.solver.add(this.solver.fieldNode(pairs, ANY_FIELD), pairs);
      this.solver.add(result, pairs);
    });
  }

  /** Whatever name is read from it, any of the values can be there. */
  private objectOf(result: number, pairs: number): void {
    const object = this.solver.values.add({ kind: 'object' });
    const any = this.solver.fieldNode(object, ANY_FIELD);
    this.solver.load(any, this.elementsOf(pairs), ELEMENTS);
    this.solver.listenStored(object, (_field, node) => this.solver.copy(node, any));
    this.solver.add(result, object);
  }

  /** The flow node of the elements of the lists at a node. */
  elementsOf(list: number): number {
    let elements = this.elements.get(list);
    if (elements === undefined) {
      this.elements.set(list, (elements = this.solver.nodes(1)));
      this.solver.load(elements, list, ELEMENTS);
    }
    return elements;
  }
}
