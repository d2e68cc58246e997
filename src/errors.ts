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

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** An error that a person can act on: what is wrong, and what to do next. Anything else that is thrown is our bug. */
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
