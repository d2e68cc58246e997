import { pathOf } from '../../program';
import type { BlockingCall, CallGraph, CallId, KeptFile } from '../../types';

/** The files of the objects that a call may be made on. */
// Matches: config.json of config.set('port', port), where const config = new Conf({ cwd: __dirname })
export function keptFilesOf(graph: CallGraph, { id }: BlockingCall, kept: KeptFile): readonly string[] {
  return [...new Set(makersOf(graph, id).flatMap((maker) => filesOf(graph, maker, kept)))];
}

/** The calls that made what a call is made on: the first ones of its chain. */
// Matches: low(adapter) of db.get('notes').push(note).write(), where const db = low(adapter)
function makersOf(graph: CallGraph, id: CallId, seen = new Set<CallId>()): readonly CallId[] {
  const { receiverNode } = graph.program.call(id);
  if (receiverNode < 0 || seen.has(id)) return [];
  seen.add(id);
  return graph.valuesOf(id, receiverNode).makers.flatMap((maker) => {
    const above = makersOf(graph, maker, seen);
    return above.length > 0 ? above : [maker];
  });
}

function filesOf(graph: CallGraph, maker: CallId, { file, folder }: KeptFile): readonly string[] {
  const paths = file ? namedBy(graph, maker, file) : givenTo(graph, maker);
  return folder ? paths.map((path) => `${path}/*`) : paths;
}

function namedBy(graph: CallGraph, maker: CallId, file: NonNullable<KeptFile['file']>): readonly string[] {
  const path = file(graph.program.call(maker));
  return path ? graph.pathsAt(pathOf(maker), path) : [];
}

// Matches: db.json of low(new FileSync('db.json')) and of new LocalStorage('data')
function givenTo(graph: CallGraph, maker: CallId): readonly string[] {
  const [first] = graph.program.call(maker).args;
  const within = first ? graph.valuesOf(maker, first.node).makers.filter((one) => one !== maker) : [];
  return within.length > 0 ? within.flatMap((one) => graph.pathsOf(one, 0)) : graph.pathsOf(maker, 0);
}
