import type { EventEmitter } from 'events';

type Listen = 'on' | 'once' | 'addListener';

/** What a request or a response says of its end; older versions of Node say less. */
interface End {
  readonly aborted?: boolean;
  readonly closed?: boolean;
  readonly destroyed?: boolean;
  readonly errored?: unknown;
}

/**
 * A request or a response, to listen to behind a wait: what it told meanwhile of its end (its client may have gone away)
 * is told again to who listens now.
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
  // It is no error as long as nobody listens.
  return aborted ? [Object.assign(new Error('aborted'), { code: 'ECONNRESET' })] : undefined;
}
