import { PUTS } from '../../language/collections';
import { isOwnLoader } from '../paths/main-module';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { wrapped } from '../syntax/walk';

// Matches: data/users.json, users.json
const FILE = /^(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.[a-z]\w{0,4}$/i;

/** Whether a text is the name of a file where names are listed, or put into a collection. */
// Matches: ['data/users.json', 'data/rooms.json'], files.set('users', 'data/users.json')
export function isListed({ parent }: Node, pattern: string): boolean {
  const { type, callee } = parent as Node;
  if (!FILE.test(pattern)) return false;
  return type === 'ArrayExpression' || PUTS.test(String(((callee as Node).property as Node | undefined)?.name));
}

const WORD = /^[\w@-][\w@-]{1,80}$/;
// Matches: dir, uploadDir, dataFolder, cachePath, and not: path, basePath
const FOLDER =
  /^(?!(?:api|base|mount|route|url)\w*path$)\w*(?:dir|directory|folder|root|storage|cache|uploads?|\wpath)$/i;

/** Whether a text of one word is the name of a folder: what has it is called so. */
// Matches: this.dir = 'data', { cachePath: process.env.CACHE || 'cache' }
export function isFolder(node: Node, text: string): boolean {
  if (!WORD.test(text)) return false;
  const holder = node.parent as Node;
  if (holder.type === 'LogicalExpression' || holder.type === 'ConditionalExpression') return isFolder(holder, text);
  const { key, id, left } = holder;
  const named = (key ?? id ?? left) as Node | undefined;
  const { name } = ((named?.property as Node | undefined) ?? named ?? {}) as { readonly name?: unknown };
  return FOLDER.test(String(name));
}

/** Whether a text is in a list of names of methods. */
// Matches: { methods: ['find', 'send'] }, const mailMethods = ['find', 'send'] as const
export function isMethodName(node: Node): boolean {
  if (node.type !== 'Literal' || node.parent?.type !== 'ArrayExpression') return false;
  const { type, key, id } = wrapped(node.parent).parent as Node;
  const named = type === 'Property' ? key : type === 'VariableDeclarator' ? id : undefined;
  return /methods$/i.test(String((named as Node | undefined)?.name ?? ''));
}

// Matches: lib/store
const MODULE = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)+$/;

const LOADS = /load|require|import|include/i;

/** Whether an argument may name a module for a function of the program which loads it. */
// Matches: load('lib/store'), hub.load('lib/store'), and not app.get('/') or view.render('users/list')
export function mayNameModule(scopes: Scopes, { parent }: Node, text: string): boolean {
  const { type, callee } = parent as Node;
  if (type !== 'CallExpression' || !MODULE.test(text) || isOwnLoader(scopes, callee as Node)) return false;
  const { type: how, property } = callee as Node;
  return how === 'Identifier' || (how === 'MemberExpression' && LOADS.test(String((property as Node).name)));
}
