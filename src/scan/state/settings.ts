import { placeOfSetting } from '../../language/state-parts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';

/** What an application keeps under a name of the program's own: the name of its place. */
// Matches: app.get('counter'), req.app.get('counter'), and not: app.get('/counter', show)
export function settingAt(call: Node, isApplication: (node: Node) => boolean): string | undefined {
  const callee = call.callee as Node;
  const [name, ...others] = call.arguments as Node[];
  if (callee.type !== 'MemberExpression' || typeof name?.value !== 'string' || others.length > 0) return undefined;
  const isAsked = keyName(callee.property as Node, callee.computed === true) === 'get';
  return isAsked && isApplication(unwrap(callee.object as Node)) ? placeOfSetting(name.value) : undefined;
}
