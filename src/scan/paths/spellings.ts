import { posix } from 'node:path';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';

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
]);

/** How a call, an instance of URL, a tagged template or `url.pathname` spells a path; undefined where it is none. */
export function spellingOf(builder: FactsBuilder, node: Node): Spelling | undefined {
  switch (node.type) {
    case 'CallExpression':
      return ofCall(builder, node);
    case 'NewExpression':
      return ofUrl(builder, node);
    case 'TaggedTemplateExpression':
      return builder.file.text.startsWith('String.raw', node.start)
        ? { kind: 'concat', parts: [node.quasi as Node] }
        : undefined;
    case 'MemberExpression': {
      const object = unwrap(node.object as Node);
      return (node.property as Node).name === 'pathname' ? ofUrl(builder, object) : undefined;
    }
    default:
      return undefined;
  }
}

function ofCall(builder: FactsBuilder, node: Node): Spelling | undefined {
  const callee = unwrap(node.callee as Node);
  const args = node.arguments as Node[];
  if (callee.type === 'Identifier') return SAME_FUNCTIONS.has(callee.name) && args[0] ? same(args[0]) : undefined;
  if (callee.type !== 'MemberExpression') return undefined;
  const object = unwrap(callee.object as Node);
  const name = keyName(callee.property as Node, callee.computed === true);
  if (name === 'join' && object.type === 'ArrayExpression') return ofList(object.elements as (Node | null)[], args[0]);
  // Matches: 'data'.concat('/', name)
  if (name === 'concat' && object.type !== 'ArrayExpression') return { kind: 'concat', parts: [object, ...args] };
  if (SAME_METHODS.has(name) && args.length === 0) return same(object);
  // Matches: Buffer.from('data/users.json')
  if (name === 'from' && object.name === 'Buffer' && args[0]) return same(args[0]);
  if (SAME_FUNCTIONS.has(name) && args[0]) return same(args[0]);
  if (name === 'resolve' && (object.name === 'require' || object.type === 'MetaProperty'))
    return ofRequest(builder, args[0]);
  return name === 'format' && object.name === 'path' ? ofParts(args[0]) : undefined;
}

function same(node: Node): Spelling {
  return { kind: 'concat', parts: [node] };
}

// Matches: [dir, 'users.json'].join('/'), [dir, name].join(path.sep)
function ofList(elements: readonly (Node | null)[], separator: Node | undefined): Spelling | undefined {
  if (!separator || elements.some((element) => !element || element.type === 'SpreadElement')) return undefined;
  const parts = (elements as Node[]).flatMap((element, index) => (index === 0 ? [element] : [separator, element]));
  return { kind: 'concat', parts };
}

// Matches: require.resolve('./data/users.json')
function ofRequest({ file }: FactsBuilder, argument: Node | undefined): Spelling | undefined {
  const request = argument?.type === 'Literal' ? String(argument.value) : '';
  return request.startsWith('.') ? { kind: 'join', parts: [folderOf(file.path), request] } : undefined;
}

// Matches: new URL('./data/users.json', import.meta.url)
function ofUrl({ file }: FactsBuilder, node: Node): Spelling | undefined {
  if (node.type !== 'NewExpression' || (node.callee as Node).name !== 'URL') return undefined;
  const [path, base] = node.arguments as Node[];
  if (base?.type !== 'MemberExpression' || (base.object as Node).type !== 'MetaProperty') return undefined;
  return { kind: 'join', parts: [folderOf(file.path), path] };
}

// Matches: path.format({ dir: 'data', base: 'users.json' }), path.format({ dir: 'data', name: 'users', ext: '.json' })
function ofParts(argument: Node | undefined): Spelling | undefined {
  if (argument?.type !== 'ObjectExpression') return undefined;
  const values = new Map(
    (argument.properties as Node[]).map((property) => [
      property.type === 'Property' ? keyName(property.key as Node, property.computed === true) : undefined,
      property.value as Node,
    ]),
  );
  const [dir, base, name, ext] = ['dir', 'base', 'name', 'ext'].map((key) => values.get(key));
  if (dir && base) return { kind: 'join', parts: [dir, base] };
  return dir && name && { kind: 'concat', parts: [dir, posix.sep, name, ...(ext ? [ext] : [])] };
}

function folderOf(path: string): string {
  const dir = posix.dirname(path);
  return dir === '.' ? '~' : `~/${dir}`;
}
