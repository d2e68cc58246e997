import { BEFORE } from '../../language/stages';
import type { CallFacts, Framework, FunctionFacts, HandlerRow } from '../../types';

/** Stands for every function of an object, and with those that it inherits. */
export const EVERY = '**';
export const INHERITED = '***';
/** Members of an object that nobody calls by a name. */
export const NAMELESS = /^(?:constructor$|set |#)/;

/** A factory of handlers is called at start-up, and its result is used at once. */
export const MAKER: HandlerRow = { on: [], methods: [], context: 'startup_path', sync: 'framework-sync' };

/** Where handlers of connect, and those like it, get what passes control on. */
const NEXT_AT = 2;

/** The row for the functions in one field of an options object; without a field, for functions among the arguments. */
export function rowAt(given: HandlerRow, field: string): HandlerRow {
  const stage = given.stages?.[field];
  const row = stage === undefined ? given : { ...given, stage };
  if (row.syncFields?.includes(field)) return { ...row, sync: 'framework-sync' };
  if (row.callbackFields?.includes(field)) return { ...row, callsBack: true, answersAt: undefined };
  const makes = row.makesIn?.[field];
  if (makes) return { ...row, makes };
  const isOption = field !== '' && (row.perRequest === true || row.syncFields?.includes(''));
  const inner = isOption ? { ...row, syncFields: undefined, perRequest: undefined } : row;
  return row.startFields?.includes(field) ? { ...inner, context: 'startup_path' } : inner;
}

/** Whether nothing of options is out of sight: the code that gets them is followed, they are members of a class, or there are none. */
// Matches: app.register(routes, { isAdmin }), NodeHelper.create({ start() {} }), router.get('/notes', middlewares, show)
export function isFollowed({ plugs, extends: above, others, chains, fields }: HandlerRow): boolean {
  return plugs === true || above !== undefined || others === 'known' || (chains === true && fields === undefined);
}

/** The access paths in the rows of a framework, besides those of methods that take handlers. */
export function pathsOfRows({ handlers, settings, ...rows }: Framework): string[] {
  const { decorators = [], records = [], entities = [], files = [] } = rows;
  const members = files.flatMap((row) => Object.values(row.members ?? {}));
  return [
    ...(settings?.set ?? []),
    ...[...records, ...entities],
    ...handlers.flatMap(({ gives = [], needs = [], atOnceWith = [], self }) => [
      ...(self === undefined ? [] : [self]),
      ...gives,
      ...needs,
      ...atOnceWith,
    ]),
    ...handlers.flatMap(({ extends: above }) => (above === undefined ? [] : [above, `${above}()`])),
    ...[...files, ...members].flatMap(({ gives = [] }) => gives),
    ...decorators.flatMap(({ on }) => on),
  ];
}

/** Whether a call names one of the events of a row, if that has some. */
// Matches: server.on('request', listener)
export function isEvent({ events }: HandlerRow, { args }: CallFacts): boolean {
  return events === undefined || args[0]?.value === undefined || events.includes(args[0].value);
}

/** Whether a call stores a function as it is, under a name that is written there, with no options for what else is done with it. */
// Matches: server.decorate('toolkit', 'page', show), and neither server.decorate('handler', 'page', make) nor one with { apply: true }
export function isPlainlyKept(at: number | undefined, { args }: CallFacts): boolean {
  if (at === undefined || args[at]?.value === undefined || args[at + 2]?.kind === 'object') return false;
  return at === 0 || (args[0].value !== undefined && args[0].value !== 'handler');
}

/**
 * The row for a function that is in what is registered. Nobody says that one in options passes control on, but handlers run behind
 * it, as they do behind all but the last that do not pass control on themselves.
 */
// Matches: setHeaders of app.use(serve('public', { setHeaders(res, path) { … } })), isAdmin of app.get('/', only(isAdmin), show)
export function heldRow(row: HandlerRow, { params }: FunctionFacts, isOption: boolean, isLast: boolean): HandlerRow {
  // Not what runs elsewhere: helpers of app.engine('hbs', engine({ helpers: { … } })).
  const stage = row.callsBack ? row.stage : BEFORE;
  if (isOption) return { ...row, next: undefined, stage };
  const passesOn = params.length > (row.next ?? NEXT_AT);
  return isLast || passesOn ? row : { ...row, stage };
}
