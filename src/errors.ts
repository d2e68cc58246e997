/** Exit codes of the command line; the meaning of each is part of the contract with scripts and CI. */
export const ExitCode = {
  done: 0,
  findings: 1,
  usage: 2,
  unreadable: 3,
  guarded: 4,
  verificationFailed: 5,
  internal: 70,
  interrupted: 130,
} as const;

/** One of them. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** An error that the user can act on: what is wrong, and what to do next. Any other error is a bug of ours. */
export class UserError extends Error {
  constructor(
    readonly title: string,
    readonly advice: string,
    readonly exitCode: ExitCode = ExitCode.usage,
  ) {
    super(`${title}\n${advice}`);
    this.name = 'UserError';
  }
}

/** Error codes of a system that does not allow writing: no space, no permission, too many open files. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'EIO',
]);

/** A system error as a UserError; undefined for any other error. */
export function refusedBySystem(error: unknown): UserError | undefined {
  const { code, syscall, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (!REFUSALS.has(code) || syscall === undefined) return undefined;
  const advice =
    'Free disk space or grant permission, and run it again. A run writes all of its files or none: the next ' +
    '`npx unblock` restores what an interrupted one left. `unblock scan` and `--dry-run` write nothing.';
  return new UserError(`the system refused: ${message}`, advice, ExitCode.guarded);
}
