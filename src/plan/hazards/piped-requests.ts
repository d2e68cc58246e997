import { NODE_EMITTERS } from '../../language/emitters';
import { callId, functionId } from '../../program';
import type { CallFacts, CallGraph, FileFacts, FunctionId } from '../../types';
import { isHandler } from '../graph-index';

/** Methods by which the program itself drives a stream to its end, so that events may be emitted before they return. */
const DRIVES: ReadonlySet<string> = new Set(['write', 'end', 'push', 'destroy', 'emit', 'close', 'finalize', 'abort']);

/** A pipe from the body of a request, by the conventional names. */
// Matches: req.pipe(busboy), ctx.req.pipe(form)
const REQUEST = /(?:^|\.)(?:req|request)\.pipe$/;

/**
 * Whether all input of a stream comes through a pipe from a stream of Node: then it ends after its source, which is
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

/** Whether the request is a parameter of the function, or of an enclosing one, that is a handler. */
function isInHandler(graph: CallGraph, { path, functions }: FileFacts, call: CallFacts): boolean {
  const [name] = call.text.split('.');
  for (let fn = functions[call.fn]; fn.index > 0; fn = functions[fn.parent]) {
    const id = functionId(path, fn.index);
    if (fn.params.includes(name)) return isHandler(graph, id) || isCalledByHandlers(graph, id);
  }
  return false;
}

// Matches: handleUpload of app.post('/photos', (req, res) => handleUpload(req, res))
function isCalledByHandlers(graph: CallGraph, fn: FunctionId): boolean {
  const edges = graph.to.get(fn) ?? [];
  return edges.length > 0 && edges.every(({ caller }) => isHandler(graph, caller));
}

/** The transitive closure of flow nodes over copies; with `both`, in both directions (all names of a value). */
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
