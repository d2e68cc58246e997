import { callId } from '../program';
import type { BlockingCall, CallFacts, CallGraph, CallId } from '../types';
import { fileAt, mayAlias, type Location } from './locations';
import { looksInARow } from './looks-in-a-row';

/** Answers that are sent with a promise of so many bytes, or that say who may come in. */
const EXACT = /content-(?:length|range)|\b40[13]\b/i;
/** What waits until another process has made a file, and what starts one. */
const WAITING = /^(?:setTimeout|setInterval|exec\w*|spawn\w*|fork)$/;

/** What changes files, waiting or not, in Node and in the packages that stand in for it. */
const CHANGING =
  /^(?:write|append|createWriteStream|rename|unlink|rm|mkdir|copy|cp|truncate|symlink|link|output|move|remove|ensure)/;
const ENCODED = /^\{\s*encoding:\s*(['"])[\w-]+\1,?\s*\}$/;

/**
 * The look-ups whose answer must not be shared, and the helper of their row that asks each time: the program itself changes
 * what is there, so an answer that is on its way may be from before. Where answers are remembered (`ttl`, milliseconds),
 * also those that sizes, rights or the work of another process depend on; where they are not, two looks in a row that are one
 * question. And the reads that are better shared: of a file of the app itself, the same for every request, that the program
 * never changes.
 */
export function helpersByUse(graph: CallGraph, ttl: number): ReadonlyMap<CallId, string> {
  const changed = changedPlaces(graph);
  const found = new Map<CallId, string>(ttl > 0 ? [] : looksInARow(graph));
  for (const blocking of graph.blocking) {
    const { fresh, shared } = blocking.method;
    if (fresh === undefined && shared === undefined) continue;
    const places = placesOf(graph, blocking);
    const isChanged = places.some((place) => changed.some((other) => mayAlias(place, other)));
    if (fresh !== undefined && (isChanged || (ttl > 0 && isExact(graph, blocking)))) found.set(blocking.id, fresh);
    if (shared !== undefined && !isChanged && isOfApp(places) && isWhole(blocking.call)) found.set(blocking.id, shared);
  }
  return found;
}

function changedPlaces(graph: CallGraph): Location[] {
  const calls = [...graph.program.all]
    .flatMap(({ path, calls: all }) => all.map((call) => ({ call, id: callId(path, call.index) })))
    .filter(({ call, id }) => CHANGING.test(call.name) && !graph.targets.get(id)?.size);
  const named = calls.flatMap(({ id }) => [0, 1].flatMap((index) => graph.pathsOf(id, index).map(fileAt)));
  return [...graph.blocking.filter(isChange).flatMap((blocking) => placesOf(graph, blocking)), ...named];
}

function isChange({ method }: BlockingCall): boolean {
  return method.effect !== undefined && !['none', 'look', 'read'].includes(method.effect);
}

function placesOf(graph: CallGraph, { id, method }: BlockingCall): Location[] {
  const paths = (method.paths ?? [0]).filter((index) => !['none', 'read'].includes(method.effectAt?.[index] ?? ''));
  return paths.flatMap((index) => graph.pathsOf(id, index).map(fileAt));
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
