import { loopFormOf } from '../../language/array-methods';
import { callId, functionId, pathOf } from '../../program';
import type { CallGraph, CallId } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { isMadeList } from './made-lists';
import { isOfRows } from './rows';
import { SentData } from './sent-data';

/** Calls whose result is an array, or has array methods only if it is one, in addition to those of the catalogue. */
const ARRAYS =
  /\.(?:keys|values|entries|split|match|filter|map|slice|concat|sort|reverse|flat|flatMap|from|of|splice)\(\)$|^JSON\.parse\(\)/;

/** The caveats that the catalogue states for the calls that are rewritten. */
export function caveats(closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap(({ owner, finding }) => {
    const { caveat } = finding.blocking.method;
    const at = `${finding.file}:${finding.line}`;
    return caveat ? [{ fn: owner, hazard: { code: 'differs', ...caveat, at } }] : [];
  });
}

/** Functions that return an array, whatever they are given. */
const MAKERS = /^(?:Object\.(?:keys|values|entries|getOwnPropertyNames)|Array\.(?:from|of))$/;

/** Array methods whose helper accepts whatever the method itself accepts. */
const ANYTHING: ReadonlySet<string> = new Set(['forEach', 'from', 'replace']);

/**
 * What a rewrite takes for granted and a person should confirm: the helpers for `map`, `filter` and the like expect an
 * array, but other objects have methods of these names, too. (`forEach` is safe on everything that has it.)
 */
export function assumptions(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const loops = new Set(closures.flatMap((closure) => [...closure.loops]));
  const arrays = arraysOf(graph);
  return [...loops]
    .filter((call) => isLoop(graph, call) && !isArray(graph, call, arrays))
    .map((id) => {
      const call = graph.program.call(id);
      return {
        fn: functionId(pathOf(id), call.fn),
        hazard: {
          code: 'assumed-array',
          message: `${call.text} is assumed to be an array method`,
          at: graph.program.at(id),
        },
      };
    });
}

function isLoop(graph: CallGraph, id: CallId): boolean {
  const call = graph.program.call(id);
  const form = loopFormOf(graph.program.fileOf(id), call);
  return form?.first === 'receiver' && !ANYTHING.has(call.name);
}

/** The access paths of calls of the catalogue whose result is an array. */
function arraysOf(graph: CallGraph): ReadonlySet<string> {
  const methods = graph.blocking.map(({ method }) => method).filter(({ gives }) => gives === 'array');
  return new Set(methods.flatMap(({ at }) => at.map((path) => `${path}()`)));
}

function isArray(graph: CallGraph, id: CallId, arrays: ReadonlySet<string>): boolean {
  const { position, receiverNode } = graph.program.call(id);
  if (position.fresh === true || graph.arrays?.has(id)) return true;
  const { lists, externals } = graph.valuesOf(id, receiverNode);
  const file = graph.program.fileOf(id);
  const isList = (path: string): boolean => arrays.has(path) || ARRAYS.test(path);
  return (
    isMadeHere(graph, id) ||
    isMadeList(file, receiverNode, {
      givesList: (call) => isOfRows(graph, file.path, call),
      sent: new SentData(graph, file),
    }) ||
    ((lists || externals.length > 0) && externals.every(isList))
  );
}

// Matches: Object.entries(prices).map(…)
function isMadeHere(graph: CallGraph, id: CallId): boolean {
  const { member } = graph.program.call(id);
  const made = graph.program
    .fileOf(id)
    .calls.find(({ span }) => span.start === member?.object.start && span.end === member.object.end);
  const paths = made ? [...(graph.outside.get(callId(pathOf(id), made.index)) ?? [])] : [];
  return paths.length > 0 && paths.every((path) => MAKERS.test(path));
}
