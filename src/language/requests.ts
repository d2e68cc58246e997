const REQUEST = /(?:\brequire\s*\(|\bfrom|\bimport\s*\(?|(?<![.\w$])use\s*\()\s*['"`]([^'"`\n]+)['"`]/g;
const COMPUTED = /\b(?:require|import)\s*\(\s*(?!['"`][^'"`\n$]*['"`]\s*[,)])[^)\s]/;

/** What a text asks for by `require`, `import` or `export … from`, told without parsing it: comments count, too. */
export function requestsIn(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(REQUEST);
}

/** True when a text loads what only a run can tell: `require(name)`. */
export function loadsComputed(text: string): boolean {
  return COMPUTED.test(text);
}
