import { standInCall } from '../../program';
import { severityOf } from '../../findings/terms';
import type { BlockingCall, BlockingModule, Finding, Measured, TracedCall } from '../../types';

/** A finding for a call that was only observed at run time; undefined if the catalogue no longer has its rule. */
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
    blocking: {
      id: '',
      file,
      call: standInCall({ name: call.method, line, column }),
      module,
      method,
      request: module.name,
    } satisfies BlockingCall,
    measured,
    seenOnly: through ? 'package' : 'call',
  };
}
