import { logs } from '../../language/logs';
import { isTestFile } from '../../projects/test-files';
import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId, Hazard, ProgramView } from '../../types';
import { areChoices } from '../branches';
import { entriesOf } from '../graph-index';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';

const PACKAGE = 'express-session';
/** What a session calls of its store, by which of its own methods, each with the callback of the application. */
const ASKED_BY: ReadonlyMap<string, RegExp> = new Map([
  ['destroy', /\bsession\??\.(?:destroy|regenerate)$/],
  ['get', /\bsession\??\.reload$/],
  ['set', /\bsession\??\.save$/],
]);

/**
 * Methods of a session store that called back at once: the code behind a call of the session, which passes its callback on
 * to the store, found the session gone or renewed. Of a store that a package offers, those calls are not in sight.
 *
 * @see https://github.com/expressjs/session#sessiondestroycallback
 */
// Matches: req.session.regenerate(() => { req.session.user = id; }); res.redirect('/');
export function sessionStores(
  graph: CallGraph,
  closures: readonly Closure[],
  offered: ReadonlySet<FunctionId>,
): Guarding['hazards'] {
  const places = new Map<string, ReturnType<typeof relyingOn>>();
  return closures.flatMap(({ finding, owner, async: made }) =>
    [...made].flatMap((fn) => {
      const name = methodOf(graph, fn);
      if (name === undefined) return [];
      if (!places.has(name)) places.set(name, relyingOn(graph, name));
      const isOffered = [...offered].some((one) => pathOf(one) === pathOf(fn));
      const at = places.get(name) ?? (isOffered ? graph.program.at(fn) : undefined);
      if (at === undefined) return [];
      const message = `${name} of the session store now calls back later, and the code behind the call of the session does not wait for that`;
      return [{ fn: owner, hazard: { code: 'unawaited', message, at, findings: [finding.id] } }];
    }),
  );
}

/** The method of a store that a function is, by its name, which is part of the interface. */
// Matches: FileStore.prototype.destroy = function (id, callback) {}
function methodOf(graph: CallGraph, fn: FunctionId): string | undefined {
  const isGiven = entriesOf(graph, fn).some(({ call }) => call && graph.outside.get(call)?.has(PACKAGE));
  if (!isGiven) return undefined;
  const { name } = graph.program.fn(fn);
  return [...ASKED_BY.keys()].find((method) => name === method || name.endsWith(`.${method}`));
}

/** A call of the session that makes it call that method, with other work right behind it. */
function relyingOn({ program }: CallGraph, method: string): Hazard['at'] | undefined {
  const asked = ASKED_BY.get(method) as RegExp;
  for (const { path, calls } of program.all) {
    if (isTestFile(path)) continue;
    const found = calls.find((call) => asked.test(call.text) && goesOn(program, path, call));
    if (found) return program.at(callId(path, found.index));
  }
  return undefined;
}

function goesOn(program: ProgramView, path: string, { fn, span }: CallFacts): boolean {
  const id = functionId(path, fn);
  const isBehind = ({ span: { start }, text }: CallFacts): boolean =>
    start > span.end && !logs(text) && !areChoices(program, id, span.end, start);
  return program.callsIn(id).some(isBehind);
}
