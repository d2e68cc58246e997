import { PROVIDED } from '../../language/containers';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';

/** Keys that say under which token a container keeps what an object provides. */
const KEYS: ReadonlySet<unknown> = new Set(['provide', 'token']);

/** An object that provides something has itself under a field that names the token, by which containers find it. */
// Matches: { provide: 'STORE', useClass: FileStore }, { token: STORE, useValue: store }
export function providerRule(builder: FactsBuilder, object: Node): void {
  for (const { type, key, computed, value } of object.properties as Node[]) {
    if (type !== 'Property' || !KEYS.has(keyName(key as Node, computed === true))) continue;
    const token = tokenOf(unwrap(value as Node));
    const node = builder.nodeOf(object);
    if (token !== undefined) builder.add('store', node, PROVIDED + token, node);
  }
}

// Matches: 'STORE', STORE, TOKENS.STORE
function tokenOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'MemberExpression' ? keyName(node.property as Node, node.computed === true) : undefined;
}
