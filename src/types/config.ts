import type { BlockingModule, MethodRow } from './catalogue';
import type { Framework, HandlerRow } from './frameworks';
import type { Severity } from './graph';
import type { Risk } from './plan';

/** `request`, `background`, … as on the command line. */
export type ContextName = 'request' | 'background' | 'unknown' | 'startup' | 'tooling' | 'unreachable' | 'all';

/** Functions that run for requests although nothing in sight says so. */
export interface HotRule {
  /** A glob of files, whose exports are meant, or `<glob>#<name>`: the functions of that name in these files. */
  readonly match: string;
  /** Whoever calls them awaits what they return and deals with its rejection (default: false, and they stay as they are). */
  readonly awaited?: boolean;
}

/** A call that takes handlers, beside those of the frameworks. */
export interface HandlerRule extends Pick<HandlerRow, 'on' | 'methods' | 'args' | 'chains' | 'returns'> {
  /** Whoever calls the handlers awaits what they return and deals with its rejection (default: false, and they stay as they are). */
  readonly awaited?: boolean;
  /** Wrap each handler that becomes async, as Express 4 needs it. */
  readonly guard?: 'asyncHandler' | 'asyncListener';
}

/**
 * What `unblock.config.{ts,mts,js,mjs,cjs,json}` or `unblock` in package.json may say. Paths and globs are relative to the
 * app's folder. A flag on the command line beats the key of the same name.
 */
export interface UnblockConfig {
  /** Files that start the server, where package.json does not say. */
  readonly entry?: string | readonly string[];
  /** Globs of files to leave out. */
  readonly exclude?: string | readonly string[];
  /** Only these modules, rules, finding ids or sets. */
  readonly only?: string | readonly string[];
  /** All but these. */
  readonly skip?: string | readonly string[];
  /** What is acted on (default: `request`). */
  readonly context?: ContextName | readonly ContextName[];
  /** The lowest severity that is acted on (default: `low`). */
  readonly severity?: Severity;
  /** How much `--yes` may take (default: `safe`). */
  readonly risk?: Risk;
  /** `existsSync` and `statSync` answers may be this many milliseconds old (default: 0). */
  readonly fsCache?: { readonly ttl: number };
  /** False also reads files that git ignores. */
  readonly gitignore?: boolean;
  /** False parses every file. */
  readonly slice?: boolean;
  /** False parses files again that did not change since the last run. */
  readonly cache?: boolean;
  /** True: files that could not be read or parsed are errors. */
  readonly strict?: boolean;
  /** True: touch files with uncommitted changes. */
  readonly allowDirty?: boolean;
  /** Commands that have to pass before and after. */
  readonly verify?: string | readonly string[];
  /** Starts the app, which has to answer at `url` as before. */
  readonly smoke?: string;
  /** Paths on the port that the app is told by `PORT`, or whole addresses (default: `/`). */
  readonly url?: string | readonly string[];
  /** Seconds that each of these may take (default: 600). */
  readonly timeout?: number;
  readonly keepTests?: boolean;
  /** True: exit with 1 when changes are pending. */
  readonly exitCode?: boolean;
  /** `pretty`, `patch`, `json=report.json`, … */
  readonly reporters?: string | readonly string[];
  /** Handlers: `<package>.<method>`, `<file>#<function>` of the project, or a row. */
  readonly handlers?: readonly (string | HandlerRule)[];
  /** Functions that run for requests: a glob of files, `<glob>#<name>`, or a rule. */
  readonly hot?: readonly (string | HotRule)[];
  /** Functions that never run for requests, whatever the graph says: a glob of files or `<glob>#<name>`. */
  readonly cold?: readonly string[];
  /** Modules beside the catalogue, made by `defineModule`. */
  readonly syncApis?: readonly (BlockingModule | { readonly name: string; readonly methods: readonly MethodRow[] })[];
  /** Frameworks beside the built-in ones, made by `defineFramework`. */
  readonly frameworks?: readonly Framework[];
}

/** What a configuration adds to the catalogue and to the graph; all lists are empty without one. */
export interface Additions {
  readonly modules: readonly BlockingModule[];
  readonly frameworks: readonly Framework[];
  /** `<glob>#<name>` of project functions that take handlers. */
  readonly handlers: readonly HotRule[];
  readonly hot: readonly HotRule[];
  readonly cold: readonly string[];
}
