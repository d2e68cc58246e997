const REQUEST = /(?:\brequire\s*\(|\bfrom|\bimport\s*\(?|(?<![.\w$])use\s*\()\s*['"`]([^'"`\n]+)['"`]/g;
const COMPUTED = /\b(?:require|import)\s*\(\s*(?!['"`][^'"`\n$]*['"`]\s*[,)])[^)\s]/;

/**
 * The requests of `require`, `import` and `export … from` in a text, without parsing it, so those in comments count,
 * too.
 */
export function requestsIn(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(REQUEST);
}

/** Whether a text loads a module whose name is computed: `require(name)`. */
export function loadsComputed(text: string): boolean {
  return COMPUTED.test(text);
}
