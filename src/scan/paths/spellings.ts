import { posix } from 'node:path';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { putTogether } from './put-together';
import { urlSpelling } from './urls';

/** A path that is put together otherwise than by `path.join`, `+` or a template: how, and of which expressions and texts. */
export interface Spelling {
  readonly kind: 'join' | 'concat';
  readonly parts: readonly (Node | string)[];
}

/** Methods and functions that give the text that they are given, or nearly. */
const SAME_METHODS: ReadonlySet<unknown> = new Set(['toString', 'trim', 'valueOf']);
const SAME_FUNCTIONS: ReadonlySet<unknown> = new Set([
  'String',
  'fileURLToPath',
  'pathToFileURL',
  'decodeURIComponent',
  'toNamespacedPath',
]);

/** How a call, an instance of URL, a tagged template or `url.pathname` spells a path; undefined where it is none. */
export function spellingOf(builder: FactsBuilder, node: Node): Spelling | undefined {
  switch (node.type) {
    case 'CallExpression':
      return ofCall(builder, node);
    // Matches: String.raw`data/users.json`, and other tags, which mostly keep the text
    case 'TaggedTemplateExpression':
      return same(node.quasi as Node);
    default:
      return urlSpelling(builder, node);
  }
}

function ofCall(builder: FactsBuilder, node: Node): Spelling | undefined {
  const callee = unwrap(node.callee as Node);
  const args = node.arguments as Node[];
  if (callee.type === 'Identifier') return SAME_FUNCTIONS.has(callee.name) && args[0] ? same(args[0]) : undefined;
  if (callee.type !== 'MemberExpression') return undefined;
  const object = unwrap(callee.object as Node);
  const name = keyName(callee.property as Node, callee.computed === true);
  if (SAME_METHODS.has(name) && args.length === 0) return same(object);
  // Matches: Buffer.from('data/users.json')
  if (name === 'from' && object.name === 'Buffer' && args[0]) return same(args[0]);
  if (SAME_FUNCTIONS.has(name) && args[0]) return same(args[0]);
  if (name === 'resolve' && (object.name === 'require' || object.type === 'MetaProperty'))
    return ofRequest(builder, args[0]);
  return putTogether(builder.scopes, node);
}

function same(node: Node): Spelling {
  return { kind: 'concat', parts: [node] };
}

// Matches: require.resolve('./data/users.json')
function ofRequest({ file }: FactsBuilder, argument: Node | undefined): Spelling | undefined {
  const request = argument?.type === 'Literal' ? String(argument.value) : '';
  return request.startsWith('.') ? { kind: 'join', parts: [folderOf(file.path), request] } : undefined;
}

function folderOf(path: string): string {
  const dir = posix.dirname(path);
  return dir === '.' ? '~' : `~/${dir}`;
}
