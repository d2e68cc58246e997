import { severityOf } from '../../terms';
import type { BlockingCall, BlockingModule, CallFacts, Finding, Measured, TracedCall } from '../../types';

/** A finding for a call that only the run has shown; undefined when the catalogue no longer has its rule. */
export function findingOfCall(
  call: TracedCall,
  modules: readonly BlockingModule[],
  measured: Measured,
  index: number,
): Finding | undefined {
  const { rule, file, line, column, stack, through, contexts, routes } = call;
  const module = modules.find(({ name }) => name === call.module);
  const method = module?.methods.find(({ sync }) => sync === call.method);
  if (!module || !method) return undefined;
  const name = stack.at(-1)?.name ?? '(module)';
  const ways = through ? [...stack, { name: through.name, file: through.file, line: through.line }] : stack;
  return {
    id: `${rule}@${file}#${name}.seen:${index + 1}`,
    rule,
    file,
    line,
    column,
    module: call.module,
    method: call.method,
    category: module.category,
    context: contexts[0],
    contexts,
    severity: method.notice ? 'low' : severityOf(contexts[0], false),
    inLoop: false,
    notice: method.notice,
    route: routes[0]?.route,
    trace: ways,
    blocking: { id: '', file, call: unreadCall(call), module, method, request: module.name } satisfies BlockingCall,
    measured,
    seenOnly: through ? 'package' : 'call',
  };
}

const NO_TEXT = { start: 0, end: 0 };

/** What is known of a call whose code nobody has read. Nothing is planned with it. */
function unreadCall({ line, column, method }: TracedCall): CallFacts {
  return {
    index: -1,
    span: NO_TEXT,
    callee: NO_TEXT,
    line,
    column,
    name: method,
    between: '',
    text: method,
    fn: 0,
    isNew: false,
    optional: false,
    args: [],
    position: {
      parens: false,
      needsSemicolon: false,
      awaited: false,
      promised: false,
      returned: false,
      inTry: false,
      unused: false,
      inLoop: false,
    },
    calleeNode: -1,
    receiverNode: -1,
    resultNode: -1,
  };
}
