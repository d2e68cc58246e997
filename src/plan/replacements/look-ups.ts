import { callId } from '../../program';
import type { BlockingCall, CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { commandsIn } from '../effects/commands';
import { fileAt, mayAlias, type Location } from '../effects/locations';
import { effectOf, namedFilesOf, type NamedFiles } from '../effects/named-files';
import { symbolicLinksOf } from '../effects/symbolic-links';
import { calleesOf, callersOf } from '../interleaving/lock-order';
import { consecutiveLookUps } from './consecutive-look-ups';

/** Responses that promise a size, or deny access. */
const EXACT = /content-(?:length|range)|\b40[13]\b/i;
/** Calls that wait for another process to create a file, or start one. */
const WAITING = /^(?:setTimeout|setInterval|exec\w*|spawn\w*|fork)$/;

/** Calls that change files, blocking or not, of Node and of packages that stand in for its `fs`. */
const CHANGING =
  /^(?:write|append|createWriteStream|rename|unlink|rm|mkdir|copy|cp|truncate|symlink|link|output|move|remove|ensure)/;
const ENCODED = /^\{\s*encoding:\s*(['"])[\w-]+\1,?\s*\}$/;

/** What becomes of look-ups. */
interface LookUps {
  /** The helpers that differ from those of the rows. */
  readonly instead: ReadonlyMap<CallId, string>;
  /** Those whose answers may be remembered for a while, whatever `ttl` is now. */
  readonly rememberable: ReadonlySet<CallId>;
}

/**
 * Which helper a look-up gets because of its surroundings. One that always asks the system (`fresh`) where the program
 * itself changes the path, so that a shared answer could be outdated; if answers are remembered (`ttl`, milliseconds),
 * also where sizes, permissions or another process depend on it. A combined one for two look-ups in a row. And a shared
 * read for a file of the app that is the same for every request and that the program never changes.
 */
export function lookUpHelpers(graph: CallGraph, ttl: number): LookUps {
  const changed = changedPlaces(graph);
  const afterCommands = besideUnknownCommands(graph);
  const instead = new Map<CallId, string>(ttl > 0 ? [] : consecutiveLookUps(graph));
  const rememberable = new Set<CallId>();
  for (const blocking of graph.blocking) {
    const { fresh, shared } = blocking.method;
    if (fresh === undefined && shared === undefined) continue;
    const places = placesOf(graph, blocking);
    const isChanged =
      afterCommands.has(graph.program.callerOf(blocking.id)) ||
      places.some((place) => changed.some((other) => mayAlias(place, other)));
    const mayBeOld = fresh !== undefined && !isChanged && !isExact(graph, blocking);
    if (mayBeOld) rememberable.add(blocking.id);
    if (fresh !== undefined && (isChanged || (ttl > 0 && !mayBeOld))) instead.set(blocking.id, fresh);
    if (shared !== undefined && !isChanged && isOfApp(places) && isWhole(blocking.call))
      instead.set(blocking.id, shared);
  }
  return { instead, rememberable };
}

/** The functions that may run in a request, after a command which may have changed any file. */
function besideUnknownCommands(graph: CallGraph): ReadonlySet<FunctionId> {
  const { unknown } = commandsIn(graph);
  const around = [...unknown, ...callersOf(graph, [...unknown])];
  return new Set([...around, ...calleesOf(graph, around)]);
}

function changedPlaces(graph: CallGraph): Location[] {
  const calls = [...graph.program.all]
    .flatMap(({ path, calls: all }) => all.map((call) => ({ call, id: callId(path, call.index) })))
    .filter(({ call, id }) => CHANGING.test(call.name) && !graph.targets.get(id)?.size);
  const named = calls.flatMap(({ id }) => [0, 1].flatMap((index) => graph.pathsOf(id, index).map(fileAt)));
  const called = graph.blocking.filter(isChange).flatMap((blocking) => placesOf(graph, blocking));
  return [...called, ...named, ...commandsIn(graph).changedFiles, ...symbolicLinksOf(graph).below];
}

function isChange(call: BlockingCall): boolean {
  return !['none', 'look', 'read'].includes(effectOf(call) ?? 'none');
}

function placesOf(graph: CallGraph, blocking: BlockingCall): Location[] {
  const isCopied = ({ effect }: NamedFiles): boolean => effect === 'read' && isChange(blocking);
  const named = namedFilesOf(graph, blocking).filter((one) => one.effect !== 'none' && !isCopied(one));
  return named.flatMap(({ paths }) => paths.map(fileAt));
}

// Matches: path.join(__dirname, 'views/page.html')
function isOfApp(places: readonly Location[]): boolean {
  return places.length === 1 && /^~\/[^*<]+$/.test(places[0].key);
}

// Matches: (path), (path, 'utf8'), (path, { encoding: 'utf8' })
function isWhole({ args }: CallFacts): boolean {
  const [, options, ...more] = args;
  return more.length === 0 && (!options || options.kind === 'string' || ENCODED.test(options.text));
}

function isExact(graph: CallGraph, { id, call }: BlockingCall): boolean {
  if (call.position.inLoop) return true;
  const around = graph.program.fileOf(id).calls.filter((other) => other.fn === call.fn);
  return around.some((other) => WAITING.test(other.name) || saysExactly(other));
}

function saysExactly(call: CallFacts): boolean {
  return call.args.some((arg) => arg.kind !== 'function' && EXACT.test(arg.text));
}
