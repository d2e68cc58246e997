import { callId } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, CallId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding, Liveness } from '../interleaving/atomicity';
import { fileAt, mayAlias, type Location } from '../effects/locations';
import type { Closure } from '../propagation/closure';

/** Helpers that write a temporary file and rename it. */
const REPLACES = /Atomic$/;
/** Methods that list a directory, blocking or not. */
const LISTS = /^(?:readdir|opendir)(?:Sync)?$/;
/** Methods that open a file, and calls that close one. */
const OPENS = /^(?:createWriteStream|open|openSync)$/;
const CLOSES = /^(?:close|closeSync|end|destroy)$/;

/** A location that is looked at, and the call that does. */
interface Look {
  readonly id: CallId;
  readonly location: Location;
  /** It looks at the content of the directory, not at the file itself. */
  readonly inside: boolean;
}

/** The hazards of replaced files, and the helpers for listings that hide temporary files. */
interface Noticed {
  readonly hazards: Guarding['hazards'];
  readonly instead: ReadonlyMap<CallId, string>;
}

/**
 * Writes that replace a file by renaming, where it shows: a watcher of the file, and who has it open, go on with the old one; a
 * watcher or listing of the directory meets a temporary name. A rewritten listing gets the helper that leaves such names out.
 */
export function observedWrites(
  graph: CallGraph,
  closures: readonly Closure[],
  liveness: Liveness,
  effects: Effects,
  instead: ReadonlyMap<CallId, string>,
): Noticed {
  const replacing = closures.flatMap((closure) => {
    const { blocking } = closure.finding;
    if (!REPLACES.test(instead.get(blocking.id) ?? blocking.method.async)) return [];
    return [{ closure, places: effects.filesAt(blocking.id).filter(({ effect }) => effect === 'write') }];
  });
  const helpers = listingHelpers(closures);
  const looks = [...watchesIn(graph), ...listsIn(graph, liveness), ...opensIn(graph)];
  const lists = [...helpers.keys()].flatMap((id) => looksAt(graph, id, [true]));
  return {
    hazards: replacing.flatMap(({ closure, places }) => {
      const look = looks.find(
        (other) => !helpers.has(other.id) && places.some(({ location }) => meets(location, other)),
      );
      return look ? [hazardOf(graph, closure, look)] : [];
    }),
    instead: new Map(
      lists
        .filter((look) => replacing.some(({ places }) => places.some(({ location }) => meets(location, look))))
        .map(({ id }) => [id, helpers.get(id) as string]),
    ),
  };
}

/** The rewritten listings, and the helper that each may get. */
function listingHelpers(closures: readonly Closure[]): ReadonlyMap<CallId, string> {
  const calls = closures.map(({ finding }) => finding.blocking);
  return new Map(
    calls.flatMap(({ id, method: { listing } }) => (listing === undefined ? [] : [[id, listing] as const])),
  );
}

function meets(location: Location, { inside, location: seen }: Look): boolean {
  if (!inside) return mayAlias(location, seen);
  const folder = location.key.split('/').slice(0, -1).join('/');
  return folder !== '' && mayAlias(fileAt(folder), seen);
}

// Matches: fs.watch('settings.json', reload), chokidar.watch(folder)
function watchesIn(graph: CallGraph): Look[] {
  return callsNamed(graph, /^watch$/)
    .filter((id) => !isTestFile(graph.program.fileOf(id).path))
    .flatMap((id) => looksAt(graph, id, [false, true]));
}

function listsIn(graph: CallGraph, { live }: Liveness): Look[] {
  return callsNamed(graph, LISTS)
    .filter((id) => live(graph.program.callerOf(id)))
    .flatMap((id) => looksAt(graph, id, [true]));
}

/** What stays open: its function does not close anything. */
// Matches: const log = fs.createWriteStream('access.log', { flags: 'a' })
function opensIn(graph: CallGraph): Look[] {
  const isClosed = (id: CallId): boolean =>
    graph.program.callsIn(graph.program.callerOf(id)).some(({ name }) => CLOSES.test(name));
  return callsNamed(graph, OPENS)
    .filter((id) => !isTestFile(graph.program.fileOf(id).path) && isOfFiles(graph, id) && !isClosed(id))
    .flatMap((id) => looksAt(graph, id, [false]));
}

// Matches: fs.createWriteStream(file), fs.promises.open(file, 'a'), and not: window.open(address)
function isOfFiles(graph: CallGraph, id: CallId): boolean {
  const isKnown = [...(graph.outside.get(id) ?? [])].some((path) => /^(?:node:)?(?:graceful-)?fs\b/.test(path));
  return isKnown || /^(?:fs|fse|fsp|gfs)\w*\./i.test(graph.program.call(id).text);
}

function callsNamed(graph: CallGraph, names: RegExp): CallId[] {
  return [...graph.program.all].flatMap(({ path, calls }) =>
    calls.filter(({ name }) => names.test(name)).map(({ index }) => callId(path, index)),
  );
}

function looksAt(graph: CallGraph, id: CallId, kinds: readonly boolean[]): Look[] {
  return graph.pathsOf(id, 0).flatMap((path) => kinds.map((inside) => ({ id, location: fileAt(path), inside })));
}

function hazardOf(graph: CallGraph, { finding, owner }: Closure, { id }: Look): Guarding['hazards'][number] {
  const message = `it replaces the file by a new one, and ${graph.program.call(id).text} (${graph.program.at(id)}) would notice`;
  return {
    fn: owner,
    hazard: { code: 'noticed', message, at: `${finding.file}:${finding.line}`, findings: [finding.id] },
  };
}
