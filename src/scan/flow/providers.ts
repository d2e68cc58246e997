import { EXISTING, PROVIDED } from '../../language/containers';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';

/** Keys that say under which token a container keeps what an object provides. */
const KEYS: ReadonlySet<unknown> = new Set(['provide', 'token']);

/** Keys of a provider that gives what is kept under another token. */
const EXISTING_KEYS: ReadonlySet<unknown> = new Set(['useExisting', 'useToken']);

/** An object that provides something has itself under a field that names the token, by which containers find it. */
// Matches: { provide: 'STORE', useClass: FileStore }, { token: STORE, useValue: store }
export function providerRule(builder: FactsBuilder, object: Node): void {
  for (const { type, key, computed, value } of object.properties as Node[]) {
    const name = type === 'Property' ? keyName(key as Node, computed === true) : undefined;
    const node = builder.nodeOf(object);
    const token = KEYS.has(name) ? tokenOf(unwrap(value as Node)) : undefined;
    if (token !== undefined) builder.add('store', node, PROVIDED + token, node);
    const other = EXISTING_KEYS.has(name) ? tokenOf(unwrap(value as Node)) : undefined;
    if (other !== undefined) builder.add('store', node, EXISTING + other, builder.nodeOf(value as Node));
    if (name === 'inject') injectedRule(builder, node, unwrap(value as Node));
  }
}

// Matches: { provide: 'STORE', useFactory: (options) => new FileStore(options), inject: [OPTIONS] }
function injectedRule(builder: FactsBuilder, object: number, list: Node): void {
  if (list.type !== 'ArrayExpression') return;
  (list.elements as (Node | null)[]).forEach((element, index) => {
    const token = element ? tokenOf(unwrap(element)) : undefined;
    if (token !== undefined) builder.add('store', object, `inject ${index} ${token}`, builder.nodeOf(element as Node));
  });
}

// Matches: 'STORE', STORE, TOKENS.STORE
function tokenOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return node.name as string;
  const name = node.type === 'MemberExpression' ? keyName(node.property as Node, node.computed === true) : undefined;
  const holder = name === undefined ? undefined : tokenOf(unwrap(node.object as Node));
  return holder === undefined ? name : `${holder.split('.').at(-1)}.${name}`;
}
