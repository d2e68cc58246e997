import type { CallGraph, Edge } from '../../types';

/** Methods that add listeners, which run on each event and not at start-up. */
const LISTENS = new Set(['on', 'addListener', 'prependListener', 'watch', 'watchFile']);
/** Events that happen once, when something is ready: a part of start-up. */
const READY = new Set(['listening', 'ready', 'open', 'connect', 'connected']);

/** Whether a call only registers what runs on each event. */
// Matches: watcher.on('change', reload)
export function isListener({ program }: CallGraph, { kind, call, through = call }: Edge): boolean {
  const { name, args } = program.call(through);
  return kind === 'callback' && LISTENS.has(name) && !READY.has(args[0]?.value ?? '');
}
