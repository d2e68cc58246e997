import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { keyName, wrapped } from '../syntax/walk';
import { membersAt, type Touch } from './touches';

/** Under such a name a function that a package made keeps what its last call found: ajv, jsen, is-my-json-valid. */
const LEFT = /^(?:errors|lastError|lastErr)$/;

/**
 * What calls of a variable, or of its methods, leave at it for who asks next: it is there until the next call. A file that never
 * asks for it does not mind.
 */
// Matches: validate(body) beside validate.errors; ajv.validate(schema, body) beside ajv.errors
export function leftResults({ uses }: Variable): (use: Node) => readonly Touch[] {
  const left = [...new Set(uses.flatMap((use) => askedAt(use) ?? []))];
  const touches = left.map((name): Touch => ({ kind: 'write', members: [name] }));
  return (use) => (touches.length > 0 && isCall(use) ? touches : []);
}

function askedAt(use: Node): string | undefined {
  const member = wrapped(use).parent;
  if (member?.type !== 'MemberExpression' || member.object !== wrapped(use)) return undefined;
  const name = keyName(member.property as Node, member.computed === true);
  return name !== undefined && LEFT.test(name) ? name : undefined;
}

function isCall(use: Node): boolean {
  const { target, names } = membersAt(use);
  return names.length <= 1 && target.parent?.type === 'CallExpression' && target.parent.callee === target;
}
