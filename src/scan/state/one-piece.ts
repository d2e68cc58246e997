import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { unwrap } from '../syntax/walk';
import type { Touch } from './touches';

/** Objects of Node whose fields depend on each other. */
const PARTS_OF_ONE = /^URL(?:SearchParams)?$/;
/** Those of which each call depends on what was given to the ones before. */
const REMEMBERING = /^(?:String|Text)Decoder$/;

/** How the uses of a variable touch it, where it holds an object all of whose parts are one; undefined for others. */
// Matches: const target = new URL(base), whose `href` changes with target.searchParams.set('q', text)
export function touchesOfOnePiece({ declared: [name] }: Variable) {
  const init = name?.parent?.type === 'VariableDeclarator' ? (name.parent.init as Node | null) : null;
  const made = init ? unwrap(init) : undefined;
  const maker = made?.type === 'NewExpression' ? String((made.callee as Node).name) : '';
  if (!PARTS_OF_ONE.test(maker) && !REMEMBERING.test(maker)) return undefined;
  return (use: Node, touches: readonly Touch[]): readonly Touch[] => {
    const whole = touches.map((touch) => ({ ...touch, members: [] }));
    const isRemembered = REMEMBERING.test(maker) && isCalled(use);
    return isRemembered ? [...whole, { kind: 'write', inside: true, members: [] }] : whole;
  };
}

// Matches: decoder of decoder.write(chunk)
function isCalled(use: Node): boolean {
  const member = use.parent as Node;
  const call = member.parent as Node;
  const isMember = member.type === 'MemberExpression' && member.object === use;
  return isMember && call.type === 'CallExpression' && call.callee === member;
}
