import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction, keyName, unwrap } from '../syntax/walk';

const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);
/** Methods of a string: they start at 0, and reset `lastIndex`. */
const REWINDING = /^(?:replace|replaceAll|match)$/;
/** All methods of a string that begin where `lastIndex` is, and leave it there or at 0: with none but these, it stays 0. */
const KEEPING = /^(?:replace|replaceAll|match|matchAll|search|split)$/;

/** A stateful regular expression (`g` or `y`): each use of it starts at its `lastIndex`, and changes that. */
// Matches: const LINK = /href="(.+?)"/g, const WORD = new RegExp(word, 'y')
export function remembersPlace({ declared: [name], uses }: Variable): boolean {
  const init = name?.parent?.type === 'VariableDeclarator' ? (name.parent.init as Node | null) : null;
  const made = init ? unwrap(init) : undefined;
  if (made?.type === 'Literal') {
    const flags = (made.regex as { flags: string } | undefined)?.flags ?? '';
    return flags.includes('y') || (flags.includes('g') && (isExported(name) || !uses.every(isAtItsStart)));
  }
  const isMade = made?.type === 'NewExpression' || made?.type === 'CallExpression';
  if (!isMade || (made.callee as Node).name !== 'RegExp') return false;
  const flags = (made.arguments as Node[])[1];
  return flags !== undefined && (flags.type !== 'Literal' || /[gy]/.test(String(flags.value)));
}

/** Whether a use is in `LINK.exec(text)`, `LINK.test(text)` or `text.replace(LINK, …)`. */
export function movesPlace(use: Node): boolean {
  const parent = use.parent as Node;
  if (parent.type === 'CallExpression' && parent.callee !== use) return isGivenTo(REWINDING, use);
  const name =
    parent.type === 'MemberExpression' && parent.object === use ? keyName(parent.property as Node, false) : '';
  const call = parent.parent as Node;
  return (name === 'exec' || name === 'test') && call.type === 'CallExpression' && call.callee === parent;
}

function isAtItsStart(use: Node): boolean {
  return isGivenTo(KEEPING, use);
}

// Matches: export const LINK = /…/g
function isExported(name: Node): boolean {
  return name.parent?.parent?.parent?.type === 'ExportNamedDeclaration';
}

// Matches: text.replace(LINK, …)
function isGivenTo(methods: RegExp, use: Node): boolean {
  const call = use.parent as Node;
  if (call.type !== 'CallExpression' || !(call.arguments as Node[]).includes(use)) return false;
  const { type, property, computed } = call.callee as Node;
  return type === 'MemberExpression' && methods.test(keyName(property as Node, computed === true) ?? '');
}

/** The end of the outermost loop around a use in its function, up to which control may come back to it. */
// Matches: while ((match = LINK.exec(text)))
export function comesBackAt(use: Node): number | undefined {
  let end: number | undefined;
  for (let node = use.parent; node && !isFunction(node); node = node.parent) if (LOOPS.has(node.type)) end = node.end;
  return end;
}
