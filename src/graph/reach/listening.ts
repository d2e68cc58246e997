import type { CallGraph, Context, Edge, FunctionId } from '../../types';

/** Methods that add listeners, which run on each event and not at start-up. */
const LISTENS = new Set(['on', 'addListener', 'prependListener', 'watch', 'watchFile']);
/** Events that happen once, when something is ready: a part of start-up. */
const READY = new Set(['listening', 'ready', 'open', 'connect', 'connected']);

/** Methods whose listeners run when something happens outside of the process, whoever adds them. */
const WATCHES = new Set(['watch', 'watchFile']);

/** Whether what a call registers in some context runs beside that. */
export function isLater(graph: CallGraph, context: Context, edge: Edge): boolean {
  if (context === 'startup_path') return isListener(graph, edge);
  return context === 'request_path' && isWatcher(graph, edge);
}

/** Whether what a call registers is run for no request, even if one adds it. */
// Matches: fs.watch(folder, reload)
function isWatcher({ program }: CallGraph, { kind, call, through = call }: Edge): boolean {
  return kind === 'callback' && WATCHES.has(program.call(through).name);
}

/** Whether a call only registers what runs on each event. */
// Matches: watcher.on('change', reload)
function isListener({ program }: CallGraph, { kind, call, through = call }: Edge): boolean {
  const { name, args } = program.call(through);
  return kind === 'callback' && LISTENS.has(name) && !READY.has(args[0]?.value ?? '');
}

const TIMERS = /^(?:setTimeout|setImmediate)$/;
/** Limit of the functions that are followed from what a timer runs. */
const MOST = 50;

/** Whether a timer has a function run again and again, beside everything else. */
// Matches: function tick() { …; setTimeout(tick, 1000); }, setTimeout(() => tick(), 1000)
export function isRepeated(graph: CallGraph, { kind, call, caller, callee, through = call }: Edge): boolean {
  return kind === 'callback' && TIMERS.test(graph.program.call(through).text) && reaches(graph, callee, caller);
}

function reaches({ from }: CallGraph, start: FunctionId, end: FunctionId): boolean {
  const seen = new Set([start]);
  // The set grows while it is iterated: a work list.
  for (const fn of seen) {
    if (fn === end || seen.size > MOST) return fn === end;
    for (const { callee } of from.get(fn) ?? []) seen.add(callee);
  }
  return false;
}
