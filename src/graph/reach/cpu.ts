import { callId } from '../../program';
import type { BlockingCall, BlockingModule, CallGraph } from '../../types';

/** Adds work on the CPU to the blocking calls of the graph, so that it is found and proven in the same way. */
export function withCpu(graph: CallGraph, rules: BlockingModule): CallGraph {
  const rows = new Map(rules.methods.map((method) => [method.sync, method]));
  const found: BlockingCall[] = [];
  for (const file of graph.program.all) {
    for (const { rule, call, why } of file.cpu ?? []) {
      const row = rows.get(rule);
      const facts = { id: callId(file.path, call), file: file.path, call: file.calls[call] };
      if (row) found.push({ ...facts, module: rules, method: { ...row, why }, request: rules.name });
    }
  }
  return { ...graph, blocking: [...graph.blocking, ...found] };
}
