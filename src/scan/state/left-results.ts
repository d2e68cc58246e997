import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { membersAt, type Touch } from './touches';

/** Under such a name a function, or an object, of a package keeps what its last call found: ajv, tv4, is-my-json-valid, shelljs. */
const LEFT = /^(?:errors|error|lastError|lastErr)$/;
/** What asks for it is given nothing; what logs an error is. */
const ASKS = /^(?:error|errors|getErrors|errorsText)$/;

/**
 * What calls of a variable, or of its methods, leave at it for who asks next: it is there until the next call. A file that never
 * asks for it does not mind.
 */
// Matches: validate(body) beside validate.errors; shell.cat(file) beside shell.error()
export function leftResults({ uses }: Variable): (use: Node) => readonly Touch[] {
  const isAsked = uses.some((use) => asks(use));
  return (use) => (isAsked && isCall(use) && !asks(use) ? LEAVES : []);
}

/** All under one name: what is asked for is what the last call left, whatever it is called. */
const LEAVES: readonly Touch[] = [{ kind: 'write', members: [], inside: true }];

function asks(use: Node): boolean {
  const { target, names } = membersAt(use);
  const call = target.parent;
  const isCalled = call?.type === 'CallExpression' && call.callee === target;
  if (isCalled) return names.length === 1 && ASKS.test(names[0] ?? '') && (call.arguments as Node[]).length === 0;
  const isSet = call?.type === 'AssignmentExpression' && call.left === target;
  return !isSet && LEFT.test(names[0] ?? '');
}

function isCall(use: Node): boolean {
  const { target, names } = membersAt(use);
  return names.length <= 1 && target.parent?.type === 'CallExpression' && target.parent.callee === target;
}
