import { callId } from '../program';
import { isTestFile } from '../projects/test-files';
import type { BlockingCall, CallFacts, CallGraph, CallId } from '../types';
import type { Effects } from './effects';
import type { Guarding, Liveness } from './hazards';
import { fileAt, mayAlias, type Location } from './locations';
import type { Closure } from './propagate';

/** Helpers that put a new file in the place of the old one, under a name of its own until it is complete. */
const REPLACES = /Atomic$/;
const LISTS = /^(?:readdir|opendir)Sync$/;
/** A name of a temporary file does not pass for one of those that are asked for. */
const CHOOSES = /^(?:endsWith|startsWith|extname|match|test|exec)$/;

/** So many lines below a list its names are chosen from. */
const NEAR = 10;

/** A place that somebody looks at, and the call that does. */
interface Look {
  readonly id: CallId;
  readonly location: Location;
  /** What is in there is looked at, not the file itself. */
  readonly inside: boolean;
}

/**
 * Writes that replace a file, where somebody notices: who watches the file follows the old one, who watches or lists the folder
 * meets a name that comes and goes.
 */
export function noticed(
  graph: CallGraph,
  closures: readonly Closure[],
  liveness: Liveness,
  effects: Effects,
  instead: ReadonlyMap<CallId, string>,
): Guarding['hazards'] {
  const looks = [...watchesIn(graph), ...listsIn(graph, closures, liveness)];
  return closures.flatMap((closure) => {
    const { blocking } = closure.finding;
    if (!REPLACES.test(instead.get(blocking.id) ?? blocking.method.async)) return [];
    const places = effects.filesAt(blocking.id).filter(({ effect }) => effect === 'write');
    const look = looks.find((other) => places.some(({ location }) => meets(location, other)));
    return look ? [hazardOf(graph, closure, look)] : [];
  });
}

function meets(location: Location, { inside, location: seen }: Look): boolean {
  if (!inside) return mayAlias(location, seen);
  const folder = location.key.split('/').slice(0, -1).join('/');
  return folder !== '' && mayAlias(fileAt(folder), seen);
}

// Matches: fs.watch('settings.json', reload), chokidar.watch(folder)
function watchesIn(graph: CallGraph): Look[] {
  return [...graph.program.all]
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path, calls }) => calls.filter(({ name }) => name === 'watch').map(({ index }) => callId(path, index)))
    .flatMap((id) => looksAt(graph, id, [false, true]));
}

/** Those that stay synchronous, and take whatever is there. */
function listsIn(graph: CallGraph, closures: readonly Closure[], { live }: Liveness): Look[] {
  const moved = new Set(closures.map(({ finding }) => finding.blocking.id));
  const lists = (call: BlockingCall): boolean => LISTS.test(call.method.sync) && !moved.has(call.id);
  return graph.blocking
    .filter((call) => lists(call) && live(graph.program.callerOf(call.id)) && !isChoosy(graph, call))
    .flatMap(({ id }) => looksAt(graph, id, [true]));
}

// Matches: fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
function isChoosy(graph: CallGraph, { id, call }: BlockingCall): boolean {
  const isNear = ({ span, line }: CallFacts): boolean => span.end > call.span.end && line - call.line < NEAR;
  return graph.program.fileOf(id).calls.some((other) => CHOOSES.test(other.name) && isNear(other));
}

function looksAt(graph: CallGraph, id: CallId, kinds: readonly boolean[]): Look[] {
  return graph.pathsOf(id, 0).flatMap((path) => kinds.map((inside) => ({ id, location: fileAt(path), inside })));
}

function hazardOf(graph: CallGraph, { finding, owner }: Closure, { id }: Look): Guarding['hazards'][number] {
  const message = `it puts a new file in the place of the old one, and ${graph.program.call(id).text} (${graph.program.at(id)}) would notice`;
  return {
    fn: owner,
    hazard: { code: 'noticed', message, at: `${finding.file}:${finding.line}`, findings: [finding.id] },
  };
}
