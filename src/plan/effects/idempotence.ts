import type { BlockingCall, CallFacts } from '../../types';

/**
 * Whether a call tolerates what another request has done in between: a directory that already exists, or a file that is
 * gone, is no error for it.
 */
export function isIdempotent({ method, call }: BlockingCall): boolean {
  const option = method.idempotentWith;
  return (
    (typeof method.forgives === 'function' ? method.forgives(call) : method.forgives === true) ||
    // Matches: fs.mkdirSync(dir, { recursive: true })
    (option !== undefined && says(call, new RegExp(`\\b${option}\\s*:\\s*true\\b`))) ||
    says(call, /\bthrowIfNoEntry\s*:\s*false\b/)
  );
}

function says({ args }: CallFacts, option: RegExp): boolean {
  return args.some((arg) => arg.kind === 'object' && option.test(arg.text));
}
