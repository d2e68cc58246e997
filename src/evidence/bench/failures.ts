import { ExitCode, UserError } from '../../errors';

/** What can go wrong before anything is measured, with advice. */
const ROWS = {
  'not-found': {
    title: (command: string) => `\`${command}\` could not be started`,
    advice: 'Is it installed and spelled correctly? The command after `--` runs in the folder of the app.',
  },
  'not-node': {
    title: (command: string) => `\`${command}\` does not run Node.js`,
    advice: 'Give the command that starts the server, for example `unblock bench --url / -- node server.js`.',
  },
  crashed: {
    title: (command: string) => `\`${command}\` ended before it listened`,
    advice: 'It has to start in a copy of the folder, with a free port in `PORT`. The end of its output:',
  },
  'port-in-use': {
    title: (command: string, port: string) => `\`${command}\` wants port ${port}, which is in use`,
    advice: 'Stop what listens there, or let the app listen on the port in the variable `PORT`.',
  },
  'never-ready': {
    title: (command: string, seconds: string) => `\`${command}\` did not listen within ${seconds} s`,
    advice: '`--timeout <seconds>` gives it more time. The end of its output:',
  },
  'socket-file': {
    title: (command: string, path: string) => `\`${command}\` listens on the socket file ${path}`,
    advice: 'Let it listen on the port in the variable `PORT`.',
  },
  'no-answer': {
    title: (request: string, why: string) => `\`${request}\` got no answer: ${why}`,
    advice: 'Does it wait for something that is not running? The end of the output of the app:',
  },
  'answers-error': {
    title: (request: string, status: string) => `\`${request}\` answers ${status} before anything is changed`,
    advice: 'Errors are not measured. Set headers and bodies in a file for `--requests`.',
  },
  'ended-under-load': {
    title: (command: string, request: string) => `\`${command}\` ended under the load of \`${request}\``,
    advice: 'Fewer connections may help: `--connections <n>`. The end of its output:',
  },
  prepare: {
    title: (command: string) => `\`${command}\` failed`,
    advice: 'It runs in a copy of the folder. The end of its output:',
  },
} as const;

/** The reason why nothing could be measured. */
export type FailureCode = keyof typeof ROWS;

/**
 * When a failure occurred, which determines the exit code: before the migration nothing could be measured, after it the
 * migration is at fault.
 */
export type State = 'before' | 'after';

/** The error for a failure, with the last lines of an output if the advice ends with a colon. */
export function failure(code: FailureCode, state: State, words: readonly [string, string?], output = ''): UserError {
  const row = ROWS[code];
  const [first, second = ''] = words;
  const title = row.title(first, second);
  const advice = row.advice.endsWith(':') ? `${row.advice}\n${lastLines(output)}` : row.advice;
  if (state === 'before') return new UserError(title, advice, ExitCode.guarded);
  return new UserError(`after the migration ${title}`, advice, ExitCode.verificationFailed);
}

/** The warning about a request with an error status, which is measured nevertheless. */
export function warning(request: string, status: number): string {
  return `\`${request}\` answers ${status}: is that what is to be measured? A file of \`--requests\` may have headers.`;
}

function lastLines(output: string): string {
  const lines = output.trimEnd().split('\n').slice(-12);
  return lines.join('') === '' ? '  (it wrote nothing)' : lines.map((line) => `  ${line}`).join('\n');
}
