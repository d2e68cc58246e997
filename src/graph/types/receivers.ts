import type { CallGraph, CallId, FunctionFacts, FunctionId, SourceFile } from '../../types';
import { functionId, pathOf } from '../../program';
import { deepest, pathOfNode, type Checkers } from './checker';

/** A call with an unknown receiver whose name is that of a function on the way to a blocking call. */
export type Question = CallId;

/** Calls with unknown receivers and names that lead to a blocking call: the only ones worth asking about. */
export function questionsOf(graph: CallGraph): Question[] {
  const hot = hotNames(graph);
  return [...graph.outside.keys()].flatMap((id) => {
    const call = graph.program.call(id);
    // For plain JavaScript, the checker knows no more than the analysis.
    const isOpen =
      graph.program.fileOf(id).typescript && call.receiverNode >= 0 && (graph.targets.get(id)?.size ?? 0) === 0;
    return isOpen && hot.has(call.name) ? [id] : [];
  });
}

/**
 * Asks TypeScript's checker for the callees of each call; only certain answers are returned. Its program has just the
 * relevant files and no library, so it knows nothing of packages (https://ts-morph.com).
 */
export async function resolveByTypes(
  graph: CallGraph,
  sources: readonly SourceFile[],
  questions: readonly Question[],
  checkers: Checkers,
): Promise<ReadonlyMap<CallId, FunctionId>> {
  if (questions.length === 0) return new Map();
  const asked = questions.map(pathOf);
  // The others are asked about later.
  const open =
    (await checkers.over(graph, sources, [...asked, ...checkers.filesServing(graph)])) ??
    (await checkers.over(graph, sources, asked));
  if (!open) return new Map();
  const { ts, checker, file } = open;
  const answers = new Map<CallId, FunctionId>();
  for (const question of questions) {
    const call = graph.program.call(question);
    const node = deepest(file(pathOf(question)), call.callee.end - 1);
    const symbol = node && checker.getSymbolAtLocation(node);
    const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const declaration = (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
    if (!declaration) continue;
    const path = pathOfNode(declaration);
    const fn = functionAt(graph, path, declaration.getStart(), declaration.getEnd());
    if (fn) answers.set(question, functionId(path, fn.index));
  }
  return answers;
}

/** Names of functions from which a blocking call can be reached. */
function hotNames(graph: CallGraph): Set<string> {
  const seen = new Set<FunctionId>();
  const queue = graph.blocking.map((blocking) => functionId(blocking.file, blocking.call.fn));
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(graph.to.get(id) ?? []).map((edge) => edge.caller));
  }
  return new Set([...seen].map((id) => graph.program.fn(id).name));
}

/** The outermost function inside a declaration. */
function functionAt(graph: CallGraph, path: string, start: number, end: number): FunctionFacts | undefined {
  return graph.program.file(path)?.functions.find((fn) => fn.index > 0 && fn.span.start >= start && fn.span.end <= end);
}
