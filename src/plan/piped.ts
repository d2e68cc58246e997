import { NODE_EMITTERS } from '../language/emitters';
import { callId, functionId } from '../program';
import type { CallFacts, CallGraph, FileFacts } from '../types';

/** Calls by which a program itself brings a stream to its end: that may be told of before they return. */
const DRIVES: ReadonlySet<string> = new Set(['write', 'end', 'push', 'destroy', 'emit', 'close', 'finalize', 'abort']);

/** The body of a request. */
// Matches: req.pipe(busboy), ctx.req.pipe(form)
const REQUEST = /(?:^|\.)(?:req|request)\.pipe$/;

/**
 * True for what gets all that it has from a stream of Node, by a pipe: its end comes when that has come to its own, which is
 * never before a call of the program returns. `emitter` is its flow node.
 */
// Matches: fs.createReadStream(path).pipe(extract), and extract in: const extract = fs.createReadStream(path).pipe(made)
export function isFedByPipe(graph: CallGraph, file: FileFacts, emitter: number): boolean {
  const sources = closure(file, [emitter], false);
  const pipes = file.calls.filter(
    ({ name, member, args, resultNode }) =>
      name === 'pipe' &&
      member !== undefined &&
      args.length > 0 &&
      (sources.has(resultNode) || sources.has(args[0].node)),
  );
  const isFromNode = pipes.every((call) => {
    if (REQUEST.test(call.text) && isInHandler(graph, file, call)) return true;
    const { externals, others } = graph.valuesOf(callId(file.path, call.index), call.receiverNode);
    return others && externals.length > 0 && externals.every((path) => NODE_EMITTERS.has(path));
  });
  const names = closure(file, [emitter, ...pipes.map(({ args }) => args[0].node)], true);
  const isDriven = file.calls.some(({ name, receiverNode }) => DRIVES.has(name) && names.has(receiverNode));
  return pipes.length > 0 && isFromNode && !isDriven;
}

/** The request is what a handler is given, here or in a function around. */
function isInHandler({ entries }: CallGraph, { path, functions }: FileFacts, call: CallFacts): boolean {
  const [name] = call.text.split('.');
  for (let fn = functions[call.fn]; fn.index > 0; fn = functions[fn.parent]) {
    const id = functionId(path, fn.index);
    if (fn.params.includes(name)) return entries.some((entry) => entry.fn === id && entry.context === 'request_path');
  }
  return false;
}

/** Flow nodes, and those that are copied into them; `both` ways all names that one thing may have. */
function closure({ flow }: FileFacts, start: readonly number[], both: boolean): ReadonlySet<number> {
  const nodes = new Set(start);
  for (let size = 0; size !== nodes.size;) {
    size = nodes.size;
    for (const row of flow) {
      if (row[0] !== 'copy') continue;
      if (nodes.has(row[1])) nodes.add(row[2]);
      if (both && nodes.has(row[2])) nodes.add(row[1]);
    }
  }
  return nodes;
}
