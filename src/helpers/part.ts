/** Names that a part imports from one module, as they are written in an import: `promises as fs`. */
export interface PartImport {
  readonly from: string;
  readonly names: readonly string[];
}

/** One source of the generated file, with and without types, and without its imports. */
export interface Part {
  readonly name: string;
  /** The exported functions; all others serve other parts. */
  readonly helpers: readonly string[];
  /** Parts that must be there too. */
  readonly needs: readonly string[];
  /** Functions of other parts, called only if those parts are included anyway; each call is on a line of its own. */
  readonly optional: readonly { readonly part: string; readonly names: readonly string[] }[];
  readonly values: readonly PartImport[];
  readonly types: readonly PartImport[];
  readonly ts: string;
  readonly js: string;
}
