import { appendTo } from '../grouped';
import type { CallFacts, FileFacts } from '../types';

/** The copies between flow nodes of a file: where each gets its value from, and where it goes. */
interface Copies {
  readonly sources: ReadonlyMap<number, readonly number[]>;
  readonly targets: ReadonlyMap<number, readonly number[]>;
  /** The fields that nodes are loaded from, and the nodes that are stored in fields. */
  readonly loads: ReadonlyMap<number, readonly string[]>;
  readonly stores: ReadonlyMap<string, readonly number[]>;
}

const resultsByFile = new WeakMap<FileFacts, ReadonlyMap<number, CallFacts>>();
const copiesByFile = new WeakMap<FileFacts, Copies>();

/** The flow nodes whose values come to a node through variables of its file, and the node itself. */
export function sourcesOf(file: FileFacts, node: number): ReadonlySet<number> {
  return closureOf(node, copiesIn(file).sources);
}

/** Those, and the nodes that the file stores in fields of the same name as those that they are loaded from. */
// Matches: ask() of this.asked = ask(); … return this.asked;
export function valuesOf(file: FileFacts, node: number): ReadonlySet<number> {
  const { sources, loads, stores } = copiesIn(file);
  const found = new Set([node]);
  // The set grows while it is iterated: a work list.
  for (const one of found) {
    for (const other of sources.get(one) ?? []) found.add(other);
    for (const field of loads.get(one) ?? []) for (const other of stores.get(field) ?? []) found.add(other);
  }
  return found;
}

/** The flow nodes of variables of its file that hold the value of a node, and the node itself. */
export function copiesOf(file: FileFacts, node: number): ReadonlySet<number> {
  return closureOf(node, copiesIn(file).targets);
}

/** The names of the fields whose values come to a node through variables of its file, also bound to an object. */
// Matches: end of const original = res.end; original; json of const send = res.json.bind(res); send
export function fieldsAt(file: FileFacts, node: number): readonly string[] {
  const { sources, loads } = copiesIn(file);
  const found = new Set([node]);
  // The set grows while it is iterated: a work list.
  for (const one of found) {
    const made = resultOf(file, one);
    for (const other of sources.get(one) ?? []) found.add(other);
    if (made?.name === 'bind') found.add(made.receiverNode);
  }
  return [...found].flatMap((one) => loads.get(one) ?? []);
}

/** Whether no variable of the file is copied to a node: it has a value of its own. */
export function isSource(file: FileFacts, node: number): boolean {
  return !copiesIn(file).sources.has(node);
}

/** The call, or read of a getter, whose result a node is. */
export function resultOf(file: FileFacts, node: number): CallFacts | undefined {
  const known =
    resultsByFile.get(file) ?? new Map([...file.calls, ...file.reads].map((call) => [call.resultNode, call]));
  resultsByFile.set(file, known);
  return known.get(node);
}

/** Memoised, because the rows of a large file are many. */
function copiesIn(file: FileFacts): Copies {
  const known = copiesByFile.get(file);
  if (known) return known;
  const [sources, targets] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const [loads, stores] = [new Map<number, string[]>(), new Map<string, number[]>()];
  for (const row of file.flow) {
    if (row[0] === 'load') appendTo(loads, row[1], row[3]);
    if (row[0] === 'store') appendTo(stores, row[2], row[3]);
    if (row[0] !== 'copy') continue;
    appendTo(sources, row[1], row[2]);
    appendTo(targets, row[2], row[1]);
  }
  const copies = { sources, targets, loads, stores };
  copiesByFile.set(file, copies);
  return copies;
}

function closureOf(node: number, next: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const found = new Set([node]);
  // The set grows while it is iterated: a work list.
  for (const one of found) for (const other of next.get(one) ?? []) found.add(other);
  return found;
}
