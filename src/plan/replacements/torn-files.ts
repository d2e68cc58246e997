import type { BlockingCall, CallGraph, CallId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import type { Liveness } from '../liveness';
import { mayAlias, type Location, type Touch } from '../effects/locations';
import type { Closure } from '../propagation/closure';
import { staying } from './staying';
import { sentMeanwhile, streamedFiles } from './streamed-files';

/** Methods that do not look at content, whatever their rows say. */
const NO_CONTENT = /^(?:ensure|create|pathExists|mkdir|open|realpath)/;
/** What one call of the system does, through a descriptor: it takes no more steps when others do not wait for it. */
const ONE_STEP = /^(?:(?:read|write)v?|ftruncate)Sync$/;
/** Methods that replace a file atomically. */
const AS_A_WHOLE = /Atomic$/;
const REPLACING = /^(?:conf|configstore|write-(?:file-atomic|json-file))$/;

/** A file that a call reads or writes. */
interface Use {
  readonly id: CallId;
  readonly location: Location;
}

/** The hazards of torn files, and the helpers that avoid them. */
export interface Told {
  readonly hazards: Guarding['hazards'];
  readonly instead: ReadonlyMap<CallId, string>;
}

/**
 * Calls that were atomic while they blocked, and whose asynchronous form works in several steps: a read, while a call
 * that stays synchronous overwrites the file, and a copy, while others read its target. The atomic helper of the row is
 * used where there is one; otherwise the set is for review.
 */
export function tornFiles(graph: CallGraph, closures: readonly Closure[], liveness: Liveness, effects: Effects): Told {
  const stays = staying(graph, closures, liveness);
  const live = [...graph.blocking, ...(graph.rewritten ?? [])].filter(({ id }) =>
    liveness.live(graph.program.callerOf(id)),
  );
  const writes = live
    .filter((call) => writesOver(call) && stays(call.id))
    .flatMap((call) => usesOf(effects, call, 'write'));
  const reads = live.filter(readsContent).flatMap((call) => usesOf(effects, call, 'read'));
  const keptReads = live
    .filter((call) => readsContent(call) && stays(call.id))
    .flatMap((call) => usesOf(effects, call, 'read'));
  const streamed = streamedFiles(graph, liveness);
  const hazards: Guarding['hazards'][number][] = [];
  const instead = new Map<CallId, string>();
  for (const closure of closures) {
    const { blocking } = closure.finding;
    const writer =
      readsContent(blocking) && !isOneStep(blocking) ? meeting(usesOf(effects, blocking, 'read'), writes) : undefined;
    const reader = worksInPieces(blocking) ? meeting(usesOf(effects, blocking, 'write'), reads) : undefined;
    // Who waits takes a lock while a command writes the file.
    const stayer = blocking.method.runs ? meeting(usesOf(effects, blocking, 'write'), keptReads) : undefined;
    const other = writer ?? reader ?? stayer ?? sentMeanwhile(graph, effects, blocking, streamed);
    if (other === undefined) continue;
    const { whole } = blocking.method;
    if (whole === undefined) hazards.push(hazardOf(graph, closure, other));
    else instead.set(blocking.id, whole);
  }
  return { hazards, instead };
}

function readsContent({ method }: BlockingCall): boolean {
  return !NO_CONTENT.test(method.sync);
}

// Matches: fs.writeFileSync, fs.copyFileSync, and db.write() of a database that keeps a file
function writesOver({ method, request }: BlockingCall): boolean {
  const effect = method.kept?.effect ?? method.effect;
  return effect === 'write' && !NO_CONTENT.test(method.sync) && !REPLACING.test(request);
}

/** Whether the asynchronous form still overwrites the file in several steps. */
function worksInPieces(call: BlockingCall): boolean {
  return writesOver(call) && !isOneStep(call) && !AS_A_WHOLE.test(call.method.async);
}

function isOneStep({ method }: BlockingCall): boolean {
  return ONE_STEP.test(method.sync);
}

function usesOf(effects: Effects, { id }: BlockingCall, effect: Touch['effect']): Use[] {
  const touches = effects.filesAt(id).filter((touch) => touch.effect === effect);
  return touches.map(({ location }) => ({ id, location }));
}

/** The first call of another kind that uses one of the same files. */
function meeting(uses: readonly Use[], others: readonly Use[]): CallId | undefined {
  return others.find((other) => uses.some(({ id, location }) => id !== other.id && mayAlias(location, other.location)))
    ?.id;
}

function hazardOf(graph: CallGraph, { finding, owner }: Closure, other: CallId): Guarding['hazards'][number] {
  const { call } = finding.blocking;
  const message = `${call.text} now takes several steps, and ${graph.program.call(other).text} (${graph.program.at(other)}) may use the same file in between`;
  return {
    fn: owner,
    hazard: { code: 'in-pieces', message, at: `${finding.file}:${finding.line}`, findings: [finding.id] },
  };
}
