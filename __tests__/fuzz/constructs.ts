/** What a rewritten program shows when a construct is in it: a long run has to have rewritten each of them. */
const CONSTRUCTS: Readonly<Record<string, RegExp>> = {
  'a generator left as it is': /^function\*/m,
  'an async generator': /^async function\*/m,
  'a method that is an async generator': /async \*run/,
  'a loop over an async generator': /for await \(/,
  'all that an async generator gives': /listOf\(/,
  'a generator that hands on another': /yield\* f/,
  'a method that calls super': /await super\.run/,
  'a method that calls an overridden one': /await this\.part/,
  'a private method': /async #inner/,
  'a static method': /static async run/,
  'a getter left as it is': /get run\(\)/,
  'a getter that became a method': /async run\(\) \{\nlet p/,
  'a constructor left as it is': /new C\d+\(/,
  'a recursive function': /await f\d+\(q, p, n - 1\)/,
  'a function used as a tag': /\bf\d+`/,
  'an optional call': /await f\d+(?:\.run)?\?\.\(/,
  'a twin': /f\d+Async/,
  'start-up code': /^boot\(\)/m,
  'two files': /^lib\.js$/m,
  'a file that hands on another': /^index\.js$/m,
  'an ES module': /^import \* as lib|^export \{/m,
  'a default export': /^export default/m,
  'a module that is a function': /^module\.exports = [fC]\d/m,
  'a test that waits': /^test\('calls', async[^]*await [fC]\d/m,
  'a test that expects a rejection': /assert\.(?:rejects|doesNotReject)/,
  'a default value that moved': /=== undefined|=== void 0/,
  'a compound assignment that waits': /[-+*|&?]= await/,
  'a labelled loop': /l\d+: for/,
  'a switch': /switch \(/,
  'a return in try': /try \{ return await/,
  finally: /finally/,
  'an array callback in order': /InOrder\(/,
  lodash: /iterateInOrder\(_\./,
  'a promise executor': /new Promise/,
  'a lock': /exclusive\(/,
};

/** The names of the constructs that a rewritten text has. */
export function constructsIn(text: string): string[] {
  return Object.keys(CONSTRUCTS).filter((name) => CONSTRUCTS[name].test(text));
}

export const ALL_CONSTRUCTS = Object.keys(CONSTRUCTS);
