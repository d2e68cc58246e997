import { posix } from 'node:path';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';
import { constantOf } from './constants';
import type { Spelling } from './spellings';

const SCHEME = 'file://';
/** Parts of a URL that say which path it is. */
const SPELLED: ReadonlySet<unknown> = new Set(['href', 'pathname']);

/** The path of a file that an instance of URL, or a part of one, spells; undefined for anything else. */
// Matches: new URL('./data/users.json', import.meta.url), url.href, new URL(`file://${__dirname}/users.json`)
export function urlSpelling(builder: FactsBuilder, node: Node): Spelling | undefined {
  if (node.type === 'NewExpression') return ofUrl(builder, node);
  if (node.type !== 'MemberExpression' || !SPELLED.has((node.property as Node).name)) return undefined;
  const url = constantOf(builder.scopes, node.object as Node);
  if (url.type === 'NewExpression') return ofUrl(builder, url);
  return isFileUrl(url) ? { kind: 'concat', parts: [url] } : undefined;
}

function ofUrl(builder: FactsBuilder, { callee, arguments: args }: Node): Spelling | undefined {
  const [path, base] = args as Node[];
  if ((callee as Node).name !== 'URL' || !path) return undefined;
  if (!base) return withoutScheme(unwrap(path)) ?? urlSpelling(builder, unwrap(path));
  if (base.type === 'MemberExpression' && (base.object as Node).type === 'MetaProperty')
    return { kind: 'join', parts: [folderOf(builder.file.path), path] };
  const folder = constantOf(builder.scopes, base);
  // Without the slash, the last name of the base is left out.
  return isFileUrl(folder) && endsInSlash((folder.arguments as Node[])[0])
    ? { kind: 'join', parts: [folder, path] }
    : undefined;
}

// Matches: pathToFileURL(folder), url.pathToFileURL(folder)
function isFileUrl({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { name, property } = unwrap(callee as Node);
  return ((property as Node | undefined)?.name ?? name) === 'pathToFileURL';
}

function endsInSlash(path: Node | undefined): boolean {
  const node = path && unwrap(path);
  if (node?.type === 'BinaryExpression') return endsInSlash(node.right as Node);
  if (node?.type === 'TemplateLiteral') return /\/$/.test(textsOf(node).at(-1) ?? '');
  return typeof node?.value === 'string' && node.value.endsWith('/');
}

function textsOf({ quasis }: Node): readonly string[] {
  return (quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? '');
}

// Matches: 'file://' + file, `file://${folder}/users.json`
function withoutScheme(node: Node): Spelling | undefined {
  if (node.type === 'BinaryExpression') {
    const scheme = String((node.left as Node).value);
    if (node.operator !== '+' || !scheme.startsWith(SCHEME)) return undefined;
    return { kind: 'concat', parts: [scheme.slice(SCHEME.length), node.right as Node] };
  }
  const [first, ...texts] = node.type === 'TemplateLiteral' ? textsOf(node) : [];
  if (!first?.startsWith(SCHEME)) return undefined;
  const holes = node.expressions as Node[];
  return {
    kind: 'concat',
    parts: [first.slice(SCHEME.length), ...texts.flatMap((text, index) => [holes[index], text])],
  };
}

function folderOf(path: string): string {
  const dir = posix.dirname(path);
  return dir === '.' ? '~' : `~/${dir}`;
}
