import { grouped } from '../../grouped';
import { memoised, memoisedBy } from '../../memoised';
import { callId, functionId, isWithin, pathOf } from '../../program';
import type { ArgumentFacts, CallFacts, CallGraph, CallId, FileFacts, FunctionId } from '../../types';
import { entriesOf } from '../graph-index';
import { importedBy } from './package-calls';

/** Methods that give a package functions which it runs later, whenever it is used. */
// Matches: Handlebars.registerHelper('t', fn), env.addFilter('t', fn), marked.use({ renderer }), ajv.addFormat('id', fn); not: _.extend(api, { save })
const REGISTERS = /^(?:register[A-Z]\w*|add(?!(?:Event)?Listener$)[A-Z]\w*|define[A-Z]\w*|use)$/;
/** Requests come by these, too, but a package runs them where it is used. */
const VIEWS = 'views';

/** The functions that packages were given at start-up, by package, without frameworks: those run handlers, and when requests come. */
const byPackage = memoisedBy((graph: CallGraph): ReadonlyMap<string, readonly FunctionId[]> => {
  const given = [...graph.program.all].flatMap((file) =>
    file.calls
      .filter(({ fn, name, member }) => fn === 0 && member !== undefined && REGISTERS.test(name))
      .flatMap((call) => {
        const name = packageOf(graph, callId(file.path, call.index));
        return name === undefined ? [] : functionsIn(graph, file, call).map((fn) => ({ name, fn }));
      }),
  );
  const isHelper = (fn: FunctionId): boolean => entriesOf(graph, fn).every(({ framework }) => framework === VIEWS);
  const groups = [...grouped(given, ({ name }) => name)].map(
    ([name, all]) => [name, [...new Set(all.map(({ fn }) => fn))]] as const,
  );
  return new Map(groups.filter(([, fns]) => fns.every(isHelper)));
});

/** Those that are written in the arguments of a call, also in objects, and those that are named there. */
function functionsIn(graph: CallGraph, file: FileFacts, { index, args }: CallFacts): readonly FunctionId[] {
  const written = ({ span: arg }: ArgumentFacts): FunctionId[] =>
    file.functions
      .filter(({ span, parent }) => parent === 0 && isWithin(span, arg))
      .map((fn) => functionId(file.path, fn.index));
  return args.flatMap((arg) => [...written(arg), ...graph.valuesOf(callId(file.path, index), arg.node).functions]);
}

/** The package whose function a call calls, or a method of what that gave. */
// Matches: nunjucks of env.addFilter('t', translate), where env is nunjucks.configure('views')
const packageOf = memoised((graph: CallGraph, id: CallId): string | undefined => {
  const file = graph.program.fileOf(id);
  const call = graph.program.call(id);
  const direct = importedBy(file, call);
  if (direct !== undefined) return direct;
  const nodes = new Set([call.receiverNode]);
  // The set grows while it is iterated: a work list.
  for (const node of nodes) for (const row of file.flow) if (row[0] === 'copy' && row[1] === node) nodes.add(row[2]);
  const made = file.calls.find(({ resultNode }) => resultNode >= 0 && nodes.has(resultNode));
  return made && importedBy(file, made);
});

/**
 * The functions that a call of a package may run, because the package was given them before: helpers, filters, formats. What they
 * read is read then.
 */
// Matches: translate of Handlebars.registerHelper('t', translate); … Handlebars.compile(text)(page)
export function registeredFor(graph: CallGraph, call: CallId): readonly FunctionId[] {
  const registered = byPackage(graph);
  const { imports } = graph.program.fileOf(call);
  if (!imports.some(({ request }) => registered.has(request))) return [];
  const name = packageOf(graph, call);
  return (name !== undefined && registered.get(name)) || [];
}

/** Those that the calls of a function may run. */
export function registeredIn(graph: CallGraph, fn: FunctionId): readonly FunctionId[] {
  if (byPackage(graph).size === 0) return [];
  return graph.program.callsIn(fn).flatMap(({ index }) => registeredFor(graph, callId(pathOf(fn), index)));
}
