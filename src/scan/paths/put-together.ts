import { posix } from 'node:path';
import { elementsOf } from '../syntax/lists';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';
import type { Spelling } from './spellings';

/** How a method of a list, of a text or of Node's `path` puts a path together; undefined for any other call. */
// Matches: [__dirname, 'data'].join('/'), 'data'.concat('/', name), path.format({ dir: 'data', base: 'users.json' })
export function putTogether(scopes: Scopes, call: Node): Spelling | undefined {
  const { type, object, property, computed } = unwrap(call.callee as Node);
  if (type !== 'MemberExpression') return undefined;
  const on = unwrap(object as Node);
  const args = call.arguments as Node[];
  switch (keyName(property as Node, computed === true)) {
    case 'join':
      return ofList(elementsOf(scopes, on), args[0]);
    case 'concat':
      return on.type === 'ArrayExpression' ? undefined : { kind: 'concat', parts: [on, ...args] };
    case 'format':
      return on.name === 'path' ? ofParts(args[0]) : on.name === 'util' ? ofFormat(args) : undefined;
    default:
      return undefined;
  }
}

// Matches: util.format('notes/%s.json', id)
function ofFormat([format, ...values]: readonly Node[]): Spelling | undefined {
  if (format?.type !== 'Literal' || typeof format.value !== 'string') return undefined;
  const texts = format.value.split('%s');
  if (texts.length - 1 !== values.length || texts.some((text) => text.includes('%'))) return undefined;
  const parts = texts.flatMap((text, index) => (index === 0 ? [text] : [values[index - 1], text]));
  return { kind: 'concat', parts: parts.filter((part) => part !== '') };
}

// Matches: [dir, 'users.json'].join('/'), [dir, name].join(path.sep)
function ofList(elements: readonly Node[] | undefined, separator: Node | undefined): Spelling | undefined {
  if (!elements || !separator || elements.length === 0) return undefined;
  const parts = elements.flatMap((element, index) => (index === 0 ? [element] : [separator, element]));
  return { kind: 'concat', parts };
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
