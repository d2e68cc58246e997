/** Their first argument is the program that they read. */
const INTERPRETERS = /^(?:bash|bun|dash|deno|ksh|node|nodejs|perl|php|python[\d.]*|Rscript|ruby|sh|ts-node|tsx|zsh)$/;
const SHELL = /^(?:sh|bash|dash|zsh|ksh)$/;
/** Options of shells, and of others, behind which code follows: `-e` of a shell only makes it stop at errors. */
// Matches: -c, -lc
const CODE_OF_SHELL = /^-\w*c$/;
// Matches: -e, -pe, --eval, -m, and -r of PHP
const CODE = /^(?:-\w*[cepm]|--(?:eval|print|command))$/;
const CODE_OF_PHP = /^(?:-[rBRE]|--run)$/;

/** Whether a program is a shell. */
export function isShell(program: string): boolean {
  return SHELL.test(program);
}

/** Whether a program runs the script that its first argument names. */
export function isInterpreter(program: string): boolean {
  return INTERPRETERS.test(program);
}

/** Where the name of the script is that a program runs, among the words behind it, undefined where they are not known; -1 for none. */
// Matches: 0 of `sh bump.sh`, 1 of `bash -e build.sh`, but not: node --version, sh -c 'date'
export function scriptAt(program: string, words: readonly (string | undefined)[]): number {
  if (!isInterpreter(program)) return -1;
  const at = words.findIndex((word) => word?.startsWith('-') !== true);
  const isCode = isShell(program) ? CODE_OF_SHELL : program === 'php' ? CODE_OF_PHP : CODE;
  return words.slice(0, Math.max(at, 0)).some((word) => isCode.test(word ?? '')) ? -1 : at;
}
