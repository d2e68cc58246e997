import { PACKAGE_STORES } from '../../language/package-stores';
import type { Access } from '../../types';
import { doneBy, hasCall } from './done-at';
import { isGivenMore, setsByName } from './setters';
import type { Node } from '../syntax/parse';
import { accessKinds, membersAt, type Touch } from './touches';

/** Root of the state of a package, the same for all importers. */
const OF_PACKAGE = /^import (?![./#])/;

/** Whether a root is that of a package, not of a file of the project. */
export function isOfPackage(root: string): boolean {
  return OF_PACKAGE.test(root);
}

/**
 * How a use of a package touches its state: a setting applies to all of its users. What its functions do to their
 * arguments does not count.
 */
// Matches: moment.locale(req.query.lang), axios.defaults.timeout = ms; only reads: moment(), _.remove(list, isOld)
export function packageTouches(root: string, use: Node): readonly Touch[] {
  const { target, names } = membersAt(use);
  const parent = target.parent as Node;
  const isCalled = parent.type === 'CallExpression' && parent.callee === target;
  if (!isCalled) return accessKinds(use);
  const method = names.at(-1) ?? String(use.name);
  const args = parent.arguments as Node[];
  const stores = PACKAGE_STORES.get(root.replace(OF_PACKAGE, ''))?.has(method) === true;
  const sets = setsByName(parent, method) || (method === 'use' && isGivenMore(parent));
  const kind: Access['kind'] = stores || sets ? 'write' : 'read';
  // It is used when the arguments are there.
  const isLater = kind === 'write' || args.some((arg) => hasCall(arg));
  return [{ kind, members: [], ...(kind === 'write' && { inside: true }), ...(isLater && { done: doneBy(parent) }) }];
}
