import { isRender } from '../../language/views';
import type { Access } from '../../types';
import { keyName } from '../syntax/walk';
import type { FactsBuilder } from '../facts';
import { isRequestParameter, isSelfOfApplication, isSelfOfRequest } from './selves';
import { settingAt } from './settings';
import type { Node } from '../syntax/parse';

/** The root for the application object of a request, whatever its name: there usually is one. */
export const APPLICATION = 'app';

/** An expression that names shared state, with the property names that lead to it from its root. */
export interface Named {
  readonly use: Node;
  readonly root: string;
  readonly names: readonly string[];
}

/** What an application keeps under a name of the program's own. */
// Matches: req.app.get('counter').hits, and app.get('counter').hits
export function settingOf(builder: FactsBuilder, call: Node): Named | undefined {
  const setting = settingAt(
    call,
    (node) =>
      node.name === APPLICATION || (node.type === 'MemberExpression' && applicationAt(builder, node)?.use === node),
  );
  return setting === undefined ? undefined : { use: call, root: APPLICATION, names: [setting] };
}

/** What views read, besides what they are given: https://expressjs.com/en/4x/api.html#app.locals. */
// Matches: res.render('page', { note })
export function renderedLocals(builder: FactsBuilder, calls: readonly Node[]): Access[] {
  return calls.flatMap((call) => {
    const { start, end } = call.callee as Node;
    if (!isRender('', builder.file.text.slice(start, end))) return [];
    const at = { fn: builder.ownerOf(call), at: call.start, done: call.end };
    return [{ ...at, kind: 'read' as const, root: APPLICATION, members: ['locals'], home: 0, name: APPLICATION }];
  });
}

/** What a request has of its application. */
const OF_REQUEST = /^(?:app|server)$/;

/** The application that a request has, or what is kept in it for all. */
// Matches: req.app.locals.hits, request.server.hits, and app.locals.hits where app is a parameter
export function applicationAt(builder: FactsBuilder, member: Node): Named | undefined {
  const { scopes } = builder;
  const { name, type } = member.object as Node;
  const property = keyName(member.property as Node, member.computed === true);
  if (type === 'ThisExpression' && isSelfOfApplication(builder, member))
    return { use: member.object as Node, root: APPLICATION, names: [] };
  const isOfSelf = type === 'ThisExpression' && property !== undefined && OF_REQUEST.test(property);
  if (isOfSelf) return isSelfOfRequest(builder, member) ? { use: member, root: APPLICATION, names: [] } : undefined;
  if (property !== undefined && OF_REQUEST.test(property) && isRequest(builder, member.object as Node))
    return property === 'app' && isOfHapi(member.object as Node)
      ? undefined
      : { use: member, root: APPLICATION, names: [] };
  if (type !== 'Identifier' || scopes.variableOf(member.object as Node)?.kind !== 'parameter') return undefined;
  return property === 'locals' && name === 'app' ? { use: member, root: APPLICATION, names: ['locals'] } : undefined;
}

/** What a request has of its response, and the other way round. */
const OTHER_SIDE = /^(?:req|res|request|response)$/;

// Matches: req, res.req, req.res
function isRequest(builder: FactsBuilder, node: Node): boolean {
  if (node.type === 'Identifier') {
    const variable = builder.scopes.variableOf(node);
    return variable?.kind === 'parameter' && (node.name === 'reply' || isRequestParameter(variable));
  }
  if (node.type !== 'MemberExpression') return false;
  const name = keyName(node.property as Node, node.computed === true) ?? '';
  return OTHER_SIDE.test(name) && isRequest(builder, node.object as Node);
}

/** Whether a request is one of hapi, for which `request.app` belongs to the request alone: its function also takes the toolkit. */
// Matches: request of (request, h) => { request.app.user = load(); return h.continue; } (https://hapi.dev/api#-requestapp)
function isOfHapi(request: Node): boolean {
  for (let node = request.parent; node; node = node.parent) {
    const [first, second] = (node.params ?? []) as readonly Node[];
    if (first?.name === request.name) return second?.name === 'h';
  }
  return false;
}
