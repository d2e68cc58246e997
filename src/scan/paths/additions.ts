import { ELEMENT } from '../../language/state-parts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { keyName, wrapped } from '../syntax/walk';

const ADDS = /^(?:push|unshift)$/;

/** What is put into a list or an object under a name after it was made; undefined for what other code may put there. */
// Matches: files.push(file), files[index] = file, job.target = file, and fill(files)
export function addedTo({ uses }: Variable, step: string): readonly (Node | undefined)[] {
  return uses.flatMap((use) => addedBy(wrapped(use), step));
}

function addedBy(use: Node, step: string): readonly (Node | undefined)[] {
  const parent = use.parent as Node;
  if (parent.type === 'CallExpression' && parent.callee !== use) return [undefined];
  if (parent.type !== 'MemberExpression' || parent.object !== use) return [];
  const name = keyName(parent.property as Node, parent.computed === true) ?? ELEMENT;
  const around = parent.parent as Node;
  if (around.type === 'AssignmentExpression' && around.left === parent)
    return name === step || name === ELEMENT ? [around.right as Node] : [];
  const isAdded = around.type === 'CallExpression' && around.callee === parent && ADDS.test(name) && step === ELEMENT;
  const args = isAdded ? (around.arguments as Node[]) : [];
  return args.map((arg) => (arg.type === 'SpreadElement' ? undefined : arg));
}
