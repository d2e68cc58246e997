/** A number of characters, or of bytes, from which on nobody gets the same by chance. */
const LONG = 8;

/** Functions whose result no other call gives; by function, how many characters, or bytes, there are without an argument. */
const UNIQUE: ReadonlyMap<string, number> = new Map([
  // https://nodejs.org/api/crypto.html#cryptorandomuuidoptions
  ...['crypto.randomUUID', ...['v1', 'v4', 'v6', 'v7'].map((name) => `uuid.${name}`)].map(
    (path) => [path, 32] as const,
  ),
  ...['uuid/v1', 'uuid/v4', 'ulid.ulid', 'cuid', '@paralleldrive/cuid2.createId'].map((path) => [path, 24] as const),
  // https://github.com/ai/nanoid#blocking, of which the first argument is the length
  ...['nanoid', 'nanoid.nanoid'].map((path) => [path, 21] as const),
]);
/** Functions of which the first argument is the length. */
const SIZED = /^nanoid/;
/** The bytes have to become a text. */
export const HEX_OF_BYTES = 'crypto.randomBytes().toString';
/** They make a folder, whose name begins with the argument: https://nodejs.org/api/fs.html#fsmkdtempsyncprefix-options */
const FOLDERS: ReadonlySet<string> = new Set(
  ['fs', 'fs-extra', 'graceful-fs']
    .flatMap((name) => [`${name}.mkdtempSync`, `${name}.mkdtemp`])
    .concat(['fs.promises.mkdtemp', 'fs/promises.mkdtemp']),
);

/** Access paths of outside functions that make names. */
export const UNIQUE_PATHS: readonly string[] = [...UNIQUE.keys(), ...FOLDERS, HEX_OF_BYTES];

/** Whether a call of an outside function makes a folder with a name that nobody has, behind a prefix. */
export function makesFolder(path: string): boolean {
  return FOLDERS.has(path);
}

/** How long the text is that a function makes without an argument; undefined where another call may give the same. */
export function lengthOf(path: string): number | undefined {
  return UNIQUE.get(path);
}

/** Whether the first argument of a function is how long its result is. */
export function isSized(path: string): boolean {
  return SIZED.test(path);
}

/** Whether nobody gets a text of this length by chance. */
export function isLong(length: number): boolean {
  return length >= LONG;
}

const MARK = /\*made:(\w+)\*/g;

/** A pattern of any text, which says that the call made it. */
export function markOf(call: string): string {
  return `*made:${Buffer.from(call).toString('hex')}*`;
}

/** The calls that made the marked parts of a pattern. */
export function makersIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(MARK)].map(([, call]) => Buffer.from(call, 'hex').toString());
}

/** The pattern, in which marked parts are any text. */
export function withoutMarks(pattern: string): string {
  return pattern.includes('*made:') ? pattern.replace(MARK, '*') : pattern;
}
