import type { EventEmitter } from 'events';

type Listen = 'on' | 'once' | 'addListener';

/**
 * How a request or response says that it has ended; older versions of Node have
 * fewer of these.
 */
interface End {
  readonly aborted?: boolean;
  readonly closed?: boolean;
  readonly destroyed?: boolean;
  readonly errored?: unknown;
}

/**
 * Adds listeners to a request or response after an `await`. If it has already
 * ended, for example because the client disconnected, the listener is called at
 * once, because the event will not be emitted again.
 */
export function heardLate<Source extends Pick<EventEmitter, Listen>>(source: Source): Pick<Source, Listen> {
  const listening = (method: Listen) => (event: string, listener: (...args: unknown[]) => void) => {
    const told = toldOf(source as End, event);
    if (told) process.nextTick(() => listener.apply(source, told));
    else source[method](event, listener);
    return source;
  };
  const heard = { on: listening('on'), once: listening('once'), addListener: listening('addListener') };
  return heard as unknown as Pick<Source, Listen>;
}

function toldOf({ aborted, closed, destroyed, errored }: End, event: string): unknown[] | undefined {
  if (event === 'close' && (closed === undefined ? destroyed : closed)) return [];
  if (event === 'aborted' && aborted) return [];
  if (event !== 'error') return undefined;
  if (errored) return [errored];
  // Node emits this error only if there is a listener.
  return aborted ? [Object.assign(new Error('aborted'), { code: 'ECONNRESET' })] : undefined;
}
