import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { thisOwner } from '../syntax/receivers';
import type { Variable } from '../syntax/scopes';
import { isFunction, keyName, wrapped } from '../syntax/walk';

/** Conventional names of a request, its response, or both together. */
export const REQUESTS = /^(?:req|request|res|response|ctx|context)$/;
/** Methods that take handlers behind a path, or alone. */
const TAKES_HANDLERS = /^(?:get|head|post|put|delete|options|patch|all|use|addHook)$/;
/** A handler gets a request, or a context, and then a response. */
const OF_REQUEST = 2;

/** Whether a variable is a request, its response, or both: by its name, or because a handler gets it. */
// Matches: req, and q of app.get('/notes', (q, s) => …)
export function isRequestParameter({ kind, declared: [name] }: Variable): boolean {
  if (kind !== 'parameter' || !name) return false;
  if (REQUESTS.test(String(name.name))) return true;
  const fn = name.parent as Node;
  const at = isFunction(fn) ? (fn.params as Node[]).indexOf(name) : -1;
  return at >= 0 && at < OF_REQUEST && isHandler(fn);
}

function isHandler(fn: Node): boolean {
  const value = wrapped(fn);
  const call = value.parent;
  if (call?.type !== 'CallExpression' || call.callee === value) return false;
  const { type, property } = call.callee as Node;
  return type === 'MemberExpression' && TAKES_HANDLERS.test(String((property as Node).name));
}

/** Objects of an application of which each request inherits. */
// Matches: app.context.db = db, app.request.db = db
const OF_ALL = /^(?:context|request|response)$/;
/** Methods that add a function to all requests or answers. */
const ADDS = /^decorate(?:Request|Reply)$/;
// Matches: server.decorate('toolkit', 'page', function () { … })
const ADDED_TO = /^(?:request|toolkit)$/;

/** Whether an expression is what all requests of an application inherit from. */
export function isOfAll({ type, object, property, computed }: Node): boolean {
  if (type !== 'MemberExpression' || (object as Node).name !== 'app') return false;
  return OF_ALL.test(keyName(property as Node, computed === true) ?? '');
}

/** Whether `this` is a request, an answer or a context, because the program adds the function around it to those. */
// Matches: app.context.load = function () { … this.app … }, fastify.decorateReply('page', function () { … this.raw … })
export function isSelfOfRequest({ scopes }: FactsBuilder, self: Node): boolean {
  const around = thisOwner(self);
  if (!around) return false;
  const named = around.id ? scopes.variableOf(around.id as Node) : undefined;
  return [around, ...(named?.uses ?? [])].some((value) => isAdded(wrapped(value)));
}

/** Methods of Fastify by which functions get a route or a hook. */
const TAKES = /^(?:get|head|post|put|delete|options|patch|all|addHook)$/;
// Matches: const fastify = require('fastify')(), fastify.get('/', function () { this.counts … })
const OF_FASTIFY = /^(?:fastify|instance|server|app)$/;

/** Whether `this` is the application, as it is in the handlers of Fastify. */
// Matches: fastify.post('/', async function () { this.counts.visits += 1; })
export function isSelfOfApplication({ file }: FactsBuilder, self: Node): boolean {
  const around = thisOwner(self);
  const call = around && wrapped(around).parent;
  const { type, object, property } = (call?.callee ?? {}) as Node;
  if (call?.type !== 'CallExpression' || type !== 'MemberExpression') return false;
  const isRoute = OF_FASTIFY.test(String((object as Node).name)) && TAKES.test(String((property as Node).name));
  return isRoute && file.text.includes('fastify');
}

function isAdded(value: Node): boolean {
  const { parent } = value;
  if (parent?.type === 'AssignmentExpression' && parent.right === value) return isFieldOfRequest(parent.left as Node);
  if (parent?.type === 'Property' && parent.value === value) return isMerged(parent.parent as Node);
  return parent?.type === 'CallExpression' && isDecoration(parent);
}

function isFieldOfRequest({ type, object }: Node): boolean {
  if (type !== 'MemberExpression') return false;
  const holder = object as Node;
  return isOfAll(holder) || (holder.type === 'Identifier' && REQUESTS.test(String(holder.name)));
}

// Matches: Object.assign(app.context, { load() { … } })
function isMerged(object: Node): boolean {
  const { type, callee, arguments: args = [] } = wrapped(object).parent as Node;
  const [target] = args as Node[];
  if (type !== 'CallExpression' || !target || target === object) return false;
  const { type: calleeType, property } = callee as Node;
  const isAssign = calleeType === 'MemberExpression' && keyName(property as Node, false) === 'assign';
  return isAssign && isFieldOfRequest({ type: 'MemberExpression', object: target } as unknown as Node);
}

function isDecoration({ callee, arguments: args }: Node): boolean {
  const { type, property } = callee as Node;
  const name = type === 'MemberExpression' ? keyName(property as Node, false) : undefined;
  const [first] = args as Node[];
  return name !== undefined && (ADDS.test(name) || (name === 'decorate' && ADDED_TO.test(String(first?.value))));
}
