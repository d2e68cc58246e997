import { all, last, type Given } from './arguments';
import { UserError } from '../errors';
import { parseAmount } from './values';

/** The options of `bench`. */
export interface BenchFlags {
  /** The program that starts the app, and its arguments. */
  readonly program: readonly string[];
  /** Paths, each beginning with `/`. */
  readonly urls: readonly string[];
  /** A file with requests. */
  readonly requests?: string;
  /** A path that is requested meanwhile. */
  readonly unrelated?: string;
  /** A command that runs in each copy before the app is started. */
  readonly prepare?: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

const EXAMPLE = 'For example `unblock bench --url /users -- npm start`.';

/** Reads the flags of `bench`; throws a UserError (usage) if they are incomplete, or name another machine. */
export function benchFlags(given: Given): BenchFlags {
  const { program, after } = splitProgram(given);
  const urls = [...all(given, 'url'), ...after].map((url) => localPath('--url', url));
  if (program.length === 0) throw new UserError('`bench` needs the command that starts the app, after `--`', EXAMPLE);
  const requests = last(given, 'requests');
  if (urls.length === 0 && requests === undefined)
    throw new UserError('`bench` needs at least one `--url`, or a file of `--requests`', EXAMPLE);
  const unrelated = last(given, 'unrelated');
  return {
    program,
    urls,
    requests,
    unrelated: unrelated === undefined ? undefined : localPath('--unrelated', unrelated),
    prepare: last(given, 'prepare'),
    rounds: parseAmount('--rounds', last(given, 'rounds'), 5, 100),
    seconds: parseAmount('--seconds', last(given, 'seconds'), 3, 600),
    connections: parseAmount('--connections', last(given, 'connections'), 20, 1000),
  };
}

/**
 * Without a `--url` before `--`, our flags at the end of the command are meant for us: `bench -- npm start --url /`.
 * Otherwise the whole command belongs to the app.
 */
function splitProgram(given: Given): { readonly program: readonly string[]; readonly after: readonly string[] } {
  const program = [...given.program];
  const after: string[] = [];
  if (given.values.has('url') || given.values.has('requests')) return { program, after };
  while (program.length > 2 && program.at(-2) === '--url') after.unshift(...program.splice(-2).slice(1));
  return { program, after };
}

const LOCAL = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(\/.*)?$/;

/** The path of a URL on this machine; the port is detected. */
function localPath(flag: string, url: string): string {
  if (!/^[a-z]+:\/\//i.test(url)) return url.startsWith('/') ? url : `/${url}`;
  const match = LOCAL.exec(url);
  if (match) return match[1] ?? '/';
  throw new UserError(`\`${flag}\` must be a path of the app, got \`${url}\``, 'Only this machine is put under load.');
}
