import type { BlockingModule, MethodRow } from './catalogue';
import type { Framework, HandlerRow } from './frameworks';
import type { Severity } from './graph';
import type { Risk } from './plan';

/** `request`, `background`, … as on the command line. */
export type ContextName = 'request' | 'background' | 'unknown' | 'startup' | 'tooling' | 'unreachable' | 'all';

/** Functions that run for requests although the analysis cannot see it. */
export interface HotRule {
  /** A glob of files, for all of their exports, or `<glob>#<name>`, for the functions of that name in those files. */
  readonly match: string;
  /** Their callers await the result and handle a rejection (default: false, and the functions stay as they are). */
  readonly awaited?: boolean;
}

/** A call that registers handlers, in addition to those of the frameworks. */
export interface HandlerRule extends Pick<HandlerRow, 'on' | 'methods' | 'args' | 'chains' | 'returns'> {
  /**
   * The caller of the handlers awaits the result and handles a rejection (default: false, and the handlers stay as they
   * are).
   */
  readonly awaited?: boolean;
  /** The helper that wraps each handler that becomes async, as Express 4 needs it. */
  readonly guard?: 'asyncHandler' | 'asyncListener';
}

/**
 * What `unblock.config.{ts,mts,js,mjs,cjs,json}`, or `unblock` in package.json, may contain. Paths and globs are
 * relative to the app's folder. A flag on the command line overrides the key of the same name.
 */
export interface UnblockConfig {
  /** Files that start the server, where package.json does not tell. */
  readonly entry?: string | readonly string[];
  /** Globs of files to leave out. */
  readonly exclude?: string | readonly string[];
  /** Act on these modules, rules, finding ids or sets only. */
  readonly only?: string | readonly string[];
  /** Act on all but these. */
  readonly skip?: string | readonly string[];
  /** Contexts that are acted on (default: `request`). */
  readonly context?: ContextName | readonly ContextName[];
  /** Lowest severity that is acted on (default: `low`). */
  readonly severity?: Severity;
  /** Highest risk that `--yes` accepts (default: `safe`). */
  readonly risk?: Risk;
  /** Maximum age, in milliseconds, of answers of `existsSync` and `statSync` (default: 0). */
  readonly fsCache?: { readonly ttl: number };
  /** Maximum number of independent callbacks of `map`, `filter` and `flatMap` that run at once (default: 1). */
  readonly parallel?: number;
  /** `false` also reads files that git ignores. */
  readonly gitignore?: boolean;
  /** `false` parses every file, not only those that can matter. */
  readonly slice?: boolean;
  /** `false` parses every file anew, ignoring the facts of earlier runs. */
  readonly cache?: boolean;
  /** `true` makes files that cannot be read or parsed an error. */
  readonly strict?: boolean;
  /** `true` also changes files with uncommitted changes. */
  readonly allowDirty?: boolean;
  /** Commands that have to succeed before and after. */
  readonly verify?: string | readonly string[];
  /** Command that starts the app, whose answers at `url` have to stay the same. */
  readonly smoke?: string;
  /** Paths, on the port that the app is given in `PORT`, or whole URLs (default: `/`). */
  readonly url?: string | readonly string[];
  /** Timeout of each of these, in seconds (default: 600). */
  readonly timeout?: number;
  readonly keepTests?: boolean;
  /** `true` exits with 1 when there are changes to make. */
  readonly exitCode?: boolean;
  /** `pretty`, `patch`, `json=report.json`, … */
  readonly reporters?: string | readonly string[];
  /** Calls that register handlers: `<package>.<method>`, `<file>#<function>` of the project, or a rule. */
  readonly handlers?: readonly (string | HandlerRule)[];
  /** Functions that run for requests: a glob of files, `<glob>#<name>`, or a rule. */
  readonly hot?: readonly (string | HotRule)[];
  /** Functions that never run for requests, whatever the graph says: a glob of files, or `<glob>#<name>`. */
  readonly cold?: readonly string[];
  /** Modules in addition to the catalogue, made by `defineModule`. */
  readonly syncApis?: readonly (BlockingModule | { readonly name: string; readonly methods: readonly MethodRow[] })[];
  /** Frameworks in addition to the built-in ones, made by `defineFramework`. */
  readonly frameworks?: readonly Framework[];
}

/** What a configuration adds to the catalogue and to the graph; all lists are empty without a configuration. */
export interface Additions {
  readonly modules: readonly BlockingModule[];
  readonly frameworks: readonly Framework[];
  /** `<glob>#<name>` of functions of the project that register handlers. */
  readonly handlers: readonly HotRule[];
  readonly hot: readonly HotRule[];
  readonly cold: readonly string[];
}
