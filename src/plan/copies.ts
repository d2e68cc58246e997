import type { CallFacts, FileFacts } from '../types';

/** The copies between flow nodes of a file: where each gets its value from, and where it goes. */
interface Copies {
  readonly sources: ReadonlyMap<number, readonly number[]>;
  readonly targets: ReadonlyMap<number, readonly number[]>;
}

const resultsByFile = new WeakMap<FileFacts, ReadonlyMap<number, CallFacts>>();
const copiesByFile = new WeakMap<FileFacts, Copies>();

/** The flow nodes whose values come to a node through variables of its file, and the node itself. */
export function sourcesOf(file: FileFacts, node: number): ReadonlySet<number> {
  return closureOf(node, copiesIn(file).sources);
}

/** The flow nodes of variables of its file that hold the value of a node, and the node itself. */
export function copiesOf(file: FileFacts, node: number): ReadonlySet<number> {
  return closureOf(node, copiesIn(file).targets);
}

/** Whether no variable of the file is copied to a node: it has a value of its own. */
export function isSource(file: FileFacts, node: number): boolean {
  return !copiesIn(file).sources.has(node);
}

/** The call whose result a node is. */
export function resultOf(file: FileFacts, node: number): CallFacts | undefined {
  const known = resultsByFile.get(file) ?? new Map(file.calls.map((call) => [call.resultNode, call]));
  resultsByFile.set(file, known);
  return known.get(node);
}

/** Memoised, because the rows of a large file are many. */
function copiesIn(file: FileFacts): Copies {
  const known = copiesByFile.get(file);
  if (known) return known;
  const [sources, targets] = [new Map<number, number[]>(), new Map<number, number[]>()];
  for (const row of file.flow) {
    if (row[0] !== 'copy') continue;
    append(sources, row[1], row[2]);
    append(targets, row[2], row[1]);
  }
  const copies = { sources, targets };
  copiesByFile.set(file, copies);
  return copies;
}

function append(lists: Map<number, number[]>, key: number, item: number): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function closureOf(node: number, next: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const found = new Set([node]);
  // The set grows while it is iterated: a work list.
  for (const one of found) for (const other of next.get(one) ?? []) found.add(other);
  return found;
}
