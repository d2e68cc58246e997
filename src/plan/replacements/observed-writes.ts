import { callId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, CallId, Guard } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import type { Liveness } from '../liveness';
import { fileAt } from '../effects/locations';
import type { Closure } from '../propagation/closure';
import { mayList, meets, type Look } from './looks';
import { staying } from './staying';

/** Helpers that write a temporary file and rename it. */
const REPLACES = /Atomic$/;
/** Methods that list a directory, blocking or not. */
const LISTS = /^(?:readdir|opendir)(?:Sync)?$/;
const PROMISED_LIST = /^(?:node:)?(?:fs\/promises|(?:graceful-)?fs\.promises)\.readdir$/;
/** Gives a promise where it gets no callback: https://github.com/jprichardson/node-fs-extra#sync-vs-async-vs-asyncawait */
const PROMISED_WITHOUT_CALLBACK = 'fs-extra.readdir';
/** The helper around it. */
const HIDES = 'withoutTemporary';
/** Methods that open a file, and calls that close one. */
const OPENS = /^(?:createWriteStream|open|openSync)$/;
const CLOSES = /^(?:close|closeSync|end|destroy)$/;

/**
 * The hazards of replaced files, and the helpers for listings that hide temporary files: for those that are rewritten, and
 * around those that are asynchronous already, by finding.
 */
interface Noticed {
  readonly hazards: Guarding['hazards'];
  readonly instead: ReadonlyMap<CallId, string>;
  readonly guards: ReadonlyMap<string, readonly Guard[]>;
}

/**
 * Writes that replace a file by renaming, where it shows: a watcher of the file, and who has it open, go on with the old one; a
 * watcher or listing of the directory meets a temporary name. A rewritten listing gets the helper that leaves such names out,
 * and another one is put around a listing that gives a promise.
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
  const stays = staying(graph, closures, liveness);
  const isGuarded = (look: Look): boolean => look.inside && givesNames(graph, look.id);
  const looks = [...watchesIn(graph), ...listsIn(graph, liveness), ...opensIn(graph)];
  const lists = [...helpers.keys()].flatMap((id) => looksAt(graph, id, [true]));
  const noticed = replacing.map(({ closure, places }) => {
    const isSeen = (look: Look): boolean =>
      places.some(({ location }) => (isGuarded(look) ? mayList : meets)(location, look));
    return { closure, by: looks.filter((look) => (!helpers.has(look.id) || stays(look.id)) && isSeen(look)) };
  });
  const guardsOf = (by: readonly Look[]): Guard[] =>
    by.filter((look) => isGuarded(look) && !isInHelper(graph, look.id)).map(({ id }) => guardOf(graph, id));
  return {
    hazards: noticed.flatMap(({ closure, by }) => {
      const look = by.find((one) => !isGuarded(one));
      return look ? [hazardOf(graph, closure, look)] : [];
    }),
    guards: new Map(noticed.map(({ closure, by }) => [closure.finding.id, guardsOf(by)])),
    instead: new Map(
      lists
        .filter((look) => replacing.some(({ places }) => places.some(({ location }) => mayList(location, look))))
        .map(({ id }) => [id, helpers.get(id) as string]),
    ),
  };
}

/** Whether a listing gives a promise of the names in a folder. */
// Matches: await fs.promises.readdir(folder), fsp.readdir(folder).then(show)
function givesNames(graph: CallGraph, id: CallId): boolean {
  const paths = [...(graph.outside.get(id) ?? [])];
  const options = graph.program.call(id).args.slice(1);
  const hasNoCallback = options.every(({ kind }) => kind === 'object' || kind === 'string');
  const isPromised = (path: string): boolean =>
    PROMISED_LIST.test(path) || (path === PROMISED_WITHOUT_CALLBACK && hasNoCallback);
  const isKnown = paths.length > 0 && paths.every(isPromised);
  return isKnown && (graph.targets.get(id)?.size ?? 0) === 0;
}

/** An earlier run has put it there. */
function isInHelper({ program }: CallGraph, id: CallId): boolean {
  const { start } = program.call(id).span;
  return program.fileOf(id).calls.some(({ name, args }) => name === HIDES && args[0]?.span.start === start);
}

function guardOf({ program }: CallGraph, id: CallId): Guard {
  return { file: pathOf(id), span: program.call(id).span, by: { helper: HIDES } };
}

/** The rewritten listings, and the helper that each may get. */
function listingHelpers(closures: readonly Closure[]): ReadonlyMap<CallId, string> {
  const calls = closures.map(({ finding }) => finding.blocking);
  return new Map(
    calls.flatMap(({ id, method: { listing } }) => (listing === undefined ? [] : [[id, listing] as const])),
  );
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
  const deep = graph.program.call(id).args[1]?.keys?.includes('recursive') === true;
  return graph.pathsOf(id, 0).flatMap((path) => kinds.map((inside) => ({ id, location: fileAt(path), inside, deep })));
}

function hazardOf(graph: CallGraph, { finding, owner }: Closure, { id }: Look): Guarding['hazards'][number] {
  const message = `it replaces the file by a new one, and ${graph.program.call(id).text} (${graph.program.at(id)}) would notice`;
  return {
    fn: owner,
    hazard: { code: 'noticed', message, at: `${finding.file}:${finding.line}`, findings: [finding.id] },
  };
}
