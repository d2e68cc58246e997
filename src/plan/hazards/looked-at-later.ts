import { callId } from '../../program';
import { memoisedBy } from '../../memoised';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { fileAt, mayAlias, type Location } from '../effects/locations';

/** Calls that look at the file of their first argument without blocking. */
const LOOKS: ReadonlySet<string> = new Set(
  'access exists lstat stat open opendir readdir readFile readFileAsync readJson readJSON pathExists createReadStream sendFile download'.split(
    ' ',
  ),
);
// Matches: express.static('uploads')
const SERVES: ReadonlySet<string> = new Set(['static', 'serveStatic', 'koaStatic']);

interface Look {
  readonly fn: FunctionId;
  readonly files: readonly Location[];
}

/** The files that the program looks at, or serves, without blocking, so that no lock and no region is about them. */
const looksIn = memoisedBy((graph: CallGraph): readonly Look[] =>
  [...graph.program.all].flatMap((file) =>
    file.calls
      .filter(({ name, args }) => args.length > 0 && (LOOKS.has(name) || SERVES.has(name)))
      .map((call) => ({
        fn: graph.program.callerOf(callId(file.path, call.index)),
        files: pathsOf(graph, callId(file.path, call.index), call).map((path) => fileAt(path)),
      })),
  ),
);

function pathsOf(graph: CallGraph, id: CallId, { name, args }: CallFacts): readonly string[] {
  const paths = graph.pathsOf(id, 0);
  if (SERVES.has(name)) return paths.map((path) => `${path}/**`);
  // Matches: res.sendFile('notes.json', { root: folder })
  return args[1]?.keys?.includes('root') ? paths.map((path) => `<?root@${id}>/${path}`) : paths;
}

/** Whether code outside of some functions looks at a file without blocking. */
// Matches: app.get('/notes', (req, res) => res.sendFile(path.join(folder, 'notes.json')))
export function isLookedAt(graph: CallGraph, file: Location, own: ReadonlySet<FunctionId>): boolean {
  return looksIn(graph).some(({ fn, files }) => !own.has(fn) && files.some((one) => mayAlias(one, file)));
}
