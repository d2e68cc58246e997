import type { CallGraph, Edge } from '../../types';

/** Methods that add listeners, which run on each event and not at start-up. */
const LISTENS = new Set(['on', 'addListener', 'prependListener', 'watch', 'watchFile']);
/** Events that happen once, when something is ready: a part of start-up. */
const READY = new Set(['listening', 'ready', 'open', 'connect', 'connected']);

/** Methods whose listeners run when something happens outside of the process, whoever adds them. */
const WATCHES = new Set(['watch', 'watchFile']);

/** Whether what a call registers is run for no request, even if one adds it. */
// Matches: fs.watch(folder, reload)
export function isWatcher({ program }: CallGraph, { kind, call, through = call }: Edge): boolean {
  return kind === 'callback' && WATCHES.has(program.call(through).name);
}

/** Whether a call only registers what runs on each event. */
// Matches: watcher.on('change', reload)
export function isListener({ program }: CallGraph, { kind, call, through = call }: Edge): boolean {
  const { name, args } = program.call(through);
  return kind === 'callback' && LISTENS.has(name) && !READY.has(args[0]?.value ?? '');
}
