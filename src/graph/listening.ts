import type { CallGraph, Edge } from '../types';

/** How an object is asked to tell of what happens: that runs whenever it happens, not while the program starts. */
const LISTENS = new Set(['on', 'addListener', 'prependListener', 'watch', 'watchFile']);
/** What happens once, when something is ready to be used: part of the start. */
const READY = new Set(['listening', 'ready', 'open', 'connect', 'connected']);

/** Whether a call only says what is to run whenever something happens. */
// Matches: watcher.on('change', reload)
export function isListener({ program }: CallGraph, { kind, call, through = call }: Edge): boolean {
  const { name, args } = program.call(through);
  return kind === 'callback' && LISTENS.has(name) && !READY.has(args[0]?.value ?? '');
}
