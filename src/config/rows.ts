import { defineFramework, defineModule } from '../define';
import type { BlockingModule, Framework, HandlerRow, HotRule, MethodRow } from '../types';
import { booleanAt, fieldsAt, itemsAt, mustBe, textAt, textsAt, type Place } from './values';

/** Without `helper`: the generated file has only our own helpers. */
const VIAS = ['promises', 'promisify', 'own', 'none'] as const;
const EFFECTS = ['read', 'write', 'remove', 'none'] as const;
const GUARDS = ['asyncHandler', 'asyncListener'] as const;
const ARGS = ['all', 'last', 'first'] as const;
/** The reason for functions whose promise is not known to be awaited (src/plan/reasons.ts). */
const UNAWAITED = 'caller-not-in-sight';

/** An entry of `handlers`: an outside call that takes handlers, or a function of the project that does. */
export type Handlers =
  { readonly kind: 'framework'; readonly framework: Framework } | { readonly kind: 'function'; readonly rule: HotRule };

/** Reads `'<package>.<method>'`, `'<file>#<function>'` or a row. */
export function handlersAt(place: Place): Handlers {
  if (typeof place.value !== 'string') return { kind: 'framework', framework: frameworkAt(place) };
  const text = textAt(place);
  if (text.includes('#')) return { kind: 'function', rule: { match: text } };
  const dot = text.lastIndexOf('.');
  if (dot <= 0 || text.includes('/', dot)) throw mustBe(place, '`<package>.<method>`, `<file>#<function>` or a row');
  return {
    kind: 'framework',
    framework: frameworkOf({ on: [text.slice(0, dot)], methods: [text.slice(dot + 1)], sync: UNAWAITED }),
  };
}

function frameworkAt(place: Place): Framework {
  const fields = fieldsAt(place, ['on', 'methods', 'args', 'chains', 'returns', 'awaited', 'guard']);
  const get = (key: string): Place => fields.get(key) ?? { value: undefined, at: `${place.at}.${key}` };
  const has = (key: string): boolean => fields.has(key);
  const guard = has('guard') ? oneOf(get('guard'), GUARDS) : undefined;
  const awaited = has('awaited') && booleanAt(get('awaited'));
  const row: HandlerRow = {
    on: textsAt(get('on')),
    methods: textsAt(get('methods')),
    args: has('args') ? oneOf(get('args'), ARGS) : undefined,
    chains: has('chains') ? booleanAt(get('chains')) : undefined,
    returns: has('returns') ? textAt(get('returns')) : undefined,
    sync: awaited || guard ? undefined : UNAWAITED,
  };
  return frameworkOf(row, awaited, guard);
}

function frameworkOf(row: HandlerRow, awaited = false, guard?: Framework['guard']): Framework {
  const rows = { name: 'configuration', packages: [], handlers: [row] };
  return defineFramework({ ...rows, catchesRejections: () => awaited, guard });
}

/** Reads a glob of files, `<glob>#<name>`, or a rule that also says whether the caller awaits. */
export function hotRuleAt(place: Place): HotRule {
  if (typeof place.value === 'string') return { match: textAt(place) };
  const fields = fieldsAt(place, ['match', 'awaited']);
  const awaited = fields.get('awaited');
  return {
    match: textAt(fields.get('match') ?? { value: undefined, at: `${place.at}.match` }),
    awaited: awaited ? booleanAt(awaited) : false,
  };
}

/** Reads a module as `defineModule` makes it, or `{ name, methods }` of a JSON file. */
export function moduleAt(place: Place): BlockingModule {
  const fields = fieldsAt(place, ['name', 'methods', 'aliases', 'category']);
  const methods = itemsAt(fields.get('methods') ?? { value: undefined, at: `${place.at}.methods` });
  const name = textAt(fields.get('name') ?? { value: undefined, at: `${place.at}.name` });
  const aliases = fields.get('aliases');
  try {
    return defineModule(name, methods.map(methodAt), aliases?.value === undefined ? [] : textsAt(aliases));
  } catch (error) {
    throw error instanceof Error && error.message.endsWith('two rows') ? mustBe(place, 'one row per method') : error;
  }
}

function methodAt(place: Place): MethodRow {
  const row = place.value as MethodRow;
  if (typeof row !== 'object' || row === null) throw mustBe(place, 'a row');
  textAt({ value: row.sync, at: `${place.at}.sync` });
  const via = oneOf({ value: row.via, at: `${place.at}.via` }, VIAS);
  if (via === 'none') return { ...row, async: '', why: textAt({ value: row.why, at: `${place.at}.why` }) };
  textAt({ value: row.async, at: `${place.at}.async` });
  // The locks depend on the effect, so it is mandatory.
  oneOf({ value: row.effect, at: `${place.at}.effect` }, EFFECTS);
  return row;
}

/** Reads a framework as `defineFramework` makes it. */
export function ownFrameworkAt(place: Place): Framework {
  const framework = place.value as Framework;
  const isFramework =
    typeof framework === 'object' && framework !== null && typeof framework.catchesRejections === 'function';
  if (!isFramework || !Array.isArray(framework.handlers)) throw mustBe(place, 'a framework made by `defineFramework`');
  return framework;
}

function oneOf<Word extends string>(place: Place, words: readonly Word[]): Word {
  const found = words.find((word) => word === place.value);
  if (found === undefined) throw mustBe(place, `one of ${words.join(', ')}`);
  return found;
}
