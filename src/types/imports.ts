import type { Span } from './text';

/** A binding made by `require` or `import`: to be reused, or removed when it is no longer used. */
export interface ImportFacts {
  readonly request: string;
  readonly local: string;
  /** `*` for a namespace or the whole module, `default`, or the imported name. */
  readonly imported: string;
  /** The whole statement, and the specifier or property within it. */
  readonly statement: Span;
  readonly specifier: Span;
  /** Number of specifiers in the statement. */
  readonly siblings: number;
  readonly uses: readonly Span[];
  readonly topLevel: boolean;
  readonly style:
    'require' | 'require-destructured' | 'require-member' | 'import' | 'import-named' | 'import-namespace' | 'alias';
  /** For an alias (`const read = fs.readFileSync`): offset of the use of the import that it comes from. */
  readonly base?: number;
  readonly typeOnly: boolean;
  /** Re-exported, reassigned, or declared together with others: it must not be touched. */
  readonly pinned: boolean;
}
