import { callId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, CallId, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { fileAt } from '../effects/locations';
import type { Guarding } from '../interleaving/atomicity';
import { holdersOf, type Closure } from '../propagation/closure';
import type { Look } from '../replacements/looks';
import { isMeant, renewalsIn, type Renewal } from '../replacements/renewals';

/** Methods that read a file, send it, or look at it, without blocking. */
const USES = /^(?:readFile|createReadStream|copyFile|access|stat|lstat|sendFile|sendfile|download)$/;
/** Functions that serve all that is in a folder. */
const SERVES = /^(?:static|serveStatic|serve-static|sirv|koaStatic)$/;

/**
 * A file that is removed and written anew was never missed while nothing else ran. With waits in between, those miss it that
 * use it without blocking, and so never had to wait for a lock.
 */
// Matches: fs.unlinkSync(file); fs.writeFileSync(file, text); beside (req, res) => res.sendFile(file)
export function absentFiles(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
  locks: Guarding['locks'],
): Guarding['hazards'] {
  const fns = new Set(closures.flatMap((closure) => holdersOf(graph, closure)));
  const renewals = [...fns].flatMap((fn) => renewalsIn(graph, effects, fn));
  if (renewals.length === 0) return [];
  const looks = looksIn(graph, effects);
  const keysOf = (fn: FunctionId): readonly string[] => locks.filter((lock) => lock.fn === fn).map(({ key }) => key);
  return renewals.flatMap((renewal) => {
    const keys = keysOf(renewal.fn);
    const look = looks.find((one) => {
      const other = graph.program.callerOf(one.id);
      return isMeant(renewal.location, one) && other !== renewal.fn && !keysOf(other).some((key) => keys.includes(key));
    });
    const causes = closures.filter((closure) => waitsWithin(graph, closure, renewal));
    if (!look || causes.length === 0) return [];
    const at = graph.program.at(look.id);
    const message = `${renewal.location.name} is now missing for a while before it is written again, and ${graph.program.call(look.id).text} (${at}) may look for it meanwhile`;
    const findings = causes.map(({ finding }) => finding.id);
    return causes.map(({ owner }) => ({
      fn: owner,
      hazard: { code: 'interleaving' as const, message, at, findings },
    }));
  });
}

/** Whether a call that waits comes between, or is one of the two. */
function waitsWithin({ program }: CallGraph, { finding, awaits }: Closure, { fn, removal, write }: Renewal): boolean {
  return [finding.blocking.id, ...awaits].some((call) => {
    const { end } = program.call(call).span;
    return program.callerOf(call) === fn && end >= removal.at && end <= write.at;
  });
}

/** Where files are used without blocking, while requests are answered. */
function looksIn(graph: CallGraph, effects: Effects): readonly Look[] {
  const blocking = new Set(graph.blocking.map(({ id }) => id));
  const isUse = (name: string, id: CallId): boolean =>
    USES.test(name) && !blocking.has(id) && effects.liveness.live(graph.program.callerOf(id));
  return [...graph.program.all]
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path, calls }) =>
      calls.flatMap(({ name, index }) => {
        const id = callId(path, index);
        if (SERVES.test(name)) return looksAt(graph, id, true);
        return isUse(name, id) ? looksAt(graph, id, false) : [];
      }),
    );
}

function looksAt(graph: CallGraph, id: CallId, inside: boolean): Look[] {
  return pathsAt(graph, id).map((path) => ({ id, location: fileAt(path), inside, deep: inside }));
}

// Matches: res.sendFile('logo.png', { root: 'data' })
function pathsAt(graph: CallGraph, id: CallId): readonly string[] {
  const [file, options] = graph.program.call(id).args;
  const root = options?.files?.root;
  return root && file ? graph.pathsAt(pathOf(id), { kind: 'join', parts: [root, file.path] }) : graph.pathsOf(id, 0);
}
