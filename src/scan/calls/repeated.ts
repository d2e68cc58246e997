import { addsListener, emits } from '../../language/emitters';
import type { CallFacts } from '../../types';
import { keysOf } from '../flow/computed-keys';
import { knownKeys } from '../flow/known-keys';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';

/** The events that a call in a loop adds a listener for, or emits, one after the other. */
// Matches: for (const [type, listener] of Object.entries(LISTENERS)) bus.on(type, listener)
export function repeatedFacts(builder: FactsBuilder, node: Node): CallFacts['each'] {
  const callee = unwrap(node.callee as Node);
  const [event, listener] = node.arguments as (Node | undefined)[];
  if (callee.type !== 'MemberExpression' || event?.type !== 'Identifier') return undefined;
  const name = keyName(callee.property as Node, callee.computed === true) ?? '';
  if (!addsListener(name) && !emits(name)) return undefined;
  const names = knownKeys(builder, event)?.names;
  if (names) return { names };
  const { scopes } = builder;
  const variable = scopes.variableOf(event);
  const source = variable && keysOf(scopes, variable);
  if (!source) return undefined;
  const isValue =
    listener?.type === 'Identifier' && source.value !== undefined && scopes.variableOf(listener) === source.value;
  return { keys: builder.nodeOf(source.of), ...((isValue || isMemberOf(scopes, listener, variable)) && { own: true }) };
}

// Matches: bus.on(type, LISTENERS[type])
function isMemberOf(scopes: FactsBuilder['scopes'], listener: Node | undefined, variable: unknown): boolean {
  const member = listener && unwrap(listener);
  if (member?.type !== 'MemberExpression' || member.computed !== true) return false;
  const key = member.property as Node;
  return key.type === 'Identifier' && scopes.variableOf(key) === variable;
}
