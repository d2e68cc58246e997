import type { Io } from './io';

/** Shows what is being done; an empty text clears the line. */
export type Progress = (text: string) => void;

const CLEAR_LINE = '\r\u001b[K';

/** A status line on stderr that is overwritten; silent if stderr is not a terminal, with `--quiet`, and in CI. */
export function progressOn({ stderr, env }: Pick<Io, 'stderr' | 'env'>, quiet: boolean): Progress {
  if (!stderr.isTTY || quiet || env.CI !== undefined || env.TERM === 'dumb') return () => undefined;
  return (text) => void stderr.write(`${CLEAR_LINE}${text === '' ? '' : `${text} …`}`);
}
