import type { Io } from './io';

/** Tells what is being done; an empty text takes the line away. */
export type Progress = (text: string) => void;

const CLEAR_LINE = '\r\u001b[K';

/** One line on stderr that is overwritten as work goes on; silent off a terminal, with `--quiet`, and where CI keeps a log. */
export function progressOn({ stderr, env }: Pick<Io, 'stderr' | 'env'>, quiet: boolean): Progress {
  if (!stderr.isTTY || quiet || env.CI !== undefined || env.TERM === 'dumb') return () => undefined;
  return (text) => void stderr.write(`${CLEAR_LINE}${text === '' ? '' : `${text} …`}`);
}
