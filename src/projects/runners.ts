/** Commands that run the file named after them, with or without its extension. */
export const RUNNERS: ReadonlySet<string> = new Set([
  'node',
  'nodemon',
  'ts-node',
  'ts-node-dev',
  'tsx',
  'bun',
  'babel-node',
  'supervisor',
  'forever',
]);

/** The words of a script in package.json. */
export function wordsOf(command: string): string[] {
  return command.split(/[\s;&|'"]+/);
}

/** The words after a runner in the same command: its flags and the file that it runs. */
// Matches: NODE_ENV=production node --inspect ./bin/www
export function runBy(command: string): string[] {
  return command.split(/[;&|]+/).flatMap((part) => {
    const words = wordsOf(part);
    const runner = words.findIndex((word) => RUNNERS.has(word));
    return runner < 0 ? [] : words.slice(runner + 1);
  });
}
