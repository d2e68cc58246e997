import { isSetter } from '../../language/package-stores';
import type { Node } from '../syntax/parse';

/** Whether a call sets something, as its name tells, and not the same for every request. */
// Matches: moment.locale(req.query.lang), i18n.setLocale(user.locale), and not: stripe.setApiKey(process.env.KEY)
export function setsByName(call: Node, method: string): boolean {
  return isSetter(method) && isGivenMore(call);
}

/** Whether a call is given anything but settings of the program. */
export function isGivenMore(call: Node): boolean {
  return (call.arguments as Node[]).some((arg) => !isSetting(arg));
}

// Matches: process.env.API_KEY, API_KEY
function isSetting(arg: Node): boolean {
  if (arg.type === 'Identifier') return /^[A-Z][A-Z\d_]+$/.test(String(arg.name));
  const object = arg.type === 'MemberExpression' ? (arg.object as Node) : undefined;
  return object?.type === 'MemberExpression' && (object.property as Node).name === 'env';
}
