import { resolve } from 'node:path';
import type { Additions, UnblockConfig } from '../types';
import { handlersAt, hotRuleAt, moduleAt, ownFrameworkAt } from './rows';
import { booleanAt, fieldsAt, itemsAt, mustBe, numberAt, textAt, textsAt, type Place } from './values';

/** A configuration, translated into flags, and its additions to the catalogue and the graph. */
export interface Configured {
  /** Name of the file, for messages; undefined when there is none. */
  readonly file?: string;
  /** Values of flags, as on the command line; an empty string for a switch. */
  readonly flags: ReadonlyMap<string, readonly string[]>;
  readonly additions: Additions;
}

/** The configuration of an app that has none. */
export const UNCONFIGURED: Configured = {
  flags: new Map(),
  additions: { modules: [], frameworks: [], handlers: [], hot: [], cold: [] },
};

interface Part {
  readonly flag?: readonly [name: string, values: readonly string[]];
  readonly additions?: Partial<Additions>;
}

type Reader = (place: Place, root: string) => Part;

const list =
  (flag: string): Reader =>
  (place) => ({ flag: [flag, textsAt(place)] });
const paths =
  (flag: string): Reader =>
  (place, root) => ({ flag: [flag, textsAt(place).map((path) => resolve(root, path))] });
const text =
  (flag: string): Reader =>
  (place) => ({ flag: [flag, [textAt(place)]] });
/** A switch; `when` is the value that sets the flag, because some flags are negative (`--no-gitignore`). */
const toggle =
  (flag: string, when = true): Reader =>
  (place) => ({ flag: [flag, booleanAt(place) === when ? [''] : []] });

/** The reader of each key. A flag with the same meaning takes precedence. */
const READERS: Readonly<Record<keyof UnblockConfig, Reader>> = {
  entry: paths('entry'),
  exclude: list('exclude'),
  only: list('only'),
  skip: list('skip'),
  context: list('context'),
  severity: text('severity'),
  risk: text('risk'),
  fsCache: (place) => ({ flag: ['fs-cache', [`ttl=${ttlAt(place)}`]] }),
  parallel: (place) => ({ flag: ['parallel', [String(numberAt(place))]] }),
  gitignore: toggle('no-gitignore', false),
  slice: toggle('no-slice', false),
  cache: toggle('no-cache', false),
  strict: toggle('strict'),
  allowDirty: toggle('allow-dirty'),
  verify: list('verify'),
  smoke: text('smoke'),
  url: list('url'),
  timeout: (place) => ({ flag: ['timeout', [String(numberAt(place))]] }),
  keepTests: toggle('keep-tests'),
  exitCode: toggle('exit-code'),
  reporters: (place, root) => ({ flag: ['reporter', textsAt(place).map((value) => reporterBelow(root, value))] }),
  handlers: (place) => handlersOf(place),
  hot: (place) => ({ additions: { hot: itemsAt(place).map(hotRuleAt) } }),
  cold: (place) => ({ additions: { cold: itemsAt(place).map(textAt) } }),
  syncApis: (place) => ({ additions: { modules: itemsAt(place).map(moduleAt) } }),
  frameworks: (place) => ({ additions: { frameworks: itemsAt(place).map(ownFrameworkAt) } }),
};

/** Every key that a configuration may have. */
export const CONFIG_KEYS: readonly string[] = Object.keys(READERS);

/** Reads the value of a configuration file; throws a UserError (usage) that names the file and the key. */
export function readKeys(file: string, value: unknown, root: string): Configured {
  const flags = new Map<string, readonly string[]>();
  let additions = UNCONFIGURED.additions;
  for (const [key, place] of fieldsAt({ value, at: `${file}:` }, CONFIG_KEYS)) {
    const part = READERS[key as keyof UnblockConfig](place, root);
    if (part.flag && part.flag[1].length > 0) flags.set(...part.flag);
    additions = { ...additions, ...joined(additions, part.additions ?? {}) };
  }
  return { file, flags, additions };
}

function joined(additions: Additions, more: Partial<Additions>): Partial<Additions> {
  return { ...more, frameworks: [...additions.frameworks, ...(more.frameworks ?? [])] };
}

function handlersOf(place: Place): Part {
  const all = itemsAt(place).map(handlersAt);
  return {
    additions: {
      frameworks: all.flatMap((item) => (item.kind === 'framework' ? [item.framework] : [])),
      handlers: all.flatMap((item) => (item.kind === 'function' ? [item.rule] : [])),
    },
  };
}

function ttlAt(place: Place): number {
  const ttl = fieldsAt(place, ['ttl']).get('ttl');
  if (!ttl) throw mustBe(place, '{ ttl: <milliseconds> }');
  return numberAt(ttl);
}

// Matches: json=reports/unblock.json
function reporterBelow(root: string, value: string): string {
  const [name, ...path] = value.split('=');
  return path.length === 0 ? value : `${name}=${resolve(root, path.join('='))}`;
}
