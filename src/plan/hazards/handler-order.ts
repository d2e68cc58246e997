import type { CallGraph, CallId, Entry } from '../../types';
import { isMadeOnce } from './made-once';
import { covers, isParam } from './route-order';
import { comesBeforeByStage } from './stages';

/** Whether a request may come by one handler before it comes by another. */
export function comesBefore(graph: CallGraph, one: Entry, other: Entry): boolean {
  if (one.fn === other.fn) return false;
  const isByStage = comesBeforeByStage(graph, one, other);
  if (isByStage !== undefined) return isByStage;
  if (one.framework !== other.framework) return false;
  if (one.call === undefined || other.call === undefined) return true;
  if (one.call === other.call) return (one.arg?.span.start ?? 0) <= (other.arg?.span.start ?? 0);
  // Of a router that is mounted twice, the route tells one of the places.
  const isAnywhere = (one.often ?? other.often) === true && one.place?.at(-1) !== other.place?.at(-1);
  // In this order, because most routes have nothing to do with each other.
  return (isAnywhere || covers(one.route, other.route)) && !isLater(graph, one, other);
}

/** Whether one is registered, or the router that it is on is mounted, behind the other in the same function. */
// Matches: app.use('/api', router); app.use(handleErrors)
function isLater(graph: CallGraph, one: Entry, other: Entry): boolean {
  const { program } = graph;
  // What loads a parameter runs first wherever it stands.
  if (isParam(one.route)) return false;
  const [here, there] = [one, other].map(({ call, place = [] }) => [call as CallId, ...place].reverse());
  const isKnown = here.length > 1 || there.length > 1;
  if (isKnown && here[0] !== there[0]) return false;
  const at = here.findIndex((id, index) => id !== there[index]);
  const [mine, its] = [here[at], there[at]];
  if (mine === undefined || its === undefined || program.callerOf(mine) !== program.callerOf(its)) return false;
  // Each run of the function makes an application of its own: const app = express(); app.use('/api', router); app.use(handleErrors)
  const isOwn = at > 0 && program.callerOf(here[at - 1]) === program.callerOf(mine);
  const isOnce = (id: CallId): boolean => (isOwn ? !program.call(id).position.inLoop : isMadeOnce(graph, id));
  if (!isOnce(mine) || !isOnce(its)) return false;
  // Of a chain (`router.route(path).all(check).put(save)`), the inner call comes first, and ends first.
  return program.call(mine).span.end > program.call(its).span.end;
}
