/** Their first argument is the program that they read. */
const INTERPRETERS = /^(?:bash|bun|deno|node|nodejs|perl|php|python[\d.]*|Rscript|ruby|sh|ts-node|tsx|zsh)$/;
// Matches: -c, -e, -pe, --eval, -m
const GIVEN_AS_TEXT = /^(?:-\w*[cepm]|--(?:eval|print|command))$/;

/** Whether a program runs the script that its first argument names. */
export function isInterpreter(program: string): boolean {
  return INTERPRETERS.test(program);
}

/** Where the name of the script is that a program runs, among the words behind it, undefined where they are not known; -1 for none. */
// Matches: 0 of `sh bump.sh`, but not: node --version, sh -c 'date'
export function scriptAt(program: string, words: readonly (string | undefined)[]): number {
  if (!isInterpreter(program)) return -1;
  const at = words.findIndex((word) => word?.startsWith('-') !== true);
  return words.slice(0, Math.max(at, 0)).some((word) => GIVEN_AS_TEXT.test(word ?? '')) ? -1 : at;
}
