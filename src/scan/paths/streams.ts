import type { PathExpr } from '../../types';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';
import type { Asked } from './parts';

const STREAMS = /^create(?:Read|Write)Stream$/;

/** The path of a file stream, as passed to its constructor. */
// Matches: output.path, where const output = fs.createWriteStream('all.zip')
export function streamedExpr({ builder, pathOf, depth }: Asked, { object, property }: Node): PathExpr | undefined {
  const variable = (property as Node).name === 'path' ? builder.scopes.variableOf(object as Node) : undefined;
  const declarator = variable?.declared[0]?.parent;
  if (declarator?.type !== 'VariableDeclarator' || variable?.reassigned || !declarator.init) return undefined;
  const made = unwrap(declarator.init as Node);
  const [path] = made.type === 'CallExpression' && STREAMS.test(calledName(made)) ? (made.arguments as Node[]) : [];
  return path && pathOf(path, depth + 1);
}

/** The name of the function or method that a call calls. */
// Matches: createReadStream(…), fs.createReadStream(…)
export function calledName(call: Node): string {
  const callee = unwrap(call.callee as Node);
  return String(callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name);
}
