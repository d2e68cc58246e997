import type { ModuleFormat } from '../../types';

/** A node of the syntax tree as oxc returns it: ESTree, with `start`/`end` in UTF-16 code units. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  parent?: Node;
  readonly [key: string]: unknown;
}

/** A parsed file; `errors` is empty when the text is valid. */
export interface Parsed {
  readonly program: Node;
  readonly comments: readonly {
    readonly type: string;
    readonly value: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly errors: readonly string[];
  /** The first error with a code frame, for a person, and its offset. */
  readonly frame?: string;
  readonly errorAt?: number;
  readonly hasModuleSyntax: boolean;
  /** The properties with child nodes, by node type. */
  readonly keys: VisitorKeys;
}

/** The properties with child nodes, by node type, in source order. */
export type VisitorKeys = Readonly<Record<string, readonly string[]>>;

/**
 * Parses a text; invalid code is reported in `errors`, not thrown. `strictly` also reports early errors that only an
 * engine checks: a duplicate declaration, an `await` in a default parameter.
 */
export type Parse = (path: string, text: string, format?: ModuleFormat, strictly?: boolean) => Parsed;

type Oxc = typeof import('oxc-parser', { with: { 'resolution-mode': 'import' } });
let oxc: Oxc | undefined;

/**
 * Loads the parser once. oxc-parser is an ES module with a native part, hence the dynamic import
 * (https://www.npmjs.com/package/oxc-parser).
 */
export async function loadParser(): Promise<Parse> {
  oxc ??= await import('oxc-parser');
  const { parseSync, visitorKeys } = oxc;
  const attempt = attemptWith(parseSync, visitorKeys as VisitorKeys);
  return (path, text, format, strictly) => {
    const first = attempt(path, text, languageOf(path), format, strictly);
    if (first.errors.length === 0) return first;
    for (const [language, as] of otherReadings(languageOf(path), format)) {
      const other = attempt(path, text, language, as, strictly);
      if (other.errors.length === 0) return other;
    }
    return first;
  };
}

/** Other ways to read a text that is not valid as it is, most likely first. */
function otherReadings(language: Language, format?: ModuleFormat): readonly Reading[] {
  // Node accepts a `return` outside of functions in CommonJS, and so do its compilers.
  const returning: Reading = [language, format ?? 'cjs'];
  // Plain .js files may have Flow annotations and JSX; TypeScript's grammar accepts most of the former.
  return language === 'jsx' ? [returning, ['tsx', format]] : [returning];
}

type Reading = readonly [Language, ModuleFormat | undefined];

type Attempt = (path: string, text: string, lang: Language, format?: ModuleFormat, strictly?: boolean) => Parsed;

function attemptWith(parseSync: Oxc['parseSync'], keys: VisitorKeys): Attempt {
  return (path, text, lang, format, strictly) => {
    // With `astType: 'ts'` both languages have one kind of tree, the one that scope analysis expects.
    const options = { lang, astType: 'ts', sourceType: sourceTypeOf(path, format) } as const;
    return parsed(parseSync(path, text, { ...options, showSemanticErrors: strictly === true }), keys);
  };
}

function parsed(result: ReturnType<Oxc['parseSync']>, keys: VisitorKeys): Parsed {
  const errors = result.errors.filter((error) => error.severity === 'Error');
  return {
    keys,
    // Reading this property is what turns the JSON of the tree into objects.
    get program() {
      return result.program as unknown as Node;
    },
    comments: result.comments,
    errors: errors.map((error) => error.message),
    frame: errors[0]?.codeframe ?? undefined,
    errorAt: errors[0]?.labels[0]?.start,
    hasModuleSyntax: result.module.hasModuleSyntax,
  };
}

type Language = 'js' | 'jsx' | 'ts' | 'tsx';

function languageOf(path: string): Language {
  if (/\.[cm]?ts$/.test(path)) return 'ts';
  if (path.endsWith('.tsx')) return 'tsx';
  return 'jsx';
}

function sourceTypeOf(path: string, format?: ModuleFormat): 'module' | 'script' | 'commonjs' | 'unambiguous' {
  if (format === 'esm' || path.endsWith('.mjs') || path.endsWith('.mts')) return 'module';
  if (format === 'cjs' || path.endsWith('.cjs') || path.endsWith('.cts')) return 'commonjs';
  return 'unambiguous';
}
