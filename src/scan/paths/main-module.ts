import { posix } from 'node:path';
import { ROOTS } from '../../language/requests';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';
import { isPackage } from './loaders';
import { ANYTHING, patternOf } from './patterns';

/** Names of functions that a program makes of `require`, to load its files from the root. */
const OWN_LOADER = /^(?:[a-z]\w*(?:Require|Include)|(?:require|include)[A-Z_]\w*|include)$/;

/** What a property says of the file that the process was started with: its path, or the folder around it. */
// Matches: require.main.filename, process.mainModule.path, process.argv[1]
export function ofMainFile(scopes: Scopes, { object, property, computed }: Node): 'file' | 'folder' | undefined {
  const name = keyName(property as Node, computed === true);
  if (name === '1' && computed === true)
    return isMemberOf(scopes, object as Node, ['process.argv']) ? 'file' : undefined;
  if ((name !== 'filename' && name !== 'path') || !isMainModule(scopes, object as Node)) return undefined;
  return name === 'filename' ? 'file' : 'folder';
}

/** Loads a module that is named from the file that the process was started with, or from the root. */
// Matches: require.main.require('./store'), rootRequire('lib/store') of global.rootRequire = (name) => require(`${__dirname}/${name}`)
export function requestFromRoot(builder: FactsBuilder, node: Node, callee: Node, source: Node): void {
  const { scopes, file } = builder;
  if (isMainRequire(scopes, callee)) {
    const pattern = patternOf(source, scopes, file.path);
    if (pattern.startsWith(ANYTHING)) return;
    if (!pattern.startsWith('.')) return builder.add('require', builder.nodeOf(node), pattern);
    const folder = builder.fresh();
    builder.add('main', folder, 'folder');
    return builder.add('require-any', builder.nodeOf(node), folder, `/${pattern}`);
  }
  if (typeof source.value !== 'string') return;
  if (isOwnLoader(scopes, callee)) builder.add('require', builder.nodeOf(node), source.value);
  if (isRootRequire(scopes, callee)) builder.add('require', builder.nodeOf(node), posix.join('~', source.value));
}

// Matches: appRoot.require, of const appRoot = require('app-root-path')
function isRootRequire(scopes: Scopes, { type, object, property, computed }: Node): boolean {
  if (type !== 'MemberExpression' || keyName(property as Node, computed === true) !== 'require') return false;
  return isPackage(scopes, unwrap(object as Node), ROOTS);
}

function isMainRequire(scopes: Scopes, callee: Node): boolean {
  if (callee.type !== 'MemberExpression' || keyName(callee.property as Node, callee.computed === true) !== 'require')
    return false;
  return isMainModule(scopes, callee.object as Node);
}

// Matches: require.main, process.mainModule
function isMainModule(scopes: Scopes, expression: Node): boolean {
  return isMemberOf(scopes, expression, ['require.main', 'process.mainModule']);
}

function isMemberOf(scopes: Scopes, expression: Node, names: readonly string[]): boolean {
  const node = unwrap(expression);
  if (node.type !== 'MemberExpression') return false;
  const object = unwrap(node.object as Node);
  const name = `${String(object.name)}.${keyName(node.property as Node, node.computed === true) ?? ''}`;
  return names.includes(name) && object.type === 'Identifier' && !scopes.variableOf(object);
}

/** Whether a name is usual for a global of the program that loads files from its root: what it asks for is known. */
// Matches: rootRequire, global.rootRequire
export function isOwnLoader(scopes: Scopes, callee: Node): boolean {
  if (callee.type === 'Identifier') return OWN_LOADER.test(callee.name as string) && !scopes.variableOf(callee);
  if (callee.type !== 'MemberExpression') return false;
  const name = keyName(callee.property as Node, callee.computed === true) ?? '';
  return /^global(?:This)?$/.test(String((callee.object as Node).name)) && OWN_LOADER.test(name);
}
