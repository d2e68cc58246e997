import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';
import { isSeparator } from './path-calls';

/** A text that is put together of others: with `between` in between, or by `path.join`. */
export interface Spelled {
  readonly parts: readonly Node[];
  readonly between: string;
}

/** The parts of a text that a method puts together; undefined for any other call. */
// Matches: [__dirname, 'store'].join('/'), __dirname.concat('/store'), path.format({ dir: __dirname, base: 'store.js' })
export function spelledBy(scopes: Scopes, call: Node): Spelled | undefined {
  const { type, object, property, computed } = unwrap(call.callee as Node);
  if (type !== 'MemberExpression') return undefined;
  const on = unwrap(object as Node);
  const args = call.arguments as Node[];
  if (args.some(isSpread)) return undefined;
  switch (keyName(property as Node, computed === true)) {
    case 'join':
      return joined(scopes, on, args);
    case 'concat':
      return on.type === 'ArrayExpression' ? undefined : { parts: [on, ...args], between: '' };
    case 'format':
      return formatted(on, args);
    default:
      return undefined;
  }
}

function joined(scopes: Scopes, list: Node, [by]: readonly Node[]): Spelled | undefined {
  const parts = list.type === 'ArrayExpression' ? (list.elements as (Node | null)[]) : [];
  if (!by || parts.length === 0 || !parts.every((part): part is Node => part !== null && !isSpread(part)))
    return undefined;
  if (isSeparator(scopes, by)) return { parts, between: '/' };
  return typeof by.value === 'string' ? { parts, between: by.value } : undefined;
}

/** https://nodejs.org/api/path.html#pathformatpathobject: `base` wins over `name` and `ext`. */
function formatted(on: Node, [first]: readonly Node[]): Spelled | undefined {
  if (on.name !== 'path' || first?.type !== 'ObjectExpression') return undefined;
  const fields = new Map(
    (first.properties as Node[]).map((field) => [
      field.type === 'Property' ? keyName(field.key as Node, field.computed === true) : undefined,
      field.value as Node,
    ]),
  );
  const [dir, base] = [fields.get('dir'), fields.get('base')];
  return dir && base && !fields.has(undefined) ? { parts: [dir, base], between: '/' } : undefined;
}

function isSpread({ type }: Node): boolean {
  return type === 'SpreadElement';
}
