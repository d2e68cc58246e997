// Made by scripts/build-helpers.js from src/helpers/sources: change those, then run `npm run helpers`.
import type { Part } from './part';

/** The names of all helpers, a contract between the catalogue and the generated file. */
export const HELPERS = [
  'asyncHandler',
  'asyncParam',
  'asyncListener',
  'asyncExecutor',
  'asyncCallback',
  'errorsToCallback',
  'thrownToProcess',
  'asyncReply',
  'inTurn',
  'oneAtATime',
  'heardLate',
  'awaitedLater',
  'failTo',
  'cachedExists',
  'cachedStat',
  'cachedLstat',
  'pathExists',
  'freshStat',
  'existsForStat',
  'statOfExisting',
  'sharedRead',
  'readWhole',
  'readRenewed',
  'readFolder',
  'withoutTemporary',
  'readDescriptor',
  'writePart',
  'zlibInput',
  'invalidate',
  'execCommand',
  'execProgram',
  'execWords',
  'spawnProgram',
  'exclusive',
  'shared',
  'unlocked',
  'exclusiveFiles',
  'sharedFiles',
  'writeFileAtomic',
  'copyFileAtomic',
  'writeJsonAtomic',
  'outputFileAtomic',
  'outputJsonAtomic',
  'mkdirIfMissing',
  'unlinkIfThere',
  'rmIfThere',
  'eachInOrder',
  'mapInOrder',
  'filterInOrder',
  'someInOrder',
  'everyInOrder',
  'findInOrder',
  'findIndexInOrder',
  'findLastInOrder',
  'findLastIndexInOrder',
  'flatMapInOrder',
  'reduceInOrder',
  'reduceRightInOrder',
  'fromInOrder',
  'mapAtOnce',
  'filterAtOnce',
  'flatMapAtOnce',
  'groupInOrder',
  'replaceInOrder',
  'sortInOrder',
  'iterateInOrder',
  'listOf',
  'settled',
] as const;

// Comments that are the same with and without types.
const COMMENT_1 = `/**
 * Separates the arguments from the options of a call in which either may be
 * omitted.
 */`;
const COMMENT_2 = `/**
 * Wraps an async function whose last parameter is a Node-style callback. A
 * rejection is passed to the callback as its first argument. Once the callback
 * has been called, a rejection stays unhandled and ends the process, like an
 * error thrown at that point.
 */`;
const COMMENT_3 = `    // Some callbacks carry properties, such as methods.`;
const COMMENT_4 = `  // Callers may inspect the number of parameters.`;
const COMMENT_5 = `/**
 * Makes an async function usable as the executor of a \`new Promise\`: its
 * rejection rejects the promise, as a throw in a synchronous executor does.
 */`;
const COMMENT_6 = `/**
 * Wraps an async handler for Express 4 or connect: a rejection goes to \`next\`,
 * as a thrown error does. A handler with four parameters keeps four, because
 * that is how Express recognises error middleware.
 */`;
const COMMENT_7 = `/**
 * Wraps an async listener of \`http.createServer\`. If it rejects, the response
 * is a 500, or is cut off when it has already begun.
 */`;
const COMMENT_8 = `/**
 * Like \`asyncHandler\`, for callbacks of \`router.param\` and \`app.param\`, whose
 * \`next\` is the third parameter, before the value and the name.
 */`;
const COMMENT_9 = `/**
 * Wraps an async Fastify handler that sends its response itself. If it resolves
 * without a value, it returns the reply, so that Fastify waits for what is sent
 * instead of answering itself.
 */`;
const COMMENT_10 = `/**
 * Visits the elements of an array, up to \`limit\` of them at a time, and
 * resolves to the results in the order of the array. After an error no further
 * element is visited; it rejects with the error of the first element that has
 * one, when the visits under way are over.
 */`;
const COMMENT_11 = `/**
 * Marks a promise, or a list of promises, as handled. It is awaited only after
 * another \`await\`, and if it was rejected in between, Node would end the
 * process. Whoever awaits it still gets the rejection.
 */`;
const COMMENT_12 = `/**
 * Promise-based \`existsSync\`; it never rejects. Concurrent look-ups of one path
 * share the answer.
 */`;
const COMMENT_13 = `/**
 * Promise-based \`lstatSync\`. Concurrent look-ups of one path share the answer.
 */`;
const COMMENT_14 = `/**
 * Promise-based \`statSync\`. Concurrent look-ups of one path share the answer.
 */`;
const COMMENT_15 = `/**
 * Fails where an array method fails: what was read, or sent by a client, may be
 * no array.
 */`;
const COMMENT_16 = `/**
 * Promise-based \`copyFileSync\` that is atomic: readers see the old content or
 * the new, never a part of it, and the copy is the source as it was before or
 * after a concurrent write, never in between. A target that cannot be replaced
 * (a link, another user's file, a folder that accepts no new file) is
 * overwritten in place.
 */`;
const COMMENT_17 = `  // Copying in place also reports errors with the messages of \`copyFileSync\`.`;
const COMMENT_18 = `/**
 * Whether a new file can replace the one at this path; true if there is none.
 */`;
const COMMENT_19 = `/** Returns false if the file cannot be replaced. */`;
const COMMENT_20 = `  // The source changed while it was copied. The synchronous call cannot be
  // interrupted by a write of this process.`;
const COMMENT_21 = `/** Like \`list.forEach(visit)\`, but awaits each visit before the next. */`;
const COMMENT_22 = `/** Whether the callback of such a function is being called. */`;
const COMMENT_23 = `/**
 * Wraps an async function whose last argument is a Node-style callback. What it
 * rejects with is passed to the callback as its first argument, even if the
 * callback threw it: for packages that catch what the function throws, and do
 * so.
 */`;
const COMMENT_24 = `    // Parameters that are left out, or have a default, do not tell where it is.`;
const COMMENT_25 = `/**
 * Like \`list.every(visit)\`, but awaits each visit; stops at the first falsy
 * result.
 */`;
const COMMENT_26 = `/**
 * Runs \`work\` under exclusive locks of these files: no other work on one of
 * them with the same key runs meanwhile, and no \`exclusive\` work with the same
 * key. Work on other files does. Re-entrant for the same files; work on others,
 * and \`exclusive\` work with the same key, must not be started inside of it.
 */`;
const COMMENT_27 = `/**
 * Runs \`work\` under an exclusive lock of this process: no other \`exclusive\` or
 * \`shared\` work with the same key runs meanwhile. The lock is re-entrant: work
 * started inside of \`work\` with the same key does not wait for it, only for
 * other work started there. Always take several keys in the same order;
 * otherwise they can deadlock.
 */`;
const COMMENT_28 = `/**
 * Promise-based \`execSync\`: runs a command in a shell and resolves to its
 * stdout.
 */`;
const COMMENT_29 = `/**
 * Promise-based \`execFileSync\`: runs a program without a shell and resolves to
 * its stdout.
 */`;
const COMMENT_30 = `/**
 * Promise-based \`execSync\` for a command given as a list of words, which are
 * passed to the program unchanged, without a shell. Only if the program cannot
 * be started, a shell runs the command, so that the error is the same (status
 * 127 for a missing program). Other errors are named as the shell's, too.
 */`;
const COMMENT_31 = `/**
 * Promise-based \`existsSync\` that keeps the answer for a \`statOfExisting\` that
 * follows at once.
 */`;
const COMMENT_32 = `/** Promise-based \`statSync\` of a path that \`existsForStat\` has just found. */`;
const COMMENT_33 = `// \`access\` checks for the real user, \`stat\` for the effective one. On Windows,
// \`stat\` fails for a dangling link and \`access\` does not.`;
const COMMENT_34 = `/** Keeps an answer until all that await it have resumed. */`;
const COMMENT_35 = `/**
 * Wraps an async callback of a function that may call it before it returns. If
 * it does, a rejection is passed to \`fail\`, where an error thrown at that point
 * would have ended up. A later one ends the process, like an error thrown then.
 */`;
const COMMENT_36 = `  // Whichever comes first: code that runs in a promise callback is followed by
  // others of these, and all other code by what the next tick runs.`;
const COMMENT_37 = `/**
 * Runs \`work\` with the locks of some files, in the order of their names, so
 * that two of these never wait for each other. Work with the lock of the whole
 * key excludes them all.
 */`;
const COMMENT_38 = `/** None where there is no path: then \`work\` fails where it uses it. */`;
const COMMENT_39 = `// Many file systems take names that differ in case, or in how an accent is
// encoded, for the same.`;
const COMMENT_40 = `/**
 * Like \`list.filter(visit)\`, but awaits the visits, up to \`limit\` of them at a
 * time.
 */`;
const COMMENT_41 = `/** Like \`list.filter(visit)\`, but awaits each visit before the next. */`;
const COMMENT_42 = `/**
 * Like \`list.find(visit)\`, but awaits each visit; stops at the first truthy
 * result.
 */`;
const COMMENT_43 = `/**
 * Like \`list.findIndex(visit)\`, but awaits each visit; stops at the first
 * truthy result.
 */`;
const COMMENT_44 = `/**
 * Like \`list.findLast(visit)\`, but awaits each visit; stops at the first truthy
 * result.
 */`;
const COMMENT_45 = `/**
 * Like \`list.findLastIndex(visit)\`, but awaits each visit; stops at the first
 * truthy result.
 */`;
const COMMENT_46 = `/**
 * Like \`list.flatMap(visit)\`, but awaits the visits, up to \`limit\` of them at a
 * time.
 */`;
const COMMENT_47 = `/** Like \`list.flatMap(visit)\`, but awaits each visit before the next. */`;
const COMMENT_48 = `/**
 * The common part of \`reduceInOrder\` and \`reduceRightInOrder\`. Without an
 * initial value, the first element (holes excepted) is the initial value.
 */`;
const COMMENT_49 = `/**
 * Like \`Array.from(list, visit)\`, but awaits each visit before it takes the
 * next element.
 */`;
const COMMENT_50 = `/**
 * Like \`method(list, keyOf)\`, where the method is \`Object.groupBy\` or
 * \`Map.groupBy\`, but awaits each key before it takes the next element.
 */`;
const COMMENT_51 = `/**
 * Calls a handler whose \`next\` is the argument at index \`nextAt\`, and passes a
 * throw or a rejection to \`next\`, which is never called twice. The promise is
 * not returned, because restify would call \`next\` for it.
 */`;
const COMMENT_52 = `/**
 * Adds listeners to a request or response after an \`await\`. If it has already
 * ended, for example because the client disconnected, the listener is called at
 * once, because the event will not be emitted again.
 */`;
const COMMENT_53 = `  // Node emits this error only if there is a listener.`;
const COMMENT_54 = `/**
 * Visits the elements of an array one after another, as array methods do: holes
 * are skipped, and so are elements added during the iteration. Stops when
 * \`until\` returns true for a result.
 */`;
const COMMENT_55 = `/** By emitter: the work that must finish before its next listener may start. */`;
const COMMENT_56 = `/**
 * Wraps an async listener so that the events of its emitter are handled one at
 * a time, in the order in which they are emitted, by all listeners wrapped like
 * this. A rejection ends the process, like an error thrown in a listener.
 */`;
const COMMENT_57 = `/**
 * Like \`method(list, visit)\` of lodash or Underscore, but awaits each visit
 * before the next. The method is called synchronously to learn which elements
 * it visits and which results make it stop, and again with all results to
 * produce its own.
 */`;
const COMMENT_58 = `    // The element may have been replaced during an earlier visit.`;
const COMMENT_59 = `/**
 * The elements of a sample list of two that a method visits if each visit
 * returns \`result\`.
 */`;
const COMMENT_60 = `/** The list as it was visited: it may have been modified since. */`;
const COMMENT_61 = `/**
 * Collects the values of an async generator: \`[...items]\` for a synchronous
 * one.
 */`;
const COMMENT_62 = `// Asynchronous work that outlives the lock still has it in its context, but
// does not hold it any more.`;
const COMMENT_63 = `/** Returns undefined if the lock is free. */`;
const COMMENT_64 = `  // A reader does not overtake a waiting writer, which could then wait for
  // ever.`;
const COMMENT_65 = `/**
 * Runs \`work\` with the lock of a key, as its only holder or shared. Re-entrant:
 * inside of \`work\`, the same key is available at once.
 */`;
const COMMENT_66 = `/**
 * The common part of \`cachedStat\` and \`cachedLstat\`; \`kind\` keeps their cache
 * entries apart.
 */`;
const COMMENT_67 = `// Callers may modify what they get, including the dates.`;
const COMMENT_68 = `    // Newer versions of Node compute the dates on access.`;
const COMMENT_69 = `/**
 * How long an answer may be reused, in milliseconds. With 0, only concurrent
 * look-ups share an answer.
 */`;
const COMMENT_70 = `/** The same for "no such file", which is more likely to change. */`;
const COMMENT_71 = `/** Maximum number of cached answers; the least recently used is evicted. */`;
const COMMENT_72 = `/**
 * Returns the answer of \`ask\` for a path; shares a pending or recent answer to
 * the same question.
 */`;
const COMMENT_73 = `  // The path as written, because \`a/../b\` and \`b\` may be different files, and
  // errors contain it.`;
const COMMENT_74 = `/** Marks a look-up as the most recently used, and returns its answer. */`;
const COMMENT_75 = `    // An answer that was invalidated while pending must not be cached.`;
const COMMENT_76 = `// A monotonic clock: the time of day can be set back.`;
const COMMENT_77 = `/**
 * Drops the answers about a path, everything below it, and its folder. Call it
 * after each change there.
 */`;
const COMMENT_78 = `/**
 * Like \`list.map(visit)\`, but awaits the visits, up to \`limit\` of them at a
 * time.
 */`;
const COMMENT_79 = `/** Like \`list.map(visit)\`, but awaits each visit before the next. */`;
const COMMENT_80 = `/**
 * Promise-based \`mkdirSync\` of a folder that was just missing. It is no error
 * if another request has created it since.
 */`;
const COMMENT_81 = `/**
 * Whether \`statSync\` with \`throwIfNoEntry: false\` returns undefined for this
 * error.
 */`;
const COMMENT_82 = `// From Node 22 on, that includes ENOTDIR: \`file/below\`.`;
const COMMENT_83 = `/**
 * Wraps the async callback of an interval, so that it never runs twice at the
 * same time. What falls due while it runs is left out, as it is by timers of
 * Node that have no time for it. A rejection ends the process, like an error
 * thrown in such a callback.
 */`;
const COMMENT_84 = `/**
 * Promise-based \`outputFileSync\` of fs-extra: creates missing folders, and
 * replaces the file atomically.
 */`;
const COMMENT_85 = `/** Creates the folder of a file, unless something exists at that path. */`;
const COMMENT_86 = `/**
 * Promise-based \`outputJsonSync\` of fs-extra. The value is serialised at the
 * time of the call.
 */`;
const COMMENT_87 = `/**
 * The stdout of a finished process; throws what \`execSync\` would. \`shown\` is
 * the command in messages.
 */`;
const COMMENT_88 = `    // The error was created in an event handler, so its stack does not show the
    // caller.`;
const COMMENT_89 = `/**
 * A copy of a system error for one caller, which may modify what it catches.
 */`;
const COMMENT_90 = `/** Promise-based \`existsSync\`; it never rejects. */`;
const COMMENT_91 = `/**
 * Promise-based \`readFileSync\` of a file descriptor. (The callback form of
 * \`readFile\` accepts one, too, but does not report read errors: the file would
 * seem empty.)
 */`;
const COMMENT_92 = `  // For an invalid encoding, \`readFile\` throws the same error as the
  // synchronous call.`;
const COMMENT_93 = `// \`fs.promises.readdir\` lists the content of subfolders in another order.`;
const COMMENT_94 = `/**
 * Promise-based \`readdirSync\` that omits the temporary files of atomic writes
 * in progress.
 */`;
const COMMENT_95 = `/**
 * Promise-based \`readFileSync\` for a file that this process also removes, or
 * renames, and at once writes again: it is never missed.
 */`;
const COMMENT_96 = `    // Which of the two it is, the overloads above tell.`;
const COMMENT_97 = `  // The synchronous call cannot come between the two steps.`;
const COMMENT_98 = `/**
 * Promise-based \`readFileSync\` for a file that this process also writes
 * synchronously: the result is the content before or after a write, never a
 * mixture.
 */`;
const COMMENT_99 = `  // The file changed while it was read. The synchronous call cannot be
  // interrupted by a write of this process.`;
const COMMENT_100 = `/** Like \`list.reduce(fold, initial)\`, but awaits each step before the next. */`;
const COMMENT_101 = `/**
 * Like \`list.reduceRight(fold, initial)\`, but awaits each step before the next.
 */`;
const COMMENT_102 = `/**
 * Like \`text.replace(pattern, replacer)\`, but awaits each replacement before
 * the next.
 */`;
const COMMENT_103 = `  // The second pass must start where the first did.`;
const COMMENT_104 = `/**
 * Promise-based \`rmSync\` of something that was just there. It is no error if
 * another request has removed it since.
 */`;
const COMMENT_105 = `/**
 * Starting a process blocks the event loop briefly, so only this many run at
 * once; the rest are queued.
 */`;
const COMMENT_106 = `/** Promise-based \`spawnSync\`: the same result, with the same \`error\` in it. */`;
const COMMENT_107 = `  // What others change while it is queued is not meant for it.`;
const COMMENT_108 = `      // \`spawn\` throws for some failures to start (an argument list that is too
      // long), and for invalid arguments.`;
const COMMENT_109 = `// The timeout is handled here, so that the result has the exit status and the
// output up to then. \`spawn\` rejects an invalid one.`;
const COMMENT_110 = `  // For \`spawn\`, an empty \`cwd\` means the current folder; for \`spawnSync\`, it
  // does not exist.`;
const COMMENT_111 = `    // A grandchild process may keep these open indefinitely.`;
const COMMENT_112 = `/**
 * Writes the input to the child; the returned function tells whether all of it
 * was consumed.
 */`;
const COMMENT_113 = `/**
 * Visits elements one after another, from the first or the last, until a result
 * is truthy. Unlike other array methods, \`find\` and its variants visit holes.
 */`;
const COMMENT_114 = `/**
 * Awaits \`work\`, and returns a synchronous function that returns its result or
 * throws its error.
 */`;
const COMMENT_115 = `/**
 * Runs \`work\` under shared locks of these files, together with other
 * \`sharedFiles\` work but not while \`exclusiveFiles\` work on one of them with
 * the same key runs, nor \`exclusive\` work with the same key: for code that only
 * reads. Re-entrant for the same files.
 */`;
const COMMENT_116 = `/**
 * Promise-based \`readFileSync\`. Concurrent reads of one file share the content;
 * nothing is cached.
 */`;
const COMMENT_117 = `/**
 * The path as written, because errors contain it; none for what is not a path.
 */`;
const COMMENT_118 = `/**
 * Runs \`work\` under a shared lock of this process, together with other \`shared\`
 * work but not while \`exclusive\` work with the same key runs: for code that
 * only reads. Re-entrant for \`shared\`; \`exclusive\` work with the same key must
 * not be started inside of it.
 */`;
const COMMENT_119 = `/**
 * Like \`list.some(visit)\`, but awaits each visit; stops at the first truthy
 * result.
 */`;
const COMMENT_120 = `/**
 * Like \`list.sort(compare)\`, but awaits each comparison. The list is modified
 * once all are done.
 */`;
const COMMENT_121 = `  // \`undefined\` is never compared: it goes to the end.`;
const COMMENT_122 = `/**
 * Promise-based \`spawnSync\`. It also resolves if the program could not be
 * started; see \`error\`.
 */`;
const COMMENT_123 = `/** The names that \`temporaryFor\` creates. */`;
const COMMENT_124 = `/**
 * Whether an entry of a folder is a temporary file of an atomic write in
 * progress.
 */`;
const COMMENT_125 = `  // With \`recursive\`, a name is a relative path.`;
const COMMENT_126 = `/**
 * A path for the new content of a file before it is renamed: in the same
 * folder, with a name that \`isTemporary\` recognises.
 */`;
const COMMENT_127 = `/**
 * Wraps an async callback whose result nobody uses. What it rejects with is
 * thrown, like an error of the callback before, so that the process is told of
 * it as of that: by \`uncaughtException\`, not by \`unhandledRejection\`.
 */`;
const COMMENT_128 = `/**
 * How old a change has to be, in milliseconds, for timestamps to be conclusive.
 */`;
const COMMENT_129 = `/**
 * Whether a file has certainly not changed. Two changes within one clock tick
 * have the same timestamp.
 */`;
const COMMENT_130 = `/**
 * Promise-based \`unlinkSync\` of a file that was just there. It is no error if
 * another request has removed it since.
 */`;
const COMMENT_131 = `/**
 * Waits for a promise without the lock of a key, if that is held, and takes it
 * again before it goes on: what others could do during a wait, they still can.
 * For a promise that takes no time it keeps the lock, because nobody else could
 * run then. What the promise is of must not use what the lock protects.
 */`;
const COMMENT_132 = `  // Some queries begin each time that they are asked for their result.`;
const COMMENT_133 = `// Locks that are taken again under one with the same key keep nobody out.`;
const COMMENT_134 = `// Whoever comes back first takes it for all that run under it.`;
const COMMENT_135 = `// Node runs all jobs and ticks before the next event. A tick that is asked for
// by a job runs when there are no more jobs; there may be ticks in front of it
// that add some.`;
const COMMENT_136 = `/**
 * What a listing of a folder gives, without the temporary files of atomic
 * writes in progress.
 */`;
const COMMENT_137 = `// Needed by each write; \`fs.promises\` has more overhead.`;
const COMMENT_138 = `/** By file: its calls in order. The first is in progress. */`;
const COMMENT_139 = `/** By folder and mode: the owner and mode of files being created there. */`;
const COMMENT_140 = `/**
 * Promise-based \`writeFileSync\` that is atomic: readers see the old content or
 * the new, never a part of it. Writes of one file are done in the order of the
 * calls; a write that the next call would replace at once is skipped. What
 * cannot be replaced (a pipe, a file descriptor, a file in a folder that
 * accepts no new file) is overwritten in place.
 */`;
const COMMENT_141 = `// Not \`resolve\`, which ignores that \`link/..\` is the parent of the folder the
// link points to.`;
const COMMENT_142 = `    // Writing in place also reports errors in the path with the messages of
    // \`writeFileSync\`.`;
const COMMENT_143 = `/**
 * The index of the last of the leading calls that only replace the content of
 * the call before.
 */`;
const COMMENT_144 = `// Undefined for what must be overwritten in place: anything but a regular,
// writable file with one name.`;
const COMMENT_145 = `// Writing in place reports an invalid mode, even if the file exists.`;
const COMMENT_146 = `/** Replaces \`target\` by a new file; returns false if that is not possible. */`;
const COMMENT_147 = `// Files created at the same time in one folder with one mode have the same
// owner and permissions.`;
const COMMENT_148 = `// Only errors of the folder or the permissions: a full disk, in contrast, must
// not cost the old content.`;
const COMMENT_149 = `/**
 * Promise-based \`writeJsonSync\` of fs-extra that is atomic: readers see the old
 * content or the new, never a part of it. The value is serialised at the time
 * of the call.
 */`;
const COMMENT_150 = `  // A custom \`fs\`: how it writes a file is its own affair.`;
const COMMENT_151 = `/**
 * The text of the file, according to the options \`spaces\`, \`EOL\` and \`finalEOL\`
 * of \`jsonfile\`.
 */`;
const COMMENT_152 = `/**
 * Promise-based \`writeSync\`. For a string, only a position and an encoding are
 * used, and further arguments ignored, as the synchronous call does.
 */`;
const COMMENT_153 = `/**
 * Checks the input of a zlib call, and returns it. For an invalid one it throws
 * as the synchronous calls do; the others would accept some of those.
 */`;

/** The text of each source, ready to be put together. */
export const PARTS: readonly Part[] = [
  {
    name: 'arguments-of',
    helpers: [],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_1}
function argumentsOf<Options>(
  args: unknown,
  options: Options | undefined,
): [readonly string[], Options] {
  const isOptions = !!args && typeof args === 'object' && !Array.isArray(args);
  const [list, settings] = isOptions ? [[], args] : [args || [], options || {}];
  return [list as readonly string[], settings as Options];
}
`,
    js: `${COMMENT_1}
function argumentsOf(args, options) {
  const isOptions = !!args && typeof args === 'object' && !Array.isArray(args);
  const [list, settings] = isOptions ? [[], args] : [args || [], options || {}];
  return [list, settings];
}
`,
  },
  {
    name: 'async-callback',
    helpers: ['asyncCallback'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `type Callback = (...results: unknown[]) => unknown;

${COMMENT_2}
export function asyncCallback<Args extends any[]>(
  work: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function started(this: unknown, ...args: unknown[]): void {
    const callback = args[work.length - 1] as Callback;
    let called = false;
    const once = (...results: unknown[]): unknown => {
      called = true;
      return callback(...results);
    };
${COMMENT_3}
    args[work.length - 1] = Object.assign(once, callback);
    Promise.resolve(work.apply(this, args as Args)).catch((error: unknown) => {
      if (called) throw error;
      callback(error || new Error('Rejected promise'));
    });
  }
${COMMENT_4}
  return Object.defineProperty(started, 'length', { value: work.length });
}
`,
    js: `${COMMENT_2}
export function asyncCallback(work) {
  function started(...args) {
    const callback = args[work.length - 1];
    let called = false;
    const once = (...results) => {
      called = true;
      return callback(...results);
    };
${COMMENT_3}
    args[work.length - 1] = Object.assign(once, callback);
    Promise.resolve(work.apply(this, args)).catch((error) => {
      if (called) throw error;
      callback(error || new Error('Rejected promise'));
    });
  }
${COMMENT_4}
  return Object.defineProperty(started, 'length', { value: work.length });
}
`,
  },
  {
    name: 'async-executor',
    helpers: ['asyncExecutor'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `type Executor<Value, Result> = (
  resolve: (value: Value | PromiseLike<Value>) => void,
  reject: (reason?: unknown) => void,
) => Result;

${COMMENT_5}
export function asyncExecutor<Value>(
  executor: Executor<Value, Promise<unknown>>,
): Executor<Value, void> {
  return (resolve, reject) => {
    executor(resolve, reject).catch(reject);
  };
}
`,
    js: `${COMMENT_5}
export function asyncExecutor(executor) {
  return (resolve, reject) => {
    executor(resolve, reject).catch(reject);
  };
}
`,
  },
  {
    name: 'async-handler',
    helpers: ['asyncHandler'],
    needs: ['guard'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_6}
export function asyncHandler<Args extends any[]>(
  handler: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  const guarded: unknown =
    handler.length === 4
      ? function (
          this: unknown,
          error: unknown,
          request: unknown,
          response: unknown,
          next: unknown,
        ) {
          return guard(handler, this, [error, request, response, next], 3);
        }
      : function (
          this: unknown,
          request: unknown,
          response: unknown,
          next: unknown,
        ) {
          return guard(handler, this, [request, response, next], 2);
        };
  return guarded as (this: any, ...args: Args) => void;
}
`,
    js: `${COMMENT_6}
export function asyncHandler(handler) {
  const guarded =
    handler.length === 4
      ? function (error, request, response, next) {
          return guard(handler, this, [error, request, response, next], 3);
        }
      : function (request, response, next) {
          return guard(handler, this, [request, response, next], 2);
        };
  return guarded;
}
`,
  },
  {
    name: 'async-listener',
    helpers: ['asyncListener'],
    needs: [],
    optional: [],
    values: [],
    types: [{ from: 'http', names: ['IncomingMessage', 'ServerResponse'] }],
    ts: `${COMMENT_7}
export function asyncListener<
  Request extends IncomingMessage,
  Response extends ServerResponse,
>(
  listener: (request: Request, response: Response) => unknown,
): (request: Request, response: Response) => Promise<void> {
  return async function (
    this: unknown,
    request: Request,
    response: Response,
  ): Promise<void> {
    try {
      await listener.call(this, request, response);
    } catch (error) {
      console.error(error);
      refuse(response);
    }
  };
}

function refuse(response: ServerResponse): void {
  if (response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Internal Server Error');
}
`,
    js: `${COMMENT_7}
export function asyncListener(listener) {
  return async function (request, response) {
    try {
      await listener.call(this, request, response);
    } catch (error) {
      console.error(error);
      refuse(response);
    }
  };
}

function refuse(response) {
  if (response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Internal Server Error');
}
`,
  },
  {
    name: 'async-param',
    helpers: ['asyncParam'],
    needs: ['guard'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_8}
export function asyncParam<Args extends any[]>(
  handler: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  const guarded: unknown = function (this: unknown, ...args: unknown[]) {
    return guard(handler, this, args, 2);
  };
  return guarded as (this: any, ...args: Args) => void;
}
`,
    js: `${COMMENT_8}
export function asyncParam(handler) {
  const guarded = function (...args) {
    return guard(handler, this, args, 2);
  };
  return guarded;
}
`,
  },
  {
    name: 'async-reply',
    helpers: ['asyncReply'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_9}
export function asyncReply<Args extends any[]>(
  handler: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => Promise<any> {
  async function replying(this: unknown, ...args: unknown[]): Promise<unknown> {
    const value = await handler.apply(this, args as Args);
    return value === undefined ? args[args.length - 1] : value;
  }
  return Object.defineProperty(replying, 'length', { value: handler.length });
}
`,
    js: `${COMMENT_9}
export function asyncReply(handler) {
  async function replying(...args) {
    const value = await handler.apply(this, args);
    return value === undefined ? args[args.length - 1] : value;
  }
  return Object.defineProperty(replying, 'length', { value: handler.length });
}
`,
  },
  {
    name: 'at-once',
    helpers: [],
    needs: ['check-list', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `/** The result of one visit; \`undefined\` for a hole. */
interface Visited<Item, Result> {
  readonly item: Item;
  readonly result: Result;
}

${COMMENT_10}
async function visitAtOnce<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  limit: number,
): Promise<(Visited<Item, Result> | undefined)[]> {
  checkList(list);
  const { length } = list;
  const results = new Array<Visited<Item, Result> | undefined>(length);
  const errors = new Map<number, unknown>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < length && errors.size === 0) {
      const index = next++;
      if (!(index in list)) continue;
      const item = list[index] as Item;
      try {
        results[index] = { item, result: await visit(item, index, list) };
      } catch (error) {
        errors.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, length) }, work));
  if (errors.size > 0) throw errors.get(Math.min(...errors.keys()));
  return results;
}
`,
    js: `${COMMENT_10}
async function visitAtOnce(list, visit, limit) {
  checkList(list);
  const { length } = list;
  const results = new Array(length);
  const errors = new Map();
  let next = 0;
  const work = async () => {
    while (next < length && errors.size === 0) {
      const index = next++;
      if (!(index in list)) continue;
      const item = list[index];
      try {
        results[index] = { item, result: await visit(item, index, list) };
      } catch (error) {
        errors.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, length) }, work));
  if (errors.size > 0) throw errors.get(Math.min(...errors.keys()));
  return results;
}
`,
  },
  {
    name: 'awaited-later',
    helpers: ['awaitedLater'],
    needs: [],
    optional: [],
    values: [{ from: 'util', names: ['types'] }],
    types: [],
    ts: `${COMMENT_11}
export function awaitedLater<Kept>(kept: Kept): Kept {
  for (const promise of Array.isArray(kept) ? (kept as unknown[]) : [kept])
    if (types.isPromise(promise)) promise.catch((): void => undefined);
  return kept;
}
`,
    js: `${COMMENT_11}
export function awaitedLater(kept) {
  for (const promise of Array.isArray(kept) ? kept : [kept])
    if (types.isPromise(promise)) promise.catch(() => undefined);
  return kept;
}
`,
  },
  {
    name: 'cached-exists',
    helpers: ['cachedExists'],
    needs: ['lookup'],
    optional: [],
    values: [
      { from: 'fs', names: ['access'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `const askAccess = promisify(access);

${COMMENT_12}
export async function cachedExists(path: PathLike): Promise<boolean> {
  try {
    await (typeof path === 'string'
      ? lookUp('access', path, () => askAccess(path))
      : askAccess(path));
    return true;
  } catch {
    return false;
  }
}
`,
    js: `const askAccess = promisify(access);

${COMMENT_12}
export async function cachedExists(path) {
  try {
    await (typeof path === 'string'
      ? lookUp('access', path, () => askAccess(path))
      : askAccess(path));
    return true;
  } catch (_a) {
    return false;
  }
}
`,
  },
  {
    name: 'cached-lstat',
    helpers: ['cachedLstat'],
    needs: ['look-at', 'no-entry'],
    optional: [],
    values: [
      { from: 'fs', names: ['lstat'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `const askLstat = promisify(lstat) as Ask;

${COMMENT_13}
export function cachedLstat<Options extends LookOptions>(
  path: PathLike,
  options?: Options,
): Promise<Looked<Options>> {
  return lookAt('lstat', askLstat, path, options) as Promise<Looked<Options>>;
}
`,
    js: `const askLstat = promisify(lstat);

${COMMENT_13}
export function cachedLstat(path, options) {
  return lookAt('lstat', askLstat, path, options);
}
`,
  },
  {
    name: 'cached-stat',
    helpers: ['cachedStat'],
    needs: ['look-at', 'no-entry'],
    optional: [],
    values: [
      { from: 'fs', names: ['stat'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `const askStat = promisify(stat) as Ask;

${COMMENT_14}
export function cachedStat<Options extends LookOptions>(
  path: PathLike,
  options?: Options,
): Promise<Looked<Options>> {
  return lookAt('stat', askStat, path, options) as Promise<Looked<Options>>;
}
`,
    js: `const askStat = promisify(stat);

${COMMENT_14}
export function cachedStat(path, options) {
  return lookAt('stat', askStat, path, options);
}
`,
  },
  {
    name: 'check-list',
    helpers: [],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_15}
function checkList(list: unknown): void {
  if (!Array.isArray(list))
    throw new TypeError(
      \`\${list === null ? 'null' : typeof list} is not an array\`,
    );
}
`,
    js: `${COMMENT_15}
function checkList(list) {
  if (!Array.isArray(list))
    throw new TypeError(
      \`\${list === null ? 'null' : typeof list} is not an array\`,
    );
}
`,
  },
  {
    name: 'copy-file-atomic',
    helpers: ['copyFileAtomic'],
    needs: ['temporary', 'unchanged'],
    optional: [{ part: 'lookup', names: ['invalidate'] }],
    values: [{ from: 'fs', names: ['constants', 'copyFileSync', 'promises as fs'] }],
    types: [{ from: 'fs', names: ['BigIntStats', 'PathLike', 'Stats'] }],
    ts: `${COMMENT_16}
export async function copyFileAtomic(
  from: PathLike,
  to: PathLike,
  mode: number = 0,
): Promise<void> {
  const isReplaced =
    typeof to === 'string' &&
    mode === 0 &&
    (await isOwnFile(to)) &&
    (await replaceByCopy(from, to));
${COMMENT_17}
  if (!isReplaced) await copyAll(from, to, mode);
  if (typeof to === 'string') invalidate(to);
}

${COMMENT_18}
async function isOwnFile(path: string): Promise<boolean> {
  if (path === '' || /[\\\\/]$/.test(path)) return false;
  try {
    const stats = await fs.lstat(path);
    return stats.isFile() && stats.nlink === 1 && isMadeByUs(stats);
  } catch (error) {
    return (error as { code?: unknown }).code === 'ENOENT';
  }
}

function isMadeByUs({ uid, gid, mode }: Stats): boolean {
  if (!process.geteuid || !process.getegid) return false;
  return (
    process.geteuid() === uid &&
    process.getegid() === gid &&
    (mode & constants.S_IWUSR) !== 0
  );
}

${COMMENT_19}
async function replaceByCopy(from: PathLike, to: string): Promise<boolean> {
  const temporary = temporaryFor(to);
  try {
    await copyAll(from, temporary, constants.COPYFILE_EXCL);
    await fs.rename(temporary, to);
    return true;
  } catch {
    await fs.unlink(temporary).catch((): undefined => undefined);
    return false;
  }
}

async function copyAll(
  from: PathLike,
  to: PathLike,
  mode: number,
): Promise<void> {
  const before = await lookAtSource(from);
  await fs.copyFile(from, to, mode);
  const after = before && (await lookAtSource(from));
${COMMENT_20}
  if (after && !isUnchanged(before, after))
    copyFileSync(from, to, mode & ~constants.COPYFILE_EXCL);
}

function lookAtSource(path: PathLike): Promise<BigIntStats | undefined> {
  return fs.stat(path, { bigint: true }).catch((): undefined => undefined);
}
`,
    js: `${COMMENT_16}
export async function copyFileAtomic(from, to, mode = 0) {
  const isReplaced =
    typeof to === 'string' &&
    mode === 0 &&
    (await isOwnFile(to)) &&
    (await replaceByCopy(from, to));
${COMMENT_17}
  if (!isReplaced) await copyAll(from, to, mode);
  if (typeof to === 'string') invalidate(to);
}

${COMMENT_18}
async function isOwnFile(path) {
  if (path === '' || /[\\\\/]$/.test(path)) return false;
  try {
    const stats = await fs.lstat(path);
    return stats.isFile() && stats.nlink === 1 && isMadeByUs(stats);
  } catch (error) {
    return error.code === 'ENOENT';
  }
}

function isMadeByUs({ uid, gid, mode }) {
  if (!process.geteuid || !process.getegid) return false;
  return (
    process.geteuid() === uid &&
    process.getegid() === gid &&
    (mode & constants.S_IWUSR) !== 0
  );
}

${COMMENT_19}
async function replaceByCopy(from, to) {
  const temporary = temporaryFor(to);
  try {
    await copyAll(from, temporary, constants.COPYFILE_EXCL);
    await fs.rename(temporary, to);
    return true;
  } catch (_a) {
    await fs.unlink(temporary).catch(() => undefined);
    return false;
  }
}

async function copyAll(from, to, mode) {
  const before = await lookAtSource(from);
  await fs.copyFile(from, to, mode);
  const after = before && (await lookAtSource(from));
${COMMENT_20}
  if (after && !isUnchanged(before, after))
    copyFileSync(from, to, mode & ~constants.COPYFILE_EXCL);
}

function lookAtSource(path) {
  return fs.stat(path, { bigint: true }).catch(() => undefined);
}
`,
  },
  {
    name: 'each-in-order',
    helpers: ['eachInOrder'],
    needs: ['check-list', 'in-order', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `/** Anything with a \`forEach\` method: an array, a Map, a Set, a DOM list. */
interface Iterated<Args extends unknown[]> {
  forEach(visit: (...args: Args) => unknown, thisArg?: unknown): void;
}

${COMMENT_21}
export async function eachInOrder<Args extends unknown[]>(
  list: Iterated<Args>,
  visit: (...args: Args) => unknown,
  thisArg?: unknown,
): Promise<void> {
  const call = visit as unknown as (...args: unknown[]) => unknown;
  if (Array.isArray(list))
    return visitInOrder(
      list,
      call as Visit<unknown, unknown>,
      thisArg,
      () => false,
    );
  if (list instanceof Map)
    for (const [key, value] of list) await call.call(thisArg, value, key, list);
  else if (list instanceof Set)
    for (const item of list) await call.call(thisArg, item, item, list);
  else if (typeof list.forEach === 'function')
    await visitOthers(list, visit, thisArg);
  else checkList(list);
  return undefined;
}

async function visitOthers<Args extends unknown[]>(
  list: Iterated<Args>,
  visit: (...args: Args) => unknown,
  thisArg: unknown,
): Promise<void> {
  const visits: Args[] = [];
  list.forEach((...args) => visits.push(args));
  for (const args of visits) await visit.apply(thisArg, args);
}
`,
    js: `${COMMENT_21}
export async function eachInOrder(list, visit, thisArg) {
  const call = visit;
  if (Array.isArray(list))
    return visitInOrder(list, call, thisArg, () => false);
  if (list instanceof Map)
    for (const [key, value] of list) await call.call(thisArg, value, key, list);
  else if (list instanceof Set)
    for (const item of list) await call.call(thisArg, item, item, list);
  else if (typeof list.forEach === 'function')
    await visitOthers(list, visit, thisArg);
  else checkList(list);
  return undefined;
}

async function visitOthers(list, visit, thisArg) {
  const visits = [];
  list.forEach((...args) => visits.push(args));
  for (const args of visits) await visit.apply(thisArg, args);
}
`,
  },
  {
    name: 'errors-to-callback',
    helpers: ['errorsToCallback'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `type Back = (...results: unknown[]) => unknown;

let answering = false;

${COMMENT_22}
function isCalledBack(): boolean {
  return answering;
}

${COMMENT_23}
export function errorsToCallback<Args extends any[]>(
  work: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function started(this: unknown, ...args: unknown[]): void {
${COMMENT_24}
    const at =
      typeof args[args.length - 1] === 'function'
        ? args.length - 1
        : work.length - 1;
    const callback = args[at] as Back;
    const called = (...results: unknown[]): unknown => {
      const isInside = isCalledBack();
      answering = true;
      try {
        return callback(...results);
      } finally {
        answering = isInside;
      }
    };
${COMMENT_3}
    args[at] = Object.assign(called, callback);
    Promise.resolve(work.apply(this, args as Args)).catch((error: unknown) => {
      called(error || new Error('Rejected promise'));
    });
  }
${COMMENT_4}
  return Object.defineProperty(started, 'length', { value: work.length });
}
`,
    js: `let answering = false;

${COMMENT_22}
function isCalledBack() {
  return answering;
}

${COMMENT_23}
export function errorsToCallback(work) {
  function started(...args) {
${COMMENT_24}
    const at =
      typeof args[args.length - 1] === 'function'
        ? args.length - 1
        : work.length - 1;
    const callback = args[at];
    const called = (...results) => {
      const isInside = isCalledBack();
      answering = true;
      try {
        return callback(...results);
      } finally {
        answering = isInside;
      }
    };
${COMMENT_3}
    args[at] = Object.assign(called, callback);
    Promise.resolve(work.apply(this, args)).catch((error) => {
      called(error || new Error('Rejected promise'));
    });
  }
${COMMENT_4}
  return Object.defineProperty(started, 'length', { value: work.length });
}
`,
  },
  {
    name: 'every-in-order',
    helpers: ['everyInOrder'],
    needs: ['check-list', 'in-order', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_25}
export async function everyInOrder<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  thisArg?: unknown,
): Promise<boolean> {
  checkList(list);
  let failed = false;
  await visitInOrder(list, visit, thisArg, (result) => {
    failed = !result;
    return failed;
  });
  return !failed;
}
`,
    js: `${COMMENT_25}
export async function everyInOrder(list, visit, thisArg) {
  checkList(list);
  let failed = false;
  await visitInOrder(list, visit, thisArg, (result) => {
    failed = !result;
    return failed;
  });
  return !failed;
}
`,
  },
  {
    name: 'exclusive-files',
    helpers: ['exclusiveFiles'],
    needs: ['file-locks'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_26}
export async function exclusiveFiles<Result>(
  key: unknown,
  files: Files,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return withFileLocks(key, files, false, work);
}
`,
    js: `${COMMENT_26}
export async function exclusiveFiles(key, files, work) {
  return withFileLocks(key, files, false, work);
}
`,
  },
  {
    name: 'exclusive',
    helpers: ['exclusive'],
    needs: ['locks'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_27}
export async function exclusive<Result>(
  key: unknown,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return withLock(key, false, work);
}
`,
    js: `${COMMENT_27}
export async function exclusive(key, work) {
  return withLock(key, false, work);
}
`,
  },
  {
    name: 'exec-command',
    helpers: ['execCommand'],
    needs: ['output-of', 'run'],
    optional: [],
    values: [],
    types: [{ from: 'child_process', names: ['ExecSyncOptions'] }],
    ts: `${COMMENT_28}
export async function execCommand<Options extends ExecSyncOptions = object>(
  command: string,
  options?: Options,
): Promise<Content<Options>> {
  const settings = {
    ...options,
    shell: options && typeof options.shell === 'string' ? options.shell : true,
  };
  return outputOf(
    command,
    settings,
    await run(command, [], settings),
  ) as Content<Options>;
}
`,
    js: `${COMMENT_28}
export async function execCommand(command, options) {
  const settings = {
    ...options,
    shell: options && typeof options.shell === 'string' ? options.shell : true,
  };
  return outputOf(command, settings, await run(command, [], settings));
}
`,
  },
  {
    name: 'exec-program',
    helpers: ['execProgram'],
    needs: ['arguments-of', 'output-of', 'run'],
    optional: [],
    values: [],
    types: [{ from: 'child_process', names: ['ExecFileSyncOptions'] }],
    ts: `${COMMENT_29}
export function execProgram<Options extends ExecFileSyncOptions = object>(
  file: string,
  args: readonly string[] | undefined,
  options?: Options,
): Promise<Content<Options>>;
export function execProgram<Options extends ExecFileSyncOptions = object>(
  file: string,
  options?: Options,
): Promise<Content<Options>>;
export async function execProgram(
  file: string,
  args?: unknown,
  options?: ExecFileSyncOptions & { argv0?: string },
): Promise<unknown> {
  const [list, settings] = argumentsOf(args, options);
  const shown = [settings.argv0 || file, ...list].join(' ');
  return outputOf(shown, settings, await run(file, list, settings));
}
`,
    js: `${COMMENT_29}
export async function execProgram(file, args, options) {
  const [list, settings] = argumentsOf(args, options);
  const shown = [settings.argv0 || file, ...list].join(' ');
  return outputOf(shown, settings, await run(file, list, settings));
}
`,
  },
  {
    name: 'exec-words',
    helpers: ['execWords'],
    needs: ['output-of', 'run'],
    optional: [],
    values: [],
    types: [{ from: 'child_process', names: ['ExecSyncOptions'] }],
    ts: `${COMMENT_30}
export async function execWords<Options extends ExecSyncOptions = object>(
  file: string,
  args: readonly string[],
  options?: Options,
): Promise<Content<Options>> {
  const command = [file, ...args].map(quoted).join(' ');
  const inShell = { ...options, shell: true };
  const direct = await run(file, args, { ...options });
  const result =
    direct.pid > 0
      ? asOfShell(direct, command)
      : await run(command, [], inShell);
  return outputOf(command, inShell, result) as Content<Options>;
}

function asOfShell(result: Result, command: string): Result {
  const error: NodeJS.ErrnoException | undefined = result.error;
  if (!error) return result;
  const [shell = '', ...args] = throughShell(command, [], true);
  return {
    ...result,
    error: systemError(String(error.code), error.errno, shell, args),
  };
}

function quoted(word: string): string {
  if (/^[^\\s'"\\\\|&;<>()$\`*?[\\]{}!#~]+$/.test(word)) return word;
  return /[$\`"\\\\!]/.test(word)
    ? \`'\${word.replace(/'/g, "'\\\\''")}'\`
    : \`"\${word}"\`;
}
`,
    js: `${COMMENT_30}
export async function execWords(file, args, options) {
  const command = [file, ...args].map(quoted).join(' ');
  const inShell = { ...options, shell: true };
  const direct = await run(file, args, { ...options });
  const result =
    direct.pid > 0
      ? asOfShell(direct, command)
      : await run(command, [], inShell);
  return outputOf(command, inShell, result);
}

function asOfShell(result, command) {
  const error = result.error;
  if (!error) return result;
  const [shell = '', ...args] = throughShell(command, [], true);
  return {
    ...result,
    error: systemError(String(error.code), error.errno, shell, args),
  };
}

function quoted(word) {
  if (/^[^\\s'"\\\\|&;<>()$\`*?[\\]{}!#~]+$/.test(word)) return word;
  return /[$\`"\\\\!]/.test(word)
    ? \`'\${word.replace(/'/g, "'\\\\''")}'\`
    : \`"\${word}"\`;
}
`,
  },
  {
    name: 'exists-for-stat',
    helpers: ['existsForStat', 'statOfExisting'],
    needs: ['look-at', 'lookup', 'no-entry'],
    optional: [],
    values: [
      { from: 'fs', names: ['access', 'stat'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathLike', 'Stats'] }],
    ts: `const reach = promisify(access);
const see = promisify(stat);
/** Answers of the current tick. */
const seen = new Map<string, Stats>();

${COMMENT_31}
export async function existsForStat(path: PathLike): Promise<boolean> {
  try {
    if (typeof path === 'string' && isSameQuestion())
      keep(path, await lookUp('stat', path, () => see(path)));
    else await reach(path);
    return true;
  } catch {
    return false;
  }
}

${COMMENT_32}
export async function statOfExisting(
  path: PathLike,
): Promise<Looked<LookOptions>> {
  const stats = typeof path === 'string' ? seen.get(path) : undefined;
  return stats
    ? copyOf(stats)
    : (lookAt('stat', see as Ask, path) as Promise<Stats>);
}

${COMMENT_33}
function isSameQuestion(): boolean {
  if (process.platform === 'win32' || !process.getuid || !process.geteuid)
    return false;
  return process.getuid() === process.geteuid();
}

${COMMENT_34}
function keep(path: string, stats: Stats): void {
  if (seen.size === 0) process.nextTick(() => seen.clear());
  seen.set(path, stats);
}
`,
    js: `const reach = promisify(access);
const see = promisify(stat);
/** Answers of the current tick. */
const seen = new Map();

${COMMENT_31}
export async function existsForStat(path) {
  try {
    if (typeof path === 'string' && isSameQuestion())
      keep(path, await lookUp('stat', path, () => see(path)));
    else await reach(path);
    return true;
  } catch (_a) {
    return false;
  }
}

${COMMENT_32}
export async function statOfExisting(path) {
  const stats = typeof path === 'string' ? seen.get(path) : undefined;
  return stats ? copyOf(stats) : lookAt('stat', see, path);
}

${COMMENT_33}
function isSameQuestion() {
  if (process.platform === 'win32' || !process.getuid || !process.geteuid)
    return false;
  return process.getuid() === process.geteuid();
}

${COMMENT_34}
function keep(path, stats) {
  if (seen.size === 0) process.nextTick(() => seen.clear());
  seen.set(path, stats);
}
`,
  },
  {
    name: 'fail-to',
    helpers: ['failTo'],
    needs: [],
    optional: [{ part: 'errors-to-callback', names: ['isCalledBack'] }],
    values: [],
    types: [],
    ts: `${COMMENT_35}
export function failTo<Results extends any[]>(
  fail: (error: unknown) => void,
  callback: (this: any, ...results: Results) => unknown,
): (this: any, ...results: Results) => any {
  let isBefore = true;
  const end = (): void => {
    isBefore = false;
  };
${COMMENT_36}
  process.nextTick(end);
  Promise.resolve().then(end, end);
  function called(this: unknown, ...results: unknown[]): unknown {
    let isAtOnce = isBefore;
    isAtOnce ||= isCalledBack();
    const work = callback.apply(this, results as Results);
    return isAtOnce && work instanceof Promise ? work.catch(fail) : work;
  }
  return Object.defineProperty(called, 'length', {
    value: callback.length,
  }) as (this: any, ...results: Results) => any;
}
`,
    js: `${COMMENT_35}
export function failTo(fail, callback) {
  let isBefore = true;
  const end = () => {
    isBefore = false;
  };
${COMMENT_36}
  process.nextTick(end);
  Promise.resolve().then(end, end);
  function called(...results) {
    let isAtOnce = isBefore;
    isAtOnce || (isAtOnce = isCalledBack());
    const work = callback.apply(this, results);
    return isAtOnce && work instanceof Promise ? work.catch(fail) : work;
  }
  return Object.defineProperty(called, 'length', { value: callback.length });
}
`,
  },
  {
    name: 'file-locks',
    helpers: [],
    needs: ['locks'],
    optional: [],
    values: [
      { from: 'path', names: ['resolve'] },
      { from: 'url', names: ['fileURLToPath'] },
    ],
    types: [],
    ts: `/** Paths, or what gives them. */
type Files = readonly unknown[] | (() => readonly unknown[]);

${COMMENT_37}
async function withFileLocks<Result>(
  key: unknown,
  files: Files,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const names = namesOf(files);
  const under = async (index: number): Promise<Result> =>
    index === names.length
      ? work()
      : withLock(\`\${String(key)}: \${names[index]}\`, isShared, () =>
          under(index + 1),
        );
  return withLock(key, true, () => under(0));
}

${COMMENT_38}
function namesOf(files: Files): string[] {
  try {
    const paths = typeof files === 'function' ? files() : files;
    return [...new Set(paths.map(nameOf))].sort();
  } catch {
    return [];
  }
}

${COMMENT_39}
function nameOf(file: unknown): string {
  const path = file instanceof URL ? fileURLToPath(file) : String(file);
  return resolve(path).normalize('NFC').toLowerCase();
}
`,
    js: `${COMMENT_37}
async function withFileLocks(key, files, isShared, work) {
  const names = namesOf(files);
  const under = async (index) =>
    index === names.length
      ? work()
      : withLock(\`\${String(key)}: \${names[index]}\`, isShared, () =>
          under(index + 1),
        );
  return withLock(key, true, () => under(0));
}

${COMMENT_38}
function namesOf(files) {
  try {
    const paths = typeof files === 'function' ? files() : files;
    return [...new Set(paths.map(nameOf))].sort();
  } catch (_a) {
    return [];
  }
}

${COMMENT_39}
function nameOf(file) {
  const path = file instanceof URL ? fileURLToPath(file) : String(file);
  return resolve(path).normalize('NFC').toLowerCase();
}
`,
  },
  {
    name: 'filter-at-once',
    helpers: ['filterAtOnce'],
    needs: ['at-once', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_40}
export async function filterAtOnce<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  limit: number,
): Promise<Item[]> {
  const visited = await visitAtOnce(list, visit, limit);
  return visited.flatMap((one) => (one && one.result ? [one.item] : []));
}
`,
    js: `${COMMENT_40}
export async function filterAtOnce(list, visit, limit) {
  const visited = await visitAtOnce(list, visit, limit);
  return visited.flatMap((one) => (one && one.result ? [one.item] : []));
}
`,
  },
  {
    name: 'filter-in-order',
    helpers: ['filterInOrder'],
    needs: ['check-list', 'in-order', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_41}
export async function filterInOrder<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  thisArg?: unknown,
): Promise<Item[]> {
  checkList(list);
  const kept: Item[] = [];
  await visitInOrder(list, visit, thisArg, (result, _index, item) => {
    if (result) kept.push(item);
  });
  return kept;
}
`,
    js: `${COMMENT_41}
export async function filterInOrder(list, visit, thisArg) {
  checkList(list);
  const kept = [];
  await visitInOrder(list, visit, thisArg, (result, _index, item) => {
    if (result) kept.push(item);
  });
  return kept;
}
`,
  },
  {
    name: 'find-in-order',
    helpers: ['findInOrder'],
    needs: ['search-in-order'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_42}
export async function findInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<Item | undefined> {
  const { item } = await searchInOrder(list, visit, thisArg, false);
  return item;
}
`,
    js: `${COMMENT_42}
export async function findInOrder(list, visit, thisArg) {
  const { item } = await searchInOrder(list, visit, thisArg, false);
  return item;
}
`,
  },
  {
    name: 'find-index-in-order',
    helpers: ['findIndexInOrder'],
    needs: ['search-in-order'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_43}
export async function findIndexInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<number> {
  const { index } = await searchInOrder(list, visit, thisArg, false);
  return index;
}
`,
    js: `${COMMENT_43}
export async function findIndexInOrder(list, visit, thisArg) {
  const { index } = await searchInOrder(list, visit, thisArg, false);
  return index;
}
`,
  },
  {
    name: 'find-last-in-order',
    helpers: ['findLastInOrder'],
    needs: ['search-in-order'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_44}
export async function findLastInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<Item | undefined> {
  const { item } = await searchInOrder(list, visit, thisArg, true);
  return item;
}
`,
    js: `${COMMENT_44}
export async function findLastInOrder(list, visit, thisArg) {
  const { item } = await searchInOrder(list, visit, thisArg, true);
  return item;
}
`,
  },
  {
    name: 'find-last-index-in-order',
    helpers: ['findLastIndexInOrder'],
    needs: ['search-in-order'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_45}
export async function findLastIndexInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<number> {
  const { index } = await searchInOrder(list, visit, thisArg, true);
  return index;
}
`,
    js: `${COMMENT_45}
export async function findLastIndexInOrder(list, visit, thisArg) {
  const { index } = await searchInOrder(list, visit, thisArg, true);
  return index;
}
`,
  },
  {
    name: 'flat-map-at-once',
    helpers: ['flatMapAtOnce'],
    needs: ['at-once', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_46}
export async function flatMapAtOnce<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result | readonly Result[]>,
  limit: number,
): Promise<Result[]> {
  const visited = await visitAtOnce(list, visit, limit);
  return visited.flatMap((one) => (one ? one.result : [])) as Result[];
}
`,
    js: `${COMMENT_46}
export async function flatMapAtOnce(list, visit, limit) {
  const visited = await visitAtOnce(list, visit, limit);
  return visited.flatMap((one) => (one ? one.result : []));
}
`,
  },
  {
    name: 'flat-map-in-order',
    helpers: ['flatMapInOrder'],
    needs: ['check-list', 'in-order', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_47}
export async function flatMapInOrder<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result | readonly Result[]>,
  thisArg?: unknown,
): Promise<Result[]> {
  checkList(list);
  const results: (Result | readonly Result[])[] = [];
  await visitInOrder(list, visit, thisArg, (result) => {
    results.push(result);
  });
  return results.flat() as Result[];
}
`,
    js: `${COMMENT_47}
export async function flatMapInOrder(list, visit, thisArg) {
  checkList(list);
  const results = [];
  await visitInOrder(list, visit, thisArg, (result) => {
    results.push(result);
  });
  return results.flat();
}
`,
  },
  {
    name: 'fold-in-order',
    helpers: [],
    needs: ['check-list'],
    optional: [],
    values: [],
    types: [],
    ts: `/** Combines the result so far with one element. */
type Fold<Item, Result> = (
  result: Result,
  item: Item,
  index: number,
  list: readonly Item[],
) => Result | Promise<Result>;

${COMMENT_48}
async function foldInOrder<Item, Result>(
  list: readonly Item[],
  fold: Fold<Item, Result>,
  initial: readonly Result[],
  fromLast: boolean,
): Promise<Result> {
  checkList(list);
  const { length } = list;
  const known = initial.slice(0, 1);
  for (let step = 0; step < length; step += 1) {
    const index = fromLast ? length - 1 - step : step;
    if (!(index in list)) continue;
    const item = list[index] as Item;
    known[0] =
      known.length === 0
        ? (item as unknown as Result)
        : await fold(known[0] as Result, item, index, list);
  }
  if (known.length === 0)
    throw new TypeError('Reduce of empty array with no initial value');
  return known[0] as Result;
}
`,
    js: `${COMMENT_48}
async function foldInOrder(list, fold, initial, fromLast) {
  checkList(list);
  const { length } = list;
  const known = initial.slice(0, 1);
  for (let step = 0; step < length; step += 1) {
    const index = fromLast ? length - 1 - step : step;
    if (!(index in list)) continue;
    const item = list[index];
    known[0] =
      known.length === 0 ? item : await fold(known[0], item, index, list);
  }
  if (known.length === 0)
    throw new TypeError('Reduce of empty array with no initial value');
  return known[0];
}
`,
  },
  {
    name: 'fresh-stat',
    helpers: ['freshStat'],
    needs: ['no-entry'],
    optional: [],
    values: [
      { from: 'fs', names: ['stat'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `const statNow = promisify(stat);

/** Promise-based \`statSync\`. */
export async function freshStat<Options extends LookOptions>(
  path: PathLike,
  options: Options = {} as Options,
): Promise<Looked<Options>> {
  try {
    return (await statNow(path, {
      bigint: options.bigint === true,
    })) as Looked<Options>;
  } catch (error) {
    if (options.throwIfNoEntry === false && isNoEntry(error))
      return undefined as Looked<Options>;
    throw error;
  }
}
`,
    js: `const statNow = promisify(stat);

/** Promise-based \`statSync\`. */
export async function freshStat(path, options = {}) {
  try {
    return await statNow(path, { bigint: options.bigint === true });
  } catch (error) {
    if (options.throwIfNoEntry === false && isNoEntry(error)) return undefined;
    throw error;
  }
}
`,
  },
  {
    name: 'from-in-order',
    helpers: ['fromInOrder'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_49}
export async function fromInOrder<Item, Result>(
  list: Iterable<Item> | ArrayLike<Item>,
  visit: (item: Item, index: number) => Result | Promise<Result>,
  thisArg?: unknown,
): Promise<Result[]> {
  const results: Result[] = [];
  const items =
    Symbol.iterator in Object(list)
      ? (list as Iterable<Item>)
      : Array.from(list as ArrayLike<Item>);
  for (const item of items)
    results.push(await visit.call(thisArg, item, results.length));
  return results;
}
`,
    js: `${COMMENT_49}
export async function fromInOrder(list, visit, thisArg) {
  const results = [];
  const items = Symbol.iterator in Object(list) ? list : Array.from(list);
  for (const item of items)
    results.push(await visit.call(thisArg, item, results.length));
  return results;
}
`,
  },
  {
    name: 'group-in-order',
    helpers: ['groupInOrder'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_50}
export async function groupInOrder<Item, Key, Groups>(
  method: (list: Item[], keyOf: (item: Item, index: number) => Key) => Groups,
  list: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key | Promise<Key>,
): Promise<Groups> {
  const items: Item[] = [];
  const keys: Key[] = [];
  for (const item of list) {
    keys.push(await keyOf(item, items.length));
    items.push(item);
  }
  return method(items, (_item, index) => keys[index] as Key);
}
`,
    js: `${COMMENT_50}
export async function groupInOrder(method, list, keyOf) {
  const items = [];
  const keys = [];
  for (const item of list) {
    keys.push(await keyOf(item, items.length));
    items.push(item);
  }
  return method(items, (_item, index) => keys[index]);
}
`,
  },
  {
    name: 'guard',
    helpers: [],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `type AnyFunction = (...args: never[]) => unknown;
type Next = (error?: unknown) => void;

${COMMENT_51}
function guard(
  handler: AnyFunction,
  self: unknown,
  args: unknown[],
  nextAt: number,
): unknown {
  const next = args[nextAt] as Next;
  let passed = false;
  const pass: Next = (...error) => {
    passed = true;
    next(...error);
  };
  const fail = (error: unknown): void => {
    if (passed) console.error(error);
    else pass(error || new Error('Rejected promise'));
  };
  args[nextAt] = pass;
  try {
    const result = handler.apply(self, args as never[]);
    if (!isThenable(result)) return result;
    result.then(undefined, fail);
  } catch (error) {
    fail(error);
  }
  return undefined;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return !!value && typeof (value as PromiseLike<unknown>).then === 'function';
}
`,
    js: `${COMMENT_51}
function guard(handler, self, args, nextAt) {
  const next = args[nextAt];
  let passed = false;
  const pass = (...error) => {
    passed = true;
    next(...error);
  };
  const fail = (error) => {
    if (passed) console.error(error);
    else pass(error || new Error('Rejected promise'));
  };
  args[nextAt] = pass;
  try {
    const result = handler.apply(self, args);
    if (!isThenable(result)) return result;
    result.then(undefined, fail);
  } catch (error) {
    fail(error);
  }
  return undefined;
}

function isThenable(value) {
  return !!value && typeof value.then === 'function';
}
`,
  },
  {
    name: 'heard-late',
    helpers: ['heardLate'],
    needs: [],
    optional: [],
    values: [],
    types: [{ from: 'events', names: ['EventEmitter'] }],
    ts: `type Listen = 'on' | 'once' | 'addListener';

/**
 * How a request or response says that it has ended; older versions of Node have
 * fewer of these.
 */
interface End {
  readonly aborted?: boolean;
  readonly closed?: boolean;
  readonly destroyed?: boolean;
  readonly errored?: unknown;
}

${COMMENT_52}
export function heardLate<Source extends Pick<EventEmitter, Listen>>(
  source: Source,
): Pick<Source, Listen> {
  const listening =
    (method: Listen) =>
    (event: string, listener: (...args: unknown[]) => void) => {
      const told = toldOf(source as End, event);
      if (told) process.nextTick(() => listener.apply(source, told));
      else source[method](event, listener);
      return source;
    };
  const heard = {
    on: listening('on'),
    once: listening('once'),
    addListener: listening('addListener'),
  };
  return heard as unknown as Pick<Source, Listen>;
}

function toldOf(
  { aborted, closed, destroyed, errored }: End,
  event: string,
): unknown[] | undefined {
  if (event === 'close' && (closed === undefined ? destroyed : closed))
    return [];
  if (event === 'aborted' && aborted) return [];
  if (event !== 'error') return undefined;
  if (errored) return [errored];
${COMMENT_53}
  return aborted
    ? [Object.assign(new Error('aborted'), { code: 'ECONNRESET' })]
    : undefined;
}
`,
    js: `${COMMENT_52}
export function heardLate(source) {
  const listening = (method) => (event, listener) => {
    const told = toldOf(source, event);
    if (told) process.nextTick(() => listener.apply(source, told));
    else source[method](event, listener);
    return source;
  };
  const heard = {
    on: listening('on'),
    once: listening('once'),
    addListener: listening('addListener'),
  };
  return heard;
}

function toldOf({ aborted, closed, destroyed, errored }, event) {
  if (event === 'close' && (closed === undefined ? destroyed : closed))
    return [];
  if (event === 'aborted' && aborted) return [];
  if (event !== 'error') return undefined;
  if (errored) return [errored];
${COMMENT_53}
  return aborted
    ? [Object.assign(new Error('aborted'), { code: 'ECONNRESET' })]
    : undefined;
}
`,
  },
  {
    name: 'in-order',
    helpers: [],
    needs: ['visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_54}
async function visitInOrder<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  thisArg: unknown,
  until: (result: Result, index: number, item: Item) => boolean | void,
): Promise<void> {
  const { length } = list;
  for (let index = 0; index < length; index += 1) {
    const item = list[index] as Item;
    if (
      index in list &&
      until(await visit.call(thisArg, item, index, list), index, item)
    )
      return;
  }
}
`,
    js: `${COMMENT_54}
async function visitInOrder(list, visit, thisArg, until) {
  const { length } = list;
  for (let index = 0; index < length; index += 1) {
    const item = list[index];
    if (
      index in list &&
      until(await visit.call(thisArg, item, index, list), index, item)
    )
      return;
  }
}
`,
  },
  {
    name: 'in-turn',
    helpers: ['inTurn'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_55}
const turns = new WeakMap<object, Promise<void>>();

${COMMENT_56}
export function inTurn<Args extends any[]>(
  listener: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function listening(this: object, ...args: unknown[]): void {
    const start = (): unknown => listener.apply(this, args as Args);
    const before = turns.get(this);
    const work = before ? before.then(start) : start();
    if (!isPromise(work)) return;
    const turn = work
      .then((): void => undefined, fail)
      .then(() => {
        if (turns.get(this) === turn) turns.delete(this);
      });
    turns.set(this, turn);
  }
  return listening;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

function fail(error: unknown): void {
  process.nextTick(() => {
    throw error;
  });
}
`,
    js: `${COMMENT_55}
const turns = new WeakMap();

${COMMENT_56}
export function inTurn(listener) {
  function listening(...args) {
    const start = () => listener.apply(this, args);
    const before = turns.get(this);
    const work = before ? before.then(start) : start();
    if (!isPromise(work)) return;
    const turn = work
      .then(() => undefined, fail)
      .then(() => {
        if (turns.get(this) === turn) turns.delete(this);
      });
    turns.set(this, turn);
  }
  return listening;
}

function isPromise(value) {
  return value instanceof Promise;
}

function fail(error) {
  process.nextTick(() => {
    throw error;
  });
}
`,
  },
  {
    name: 'iterate-in-order',
    helpers: ['iterateInOrder'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `type Item<List> = List extends readonly (infer Element)[]
  ? Element
  : List extends object
    ? List[keyof List]
    : unknown;
type Key<List> = List extends readonly unknown[] ? number : string;
type Visits = (...args: unknown[]) => unknown;

${COMMENT_57}
export async function iterateInOrder<List>(
  method: (list: never, visit: Visits) => unknown,
  list: List,
  visit: (item: Item<List>, key: Key<List>, list: List) => unknown,
): Promise<unknown> {
  const call = method as (list: unknown, visit: Visits) => unknown;
  const visits: unknown[][] = [];
  const goesOn = (result: unknown): boolean =>
    visitsOfTwo(call, result).length > 1;
  const next = goesOn(undefined) ? undefined : true;
  const whole = call(list, (...args) => {
    visits.push(args);
    return next;
  });
  const results: unknown[] = [];
  for (const args of visits) {
${COMMENT_58}
    if (args.length > 1)
      args[0] = (Object(list) as Record<PropertyKey, unknown>)[
        args[1] as PropertyKey
      ];
    results.push(await (visit as Visits)(...args));
    if (!goesOn(results[results.length - 1])) break;
  }
  if (whole === list) return list;
  const isBackwards = visitsOfTwo(call, next)[0] === 'last';
  return call(collected(isBackwards ? visits.reverse() : visits), () =>
    results.shift(),
  );
}

${COMMENT_59}
function visitsOfTwo(
  method: (list: unknown, visit: Visits) => unknown,
  result: unknown,
): readonly unknown[] {
  const visited: unknown[] = [];
  method(['first', 'last'], (item) => {
    visited.push(item);
    return result;
  });
  return visited;
}

${COMMENT_60}
function collected(visits: readonly unknown[][]): unknown {
  const isList = visits.some(
    (args) => args.length < 2 || Number.isInteger(args[1]),
  );
  return isList
    ? visits.map(([item]) => item)
    : Object.fromEntries(visits.map(([item, key]) => [key, item]));
}
`,
    js: `${COMMENT_57}
export async function iterateInOrder(method, list, visit) {
  const call = method;
  const visits = [];
  const goesOn = (result) => visitsOfTwo(call, result).length > 1;
  const next = goesOn(undefined) ? undefined : true;
  const whole = call(list, (...args) => {
    visits.push(args);
    return next;
  });
  const results = [];
  for (const args of visits) {
${COMMENT_58}
    if (args.length > 1) args[0] = Object(list)[args[1]];
    results.push(await visit(...args));
    if (!goesOn(results[results.length - 1])) break;
  }
  if (whole === list) return list;
  const isBackwards = visitsOfTwo(call, next)[0] === 'last';
  return call(collected(isBackwards ? visits.reverse() : visits), () =>
    results.shift(),
  );
}

${COMMENT_59}
function visitsOfTwo(method, result) {
  const visited = [];
  method(['first', 'last'], (item) => {
    visited.push(item);
    return result;
  });
  return visited;
}

${COMMENT_60}
function collected(visits) {
  const isList = visits.some(
    (args) => args.length < 2 || Number.isInteger(args[1]),
  );
  return isList
    ? visits.map(([item]) => item)
    : Object.fromEntries(visits.map(([item, key]) => [key, item]));
}
`,
  },
  {
    name: 'list-of',
    helpers: ['listOf'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_61}
export async function listOf<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
`,
    js: `${COMMENT_61}
export async function listOf(items) {
  const list = [];
  for await (const item of items) list.push(item);
  return list;
}
`,
  },
  {
    name: 'lock-holds',
    helpers: [],
    needs: [],
    optional: [],
    values: [{ from: 'async_hooks', names: ['AsyncLocalStorage'] }],
    types: [],
    ts: `/** The queue of a key, first come, first served. */
interface Line {
  working: number;
  isShared: boolean;
  readonly waiting: { readonly isShared: boolean; readonly go: () => void }[];
}

interface Hold {
  readonly key: unknown;
  readonly isShared: boolean;
  line: Line;
  /** For a while, others may hold the lock. */
  isReleased: boolean;
  /** Settles when the lock is held again. */
  return?: Promise<void> | undefined;
  /**
   * The queue for work with the same key that is started while this lock is
   * held, whose parts may run concurrently.
   */
  readonly within: Line;
  readonly outer: Hold | undefined;
  /**
   * The number of calls that run under this lock or wait to; when the last one
   * ends, the lock is released.
   */
  calls: number;
}

const holds = new AsyncLocalStorage<Hold>();
const lines = new Map<unknown, Line>();

${COMMENT_62}
function liveHold(matches: (hold: Hold) => boolean): Hold | undefined {
  let hold = holds.getStore();
  while (hold && !(hold.calls > 0 && !hold.isReleased && matches(hold)))
    hold = hold.outer;
  return hold;
}

function lineOf(key: unknown): Line {
  const line = lines.get(key) || newLine();
  lines.set(key, line);
  return line;
}

function newLine(): Line {
  return { working: 0, isShared: false, waiting: [] };
}

${COMMENT_63}
function turnIn(line: Line, isShared: boolean): Promise<void> | undefined {
${COMMENT_64}
  const isFree =
    line.working === 0 ||
    (isShared && line.isShared && line.waiting.length === 0);
  if (!isFree)
    return new Promise((resolve) =>
      line.waiting.push({ isShared, go: resolve }),
    );
  line.isShared = isShared;
  line.working += 1;
  return undefined;
}

function release({ key, line }: Hold): void {
  line.working -= 1;
  if (line.working > 0) return;
  const [next] = line.waiting;
  if (!next) {
    if (lines.get(key) === line) lines.delete(key);
    return;
  }
  line.isShared = next.isShared;
  const writer = line.waiting.findIndex(({ isShared }) => !isShared);
  const readers = writer < 0 ? line.waiting.length : writer;
  const started = line.waiting.splice(0, next.isShared ? readers : 1);
  line.working = started.length;
  for (const { go } of started) go();
}
`,
    js: `const holds = new AsyncLocalStorage();
const lines = new Map();

${COMMENT_62}
function liveHold(matches) {
  let hold = holds.getStore();
  while (hold && !(hold.calls > 0 && !hold.isReleased && matches(hold)))
    hold = hold.outer;
  return hold;
}

function lineOf(key) {
  const line = lines.get(key) || newLine();
  lines.set(key, line);
  return line;
}

function newLine() {
  return { working: 0, isShared: false, waiting: [] };
}

${COMMENT_63}
function turnIn(line, isShared) {
${COMMENT_64}
  const isFree =
    line.working === 0 ||
    (isShared && line.isShared && line.waiting.length === 0);
  if (!isFree)
    return new Promise((resolve) =>
      line.waiting.push({ isShared, go: resolve }),
    );
  line.isShared = isShared;
  line.working += 1;
  return undefined;
}

function release({ key, line }) {
  line.working -= 1;
  if (line.working > 0) return;
  const [next] = line.waiting;
  if (!next) {
    if (lines.get(key) === line) lines.delete(key);
    return;
  }
  line.isShared = next.isShared;
  const writer = line.waiting.findIndex(({ isShared }) => !isShared);
  const readers = writer < 0 ? line.waiting.length : writer;
  const started = line.waiting.splice(0, next.isShared ? readers : 1);
  line.working = started.length;
  for (const { go } of started) go();
}
`,
  },
  {
    name: 'locks',
    helpers: [],
    needs: ['lock-holds'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_65}
async function withLock<Result>(
  key: unknown,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const around = liveHold((hold) => hold.key === key);
  const line = around ? around.within : lineOf(key);
  if (!around) return inLine(key, line, isShared, work);
  return runUnder(around, () => inLine(key, line, isShared, work));
}

async function inLine<Result>(
  key: unknown,
  line: Line,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const turn = turnIn(line, isShared);
  if (turn) await turn;
  const outer = liveHold(() => true);
  const hold: Hold = {
    key,
    isShared,
    line,
    isReleased: false,
    within: newLine(),
    outer,
    calls: 0,
  };
  return holds.run(hold, () => runUnder(hold, work));
}

async function runUnder<Result>(
  hold: Hold,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  hold.calls += 1;
  try {
    return await work();
  } finally {
    hold.calls -= 1;
    if (hold.calls === 0) release(hold);
  }
}
`,
    js: `${COMMENT_65}
async function withLock(key, isShared, work) {
  const around = liveHold((hold) => hold.key === key);
  const line = around ? around.within : lineOf(key);
  if (!around) return inLine(key, line, isShared, work);
  return runUnder(around, () => inLine(key, line, isShared, work));
}

async function inLine(key, line, isShared, work) {
  const turn = turnIn(line, isShared);
  if (turn) await turn;
  const outer = liveHold(() => true);
  const hold = {
    key,
    isShared,
    line,
    isReleased: false,
    within: newLine(),
    outer,
    calls: 0,
  };
  return holds.run(hold, () => runUnder(hold, work));
}

async function runUnder(hold, work) {
  hold.calls += 1;
  try {
    return await work();
  } finally {
    hold.calls -= 1;
    if (hold.calls === 0) release(hold);
  }
}
`,
  },
  {
    name: 'look-at',
    helpers: [],
    needs: ['lookup', 'no-entry', 'own-error'],
    optional: [],
    values: [],
    types: [{ from: 'fs', names: ['BigIntStats', 'PathLike', 'Stats'] }],
    ts: `type Ask = (
  path: PathLike,
  options: { bigint: boolean },
) => Promise<Stats | BigIntStats>;

${COMMENT_66}
async function lookAt(
  kind: string,
  ask: Ask,
  path: PathLike,
  options: LookOptions = {},
): Promise<Stats | BigIntStats | undefined> {
  const bigint = options.bigint === true;
  const shared =
    typeof path === 'string' && !bigint && options.throwIfNoEntry !== false;
  try {
    if (!shared) return await ask(path, { bigint });
    return copyOf(await lookUp(kind, path, () => ask(path, { bigint })));
  } catch (error) {
    if (options.throwIfNoEntry === false && isNoEntry(error)) return undefined;
    throw ownError(error);
  }
}

${COMMENT_67}
function copyOf(stats: Stats | BigIntStats): Stats {
  const copy = Object.assign(
    Object.create(Object.getPrototypeOf(stats) as object) as Stats,
    stats,
  );
  for (const name of ['atime', 'mtime', 'ctime', 'birthtime'] as const) {
${COMMENT_68}
    if (Object.prototype.hasOwnProperty.call(copy, name))
      copy[name] = new Date(copy[name]);
  }
  return copy;
}
`,
    js: `${COMMENT_66}
async function lookAt(kind, ask, path, options = {}) {
  const bigint = options.bigint === true;
  const shared =
    typeof path === 'string' && !bigint && options.throwIfNoEntry !== false;
  try {
    if (!shared) return await ask(path, { bigint });
    return copyOf(await lookUp(kind, path, () => ask(path, { bigint })));
  } catch (error) {
    if (options.throwIfNoEntry === false && isNoEntry(error)) return undefined;
    throw ownError(error);
  }
}

${COMMENT_67}
function copyOf(stats) {
  const copy = Object.assign(
    Object.create(Object.getPrototypeOf(stats)),
    stats,
  );
  for (const name of ['atime', 'mtime', 'ctime', 'birthtime']) {
${COMMENT_68}
    if (Object.prototype.hasOwnProperty.call(copy, name))
      copy[name] = new Date(copy[name]);
  }
  return copy;
}
`,
  },
  {
    name: 'lookup',
    helpers: ['invalidate'],
    needs: [],
    optional: [],
    values: [{ from: 'path', names: ['dirname', 'isAbsolute', 'resolve', 'sep'] }],
    types: [],
    ts: `${COMMENT_69}
const CACHE_TTL: number = 0;
${COMMENT_70}
const MISSING_TTL = CACHE_TTL / 4;
${COMMENT_71}
const CACHE_SIZE = 1000;

interface Lookup {
  readonly absolute: string;
  readonly answer: Promise<unknown>;
  expires: number;
}

const lookups = new Map<string, Lookup>();

${COMMENT_72}
function lookUp<Answer>(
  kind: string,
  path: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
${COMMENT_73}
  const key = \`\${kind}\\0\${path}\\0\${isAbsolute(path) ? '' : process.cwd()}\`;
  const known = lookups.get(key);
  if (known && (known.expires === Infinity || now() < known.expires))
    return again(key, known) as Promise<Answer>;
  const lookup = { absolute: resolve(path), answer: ask(), expires: Infinity };
  again(key, lookup);
  keepWhileValid(key, lookup);
  return lookup.answer;
}

${COMMENT_74}
function again(key: string, lookup: Lookup): Promise<unknown> {
  if (CACHE_TTL > 0) lookups.delete(key);
  lookups.set(key, lookup);
  return lookup.answer;
}

function keepWhileValid(key: string, lookup: Lookup): void {
  const settle = (ttl: number): void => {
${COMMENT_75}
    if (lookups.get(key) !== lookup) return;
    if (ttl > 0) lookup.expires = now() + ttl;
    else lookups.delete(key);
  };
  lookup.answer.then(
    () => settle(CACHE_TTL),
    (error) => settle(isMissing(error) ? MISSING_TTL : 0),
  );
  const [oldest] = lookups.keys();
  if (lookups.size > CACHE_SIZE && oldest !== undefined) lookups.delete(oldest);
}

function isMissing(error: { code?: unknown }): boolean {
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}

${COMMENT_76}
function now(): number {
  return process.uptime() * 1000;
}

${COMMENT_77}
export function invalidate(path: string): void {
  if (lookups.size === 0) return;
  const changed = resolve(path);
  const folder = dirname(changed);
  for (const [key, { absolute }] of lookups) {
    if (
      absolute === changed ||
      absolute === folder ||
      absolute.startsWith(changed + sep)
    )
      lookups.delete(key);
  }
}
`,
    js: `${COMMENT_69}
const CACHE_TTL = 0;
${COMMENT_70}
const MISSING_TTL = CACHE_TTL / 4;
${COMMENT_71}
const CACHE_SIZE = 1000;

const lookups = new Map();

${COMMENT_72}
function lookUp(kind, path, ask) {
${COMMENT_73}
  const key = \`\${kind}\\0\${path}\\0\${isAbsolute(path) ? '' : process.cwd()}\`;
  const known = lookups.get(key);
  if (known && (known.expires === Infinity || now() < known.expires))
    return again(key, known);
  const lookup = { absolute: resolve(path), answer: ask(), expires: Infinity };
  again(key, lookup);
  keepWhileValid(key, lookup);
  return lookup.answer;
}

${COMMENT_74}
function again(key, lookup) {
  if (CACHE_TTL > 0) lookups.delete(key);
  lookups.set(key, lookup);
  return lookup.answer;
}

function keepWhileValid(key, lookup) {
  const settle = (ttl) => {
${COMMENT_75}
    if (lookups.get(key) !== lookup) return;
    if (ttl > 0) lookup.expires = now() + ttl;
    else lookups.delete(key);
  };
  lookup.answer.then(
    () => settle(CACHE_TTL),
    (error) => settle(isMissing(error) ? MISSING_TTL : 0),
  );
  const [oldest] = lookups.keys();
  if (lookups.size > CACHE_SIZE && oldest !== undefined) lookups.delete(oldest);
}

function isMissing(error) {
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}

${COMMENT_76}
function now() {
  return process.uptime() * 1000;
}

${COMMENT_77}
export function invalidate(path) {
  if (lookups.size === 0) return;
  const changed = resolve(path);
  const folder = dirname(changed);
  for (const [key, { absolute }] of lookups) {
    if (
      absolute === changed ||
      absolute === folder ||
      absolute.startsWith(changed + sep)
    )
      lookups.delete(key);
  }
}
`,
  },
  {
    name: 'map-at-once',
    helpers: ['mapAtOnce'],
    needs: ['at-once', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_78}
export async function mapAtOnce<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  limit: number,
): Promise<Result[]> {
  const results = new Array<Result>(list.length);
  (await visitAtOnce(list, visit, limit)).forEach((visited, index) => {
    if (visited) results[index] = visited.result;
  });
  return results;
}
`,
    js: `${COMMENT_78}
export async function mapAtOnce(list, visit, limit) {
  const results = new Array(list.length);
  (await visitAtOnce(list, visit, limit)).forEach((visited, index) => {
    if (visited) results[index] = visited.result;
  });
  return results;
}
`,
  },
  {
    name: 'map-in-order',
    helpers: ['mapInOrder'],
    needs: ['check-list', 'in-order', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_79}
export async function mapInOrder<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  thisArg?: unknown,
): Promise<Result[]> {
  checkList(list);
  const results = new Array<Result>(list.length);
  await visitInOrder(list, visit, thisArg, (result, index) => {
    results[index] = result;
  });
  return results;
}
`,
    js: `${COMMENT_79}
export async function mapInOrder(list, visit, thisArg) {
  checkList(list);
  const results = new Array(list.length);
  await visitInOrder(list, visit, thisArg, (result, index) => {
    results[index] = result;
  });
  return results;
}
`,
  },
  {
    name: 'mkdir-if-missing',
    helpers: ['mkdirIfMissing'],
    needs: [],
    optional: [{ part: 'lookup', names: ['invalidate'] }],
    values: [{ from: 'fs', names: ['promises as fs'] }],
    types: [{ from: 'fs', names: ['MakeDirectoryOptions', 'PathLike'] }],
    ts: `${COMMENT_80}
export async function mkdirIfMissing(
  path: PathLike,
  options?: MakeDirectoryOptions | number | string,
): Promise<void> {
  try {
    await fs.mkdir(path, options as MakeDirectoryOptions);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  invalidate(String(path));
}
`,
    js: `${COMMENT_80}
export async function mkdirIfMissing(path, options) {
  try {
    await fs.mkdir(path, options);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  invalidate(String(path));
}
`,
  },
  {
    name: 'no-entry',
    helpers: [],
    needs: [],
    optional: [],
    values: [],
    types: [{ from: 'fs', names: ['BigIntStats', 'Stats'] }],
    ts: `interface LookOptions {
  bigint?: boolean | undefined;
  throwIfNoEntry?: boolean | undefined;
}

type Looked<Options> =
  | (Options extends { bigint: true } ? BigIntStats : Stats)
  | (Options extends { throwIfNoEntry: false } ? undefined : never);

${COMMENT_81}
${COMMENT_82}
function isNoEntry(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    code === 'ENOENT' ||
    (code === 'ENOTDIR' && parseInt(process.versions.node, 10) >= 22)
  );
}
`,
    js: `${COMMENT_81}
${COMMENT_82}
function isNoEntry(error) {
  const { code } = error;
  return (
    code === 'ENOENT' ||
    (code === 'ENOTDIR' && parseInt(process.versions.node, 10) >= 22)
  );
}
`,
  },
  {
    name: 'one-at-a-time',
    helpers: ['oneAtATime'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_83}
export function oneAtATime<Args extends any[]>(
  callback: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  let isRunning = false;
  function tick(this: unknown, ...args: unknown[]): void {
    if (isRunning) return;
    isRunning = true;
    const finish = (work: unknown): void => {
      Promise.resolve(work)
        .finally(() => {
          isRunning = false;
        })
        .catch((error: unknown) => {
          process.nextTick(() => {
            throw error;
          });
        });
    };
    try {
      finish(callback.apply(this, args as Args));
    } catch (error) {
      isRunning = false;
      throw error;
    }
  }
  return tick;
}
`,
    js: `${COMMENT_83}
export function oneAtATime(callback) {
  let isRunning = false;
  function tick(...args) {
    if (isRunning) return;
    isRunning = true;
    const finish = (work) => {
      Promise.resolve(work)
        .finally(() => {
          isRunning = false;
        })
        .catch((error) => {
          process.nextTick(() => {
            throw error;
          });
        });
    };
    try {
      finish(callback.apply(this, args));
    } catch (error) {
      isRunning = false;
      throw error;
    }
  }
  return tick;
}
`,
  },
  {
    name: 'output-file-atomic',
    helpers: ['outputFileAtomic'],
    needs: ['write-file-atomic'],
    optional: [{ part: 'lookup', names: ['invalidate'] }],
    values: [
      { from: 'fs', names: ['promises as fs'] },
      { from: 'path', names: ['dirname'] },
    ],
    types: [{ from: 'fs', names: ['WriteFileOptions'] }],
    ts: `${COMMENT_84}
export async function outputFileAtomic(
  file: string,
  data: string | NodeJS.ArrayBufferView,
  options?: WriteFileOptions,
): Promise<void> {
  await makeFolderOf(file);
  return writeFileAtomic(file, data, options);
}

${COMMENT_85}
async function makeFolderOf(file: string): Promise<void> {
  const folder = dirname(file);
  const isThere = await fs.access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) await fs.mkdir(folder, { recursive: true });
  invalidate(folder);
}
`,
    js: `${COMMENT_84}
export async function outputFileAtomic(file, data, options) {
  await makeFolderOf(file);
  return writeFileAtomic(file, data, options);
}

${COMMENT_85}
async function makeFolderOf(file) {
  const folder = dirname(file);
  const isThere = await fs.access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) await fs.mkdir(folder, { recursive: true });
  invalidate(folder);
}
`,
  },
  {
    name: 'output-json-atomic',
    helpers: ['outputJsonAtomic'],
    needs: ['output-file-atomic', 'write-file-atomic', 'write-json-atomic'],
    optional: [],
    values: [],
    types: [{ from: 'fs', names: ['WriteFileOptions'] }],
    ts: `${COMMENT_86}
export async function outputJsonAtomic(
  file: string,
  value: unknown,
  options?: JsonOptions | string | null,
): Promise<void> {
  const text = toJson(
    value,
    typeof options === 'object' && options ? options : {},
  );
  await makeFolderOf(file);
  return writeFileAtomic(file, text, options as WriteFileOptions);
}
`,
    js: `${COMMENT_86}
export async function outputJsonAtomic(file, value, options) {
  const text = toJson(
    value,
    typeof options === 'object' && options ? options : {},
  );
  await makeFolderOf(file);
  return writeFileAtomic(file, text, options);
}
`,
  },
  {
    name: 'output-of',
    helpers: [],
    needs: ['run'],
    optional: [],
    values: [],
    types: [{ from: 'child_process', names: ['SpawnSyncOptions'] }],
    ts: `${COMMENT_87}
function outputOf(
  shown: string,
  options: SpawnSyncOptions,
  result: Result,
): unknown {
  const { error, status, stdout, stderr } = result;
  if (!options.stdio && stderr) process.stderr.write(stderr);
  if (error) {
${COMMENT_88}
    Error.captureStackTrace(error);
    throw Object.assign(error, result);
  }
  if (status === 0) return stdout;
  const details = stderr && stderr.length > 0 ? \`\\n\${stderr}\` : '';
  throw Object.assign(new Error(\`Command failed: \${shown}\${details}\`), result);
}
`,
    js: `${COMMENT_87}
function outputOf(shown, options, result) {
  const { error, status, stdout, stderr } = result;
  if (!options.stdio && stderr) process.stderr.write(stderr);
  if (error) {
${COMMENT_88}
    Error.captureStackTrace(error);
    throw Object.assign(error, result);
  }
  if (status === 0) return stdout;
  const details = stderr && stderr.length > 0 ? \`\\n\${stderr}\` : '';
  throw Object.assign(new Error(\`Command failed: \${shown}\${details}\`), result);
}
`,
  },
  {
    name: 'own-error',
    helpers: [],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_89}
function ownError(error: unknown): unknown {
  const isOfSystem =
    typeof (error as { syscall?: unknown }).syscall === 'string';
  return isOfSystem
    ? Object.assign(new Error((error as Error).message), error)
    : error;
}
`,
    js: `${COMMENT_89}
function ownError(error) {
  const isOfSystem = typeof error.syscall === 'string';
  return isOfSystem ? Object.assign(new Error(error.message), error) : error;
}
`,
  },
  {
    name: 'path-exists',
    helpers: ['pathExists'],
    needs: [],
    optional: [],
    values: [
      { from: 'fs', names: ['access'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `const askNow = promisify(access);

${COMMENT_90}
export async function pathExists(path: PathLike): Promise<boolean> {
  try {
    await askNow(path);
    return true;
  } catch {
    return false;
  }
}
`,
    js: `const askNow = promisify(access);

${COMMENT_90}
export async function pathExists(path) {
  try {
    await askNow(path);
    return true;
  } catch (_a) {
    return false;
  }
}
`,
  },
  {
    name: 'read-descriptor',
    helpers: ['readDescriptor'],
    needs: [],
    optional: [],
    values: [
      { from: 'fs', names: ['fstat', 'read', 'readFile'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathOrFileDescriptor'] }],
    ts: `type Options =
  | { readonly encoding?: BufferEncoding | null | undefined }
  | BufferEncoding
  | null;

const PART = 65_536;
const askAbout = promisify(fstat);
const readPart = promisify(read);
const readPath = promisify(readFile);

${COMMENT_91}
export function readDescriptor(
  fd: PathOrFileDescriptor,
  options: BufferEncoding | { encoding: BufferEncoding },
): Promise<string>;
export function readDescriptor(
  fd: PathOrFileDescriptor,
  options?: { encoding?: null } | null,
): Promise<Buffer>;
export async function readDescriptor(
  fd: PathOrFileDescriptor,
  options?: Options,
): Promise<string | Buffer> {
  const encoding =
    typeof options === 'object' ? options && options.encoding : options;
${COMMENT_92}
  if (typeof fd !== 'number' || (encoding && !Buffer.isEncoding(encoding)))
    return readPath(fd, options);
  await askAbout(fd);
  const bytes = await rest(fd);
  return encoding ? bytes.toString(encoding) : bytes;
}

async function rest(fd: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (;;) {
    const { bytesRead, buffer } = await readPart(
      fd,
      Buffer.allocUnsafe(PART),
      0,
      PART,
      null,
    );
    if (bytesRead === 0) return Buffer.concat(parts);
    parts.push(buffer.subarray(0, bytesRead));
  }
}
`,
    js: `const PART = 65536;
const askAbout = promisify(fstat);
const readPart = promisify(read);
const readPath = promisify(readFile);

${COMMENT_91}
export async function readDescriptor(fd, options) {
  const encoding =
    typeof options === 'object' ? options && options.encoding : options;
${COMMENT_92}
  if (typeof fd !== 'number' || (encoding && !Buffer.isEncoding(encoding)))
    return readPath(fd, options);
  await askAbout(fd);
  const bytes = await rest(fd);
  return encoding ? bytes.toString(encoding) : bytes;
}

async function rest(fd) {
  const parts = [];
  for (;;) {
    const { bytesRead, buffer } = await readPart(
      fd,
      Buffer.allocUnsafe(PART),
      0,
      PART,
      null,
    );
    if (bytesRead === 0) return Buffer.concat(parts);
    parts.push(buffer.subarray(0, bytesRead));
  }
}
`,
  },
  {
    name: 'read-folder',
    helpers: ['readFolder'],
    needs: ['temporary-name'],
    optional: [],
    values: [
      { from: 'fs', names: ['readdir'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['Dirent', 'PathLike'] }],
    ts: `type ListedAsEntries = {
  encoding?: BufferEncoding | null | undefined;
  withFileTypes: true;
  recursive?: boolean | undefined;
};
type ListedAsBytes =
  | 'buffer'
  | {
      encoding: 'buffer';
      withFileTypes?: false | undefined;
      recursive?: boolean | undefined;
    };
type ListedAsNames =
  | BufferEncoding
  | {
      encoding?: BufferEncoding | null | undefined;
      withFileTypes?: false | undefined;
      recursive?: boolean | undefined;
    }
  | null;

${COMMENT_93}
const listFolder = promisify(readdir) as (
  path: PathLike,
  options: unknown,
) => Promise<(string | Buffer | Dirent)[]>;

${COMMENT_94}
export function readFolder(
  path: PathLike,
  options: ListedAsEntries,
): Promise<Dirent[]>;
export function readFolder(
  path: PathLike,
  options: ListedAsBytes,
): Promise<Buffer[]>;
export function readFolder(
  path: PathLike,
  options?: ListedAsNames,
): Promise<string[]>;
export async function readFolder(
  path: PathLike,
  options?: unknown,
): Promise<(string | Buffer | Dirent)[]> {
  const entries = await listFolder(path, options);
  return entries.filter((entry) => !isTemporary(entry));
}
`,
    js: `${COMMENT_93}
const listFolder = promisify(readdir);

${COMMENT_94}
export async function readFolder(path, options) {
  const entries = await listFolder(path, options);
  return entries.filter((entry) => !isTemporary(entry));
}
`,
  },
  {
    name: 'read-renewed',
    helpers: ['readRenewed'],
    needs: ['read-whole'],
    optional: [],
    values: [{ from: 'fs', names: ['readFileSync'] }],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `${COMMENT_95}
export function readRenewed(path: PathLike, options: AsText): Promise<string>;
export function readRenewed(path: PathLike, options?: AsBytes): Promise<Buffer>;
export async function readRenewed(
  path: PathLike,
  options?: AsText | AsBytes,
): Promise<string | Buffer> {
  try {
${COMMENT_96}
    return await readWhole(path, options as AsText);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
${COMMENT_97}
  return readFileSync(path, options as AsText);
}
`,
    js: `${COMMENT_95}
export async function readRenewed(path, options) {
  try {
${COMMENT_96}
    return await readWhole(path, options);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
${COMMENT_97}
  return readFileSync(path, options);
}
`,
  },
  {
    name: 'read-whole',
    helpers: ['readWhole'],
    needs: ['unchanged'],
    optional: [],
    values: [{ from: 'fs', names: ['promises as fs', 'readFileSync'] }],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `type WithFlag = { flag?: string | undefined };
type AsText = BufferEncoding | ({ encoding: BufferEncoding } & WithFlag);
type AsBytes = ({ encoding?: null | undefined } & WithFlag) | null;

${COMMENT_98}
export function readWhole(path: PathLike, options: AsText): Promise<string>;
export function readWhole(path: PathLike, options?: AsBytes): Promise<Buffer>;
export async function readWhole(
  path: PathLike,
  options?: AsText | AsBytes,
): Promise<string | Buffer> {
  const flag = (typeof options === 'object' && options && options.flag) || 'r';
  const handle = await fs.open(path, flag);
  try {
    const before = await handle.stat({ bigint: true });
${COMMENT_96}
    const content: string | Buffer = await handle.readFile(options as AsText);
    if (isUnchanged(before, await handle.stat({ bigint: true })))
      return content;
  } finally {
    await handle.close();
  }
${COMMENT_99}
  return readFileSync(path, options as AsText);
}
`,
    js: `${COMMENT_98}
export async function readWhole(path, options) {
  const flag = (typeof options === 'object' && options && options.flag) || 'r';
  const handle = await fs.open(path, flag);
  try {
    const before = await handle.stat({ bigint: true });
${COMMENT_96}
    const content = await handle.readFile(options);
    if (isUnchanged(before, await handle.stat({ bigint: true })))
      return content;
  } finally {
    await handle.close();
  }
${COMMENT_99}
  return readFileSync(path, options);
}
`,
  },
  {
    name: 'reduce-in-order',
    helpers: ['reduceInOrder'],
    needs: ['fold-in-order'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_100}
export function reduceInOrder<Item, Result = Item>(
  list: readonly Item[],
  fold: Fold<Item, Result>,
  ...initial: readonly Result[]
): Promise<Result> {
  return foldInOrder(list, fold, initial, false);
}
`,
    js: `${COMMENT_100}
export function reduceInOrder(list, fold, ...initial) {
  return foldInOrder(list, fold, initial, false);
}
`,
  },
  {
    name: 'reduce-right-in-order',
    helpers: ['reduceRightInOrder'],
    needs: ['fold-in-order'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_101}
export function reduceRightInOrder<Item, Result = Item>(
  list: readonly Item[],
  fold: Fold<Item, Result>,
  ...initial: readonly Result[]
): Promise<Result> {
  return foldInOrder(list, fold, initial, true);
}
`,
    js: `${COMMENT_101}
export function reduceRightInOrder(list, fold, ...initial) {
  return foldInOrder(list, fold, initial, true);
}
`,
  },
  {
    name: 'replace-in-order',
    helpers: ['replaceInOrder'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `type Replacer = (match: string, ...more: never[]) => unknown;

${COMMENT_102}
export async function replaceInOrder(
  text: string,
  pattern: string | RegExp,
  replacer: Replacer,
): Promise<string> {
  const start = pattern instanceof RegExp ? pattern.lastIndex : 0;
  const matches: unknown[][] = [];
  text.replace(pattern, (...args: unknown[]) => {
    matches.push(args);
    return '';
  });
  const replacements: string[] = [];
  for (const args of matches)
    replacements.push(
      String(await replacer(...(args as [string, ...never[]]))),
    );
${COMMENT_103}
  if (pattern instanceof RegExp) pattern.lastIndex = start;
  return text.replace(pattern, () => replacements.shift() as string);
}
`,
    js: `${COMMENT_102}
export async function replaceInOrder(text, pattern, replacer) {
  const start = pattern instanceof RegExp ? pattern.lastIndex : 0;
  const matches = [];
  text.replace(pattern, (...args) => {
    matches.push(args);
    return '';
  });
  const replacements = [];
  for (const args of matches)
    replacements.push(String(await replacer(...args)));
${COMMENT_103}
  if (pattern instanceof RegExp) pattern.lastIndex = start;
  return text.replace(pattern, () => replacements.shift());
}
`,
  },
  {
    name: 'rm-if-there',
    helpers: ['rmIfThere'],
    needs: [],
    optional: [{ part: 'lookup', names: ['invalidate'] }],
    values: [{ from: 'fs', names: ['promises as fs'] }],
    types: [{ from: 'fs', names: ['PathLike', 'RmOptions'] }],
    ts: `${COMMENT_104}
export async function rmIfThere(
  path: PathLike,
  options?: RmOptions,
): Promise<void> {
  await fs.rm(path, { ...options, force: true });
  invalidate(String(path));
}
`,
    js: `${COMMENT_104}
export async function rmIfThere(path, options) {
  await fs.rm(path, { ...options, force: true });
  invalidate(String(path));
}
`,
  },
  {
    name: 'run',
    helpers: [],
    needs: [],
    optional: [],
    values: [
      { from: 'child_process', names: ['spawn'] },
      { from: 'os', names: ['constants as system'] },
    ],
    types: [{ from: 'child_process', names: ['ChildProcess', 'SpawnOptions', 'SpawnSyncOptions'] }],
    ts: `type Content<Options> = Options extends { encoding: infer Encoding }
  ? Decoded<Encoding>
  : Decoded<'encoding' extends keyof Options ? string | undefined : undefined>;

type Decoded<Encoding> = Encoding extends 'buffer' | null | undefined
  ? Buffer
  : string;

/** The result of \`spawnSync\`. */
interface Result {
  error?: Error;
  status: number | null;
  signal: NodeJS.Signals | null;
  output: (string | Buffer | null)[] | null;
  pid: number;
  stdout: string | Buffer | null;
  stderr: string | Buffer | null;
}

${COMMENT_105}
const MAX_PROCESSES = 4;
const MAX_BUFFER = 1024 * 1024;

let running = 0;
const waiting: (() => void)[] = [];

${COMMENT_106}
async function run(
  file: string,
  args: readonly string[],
  options: SpawnSyncOptions,
): Promise<Result> {
  const isFree = running < MAX_PROCESSES;
${COMMENT_107}
  const settings = isFree
    ? options
    : { ...options, env: { ...(options.env || process.env) } };
  const list = isFree ? args : [...args];
  if (isFree) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await runNow(file, list, settings);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function runNow(
  file: string,
  args: readonly string[],
  options: SpawnSyncOptions,
): Promise<Result> {
  const input = bytesOf(options.input, options.encoding);
  return new Promise((resolve, reject) => {
    try {
      const child = spawn(file, args, ownSettings(options));
      child.on('error', (error) => {
        if (child.pid === undefined)
          resolve(notStarted(error, child.spawnfile, child.spawnargs.slice(1)));
      });
      if (child.pid !== undefined)
        attend(child, input, options).then(resolve, reject);
    } catch (error) {
${COMMENT_108}
      const [shell = file, ...shellArgs] = throughShell(
        file,
        args,
        options.shell,
      );
      if (isSpawnError(error)) resolve(notStarted(error, shell, shellArgs));
      else reject(error);
    }
  });
}

${COMMENT_109}
function ownSettings({ timeout, ...options }: SpawnSyncOptions): SpawnOptions {
${COMMENT_110}
  if (options.cwd === '')
    throw Object.assign(new Error(), {
      code: 'ENOENT',
      errno: errnoOf('ENOENT'),
      syscall: 'spawn',
    });
  const isTime = Number.isInteger(timeout) && Number(timeout) >= 0;
  return isTime ? options : { ...options, timeout };
}

function bytesOf(
  input: SpawnSyncOptions['input'],
  encoding: SpawnSyncOptions['encoding'],
): Buffer | undefined {
  if (!input) return undefined;
  if (typeof input === 'string')
    return Buffer.from(input, encoding as BufferEncoding);
  return Buffer.from(input.buffer, input.byteOffset, input.byteLength);
}

async function attend(
  child: ChildProcess,
  input: Buffer | undefined,
  options: SpawnSyncOptions,
): Promise<Result> {
  let failure: string | undefined;
  const stop = (code: string): void => {
    if (failure) return;
    failure = code;
    child.kill(options.killSignal as NodeJS.Signals);
${COMMENT_111}
    for (const stream of child.stdio) if (stream) stream.destroy();
  };
  const isFed = feed(child, input);
  const { maxBuffer = MAX_BUFFER } = options;
  const output = collect(
    child,
    maxBuffer === null ? MAX_BUFFER : maxBuffer,
    () => stop('ENOBUFS'),
  );
  const timer = options.timeout
    ? setTimeout(stop, options.timeout, 'ETIMEDOUT')
    : undefined;
  const [status, signal] = await ended(child);
  if (timer) clearTimeout(timer);
  const code = failure || (isFed() ? undefined : 'EPIPE');
  const error = code
    ? systemError(
        code,
        errnoOf(code),
        child.spawnfile,
        child.spawnargs.slice(1),
      )
    : undefined;
  return resultOf(
    error,
    status,
    signal,
    child.pid || 0,
    output(options.encoding),
  );
}

${COMMENT_112}
function feed(
  { stdin }: ChildProcess,
  input: Buffer | undefined,
): () => boolean {
  let isFed = !input || !stdin;
  if (stdin) {
    stdin.on('error', () => undefined);
    if (input) stdin.write(input, (error) => (isFed = !error));
    stdin.end();
  }
  return () => isFed;
}

function collect(child: ChildProcess, maxBuffer: number, overflow: () => void) {
  let size = 0;
  const output = child.stdio.map((stream, index) => {
    if (index === 0 || !stream) return null;
    const chunks: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (maxBuffer > 0 && size > maxBuffer) overflow();
    });
    return chunks;
  });
  return (encoding: SpawnSyncOptions['encoding']) =>
    output.map((chunks) => chunks && decode(chunks, encoding));
}

function decode(
  chunks: readonly Buffer[],
  encoding: SpawnSyncOptions['encoding'],
): string | Buffer {
  const bytes = Buffer.concat(chunks);
  return encoding && encoding !== 'buffer' ? bytes.toString(encoding) : bytes;
}

function ended(
  child: ChildProcess,
): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve) =>
    child.on('close', (status: number | null, signal: NodeJS.Signals | null) =>
      resolve([status, signal]),
    ),
  );
}

function notStarted(
  error: NodeJS.ErrnoException,
  file: string,
  args: readonly string[],
): Result {
  return resultOf(
    systemError(String(error.code), error.errno, file, args),
    null,
    null,
    0,
    null,
  );
}

function resultOf(
  error: Error | undefined,
  status: number | null,
  signal: NodeJS.Signals | null,
  pid: number,
  output: Result['output'],
): Result {
  const [, stdout = null, stderr = null] = output || [];
  return {
    ...(error && { error }),
    status,
    signal,
    output,
    pid,
    stdout,
    stderr,
  };
}

function systemError(
  code: string,
  errno: number | undefined,
  path: string,
  spawnargs: readonly string[],
): Error {
  const syscall = \`spawnSync \${path}\`;
  return Object.assign(new Error(\`\${syscall} \${code}\`), {
    errno,
    code,
    syscall,
    path,
    spawnargs,
  });
}

function isSpawnError(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException).syscall === 'spawn';
}

function errnoOf(code: string): number {
  const numbers: Record<string, number | undefined> = system.errno;
  return -Number(numbers[code]);
}

function throughShell(
  file: string,
  args: readonly string[],
  shell: SpawnSyncOptions['shell'],
): string[] {
  if (!shell) return [file, ...args];
  const command = [file, ...args].join(' ');
  const named = typeof shell === 'string' ? shell : undefined;
  if (process.platform !== 'win32') return [named || '/bin/sh', '-c', command];
  const { comspec } = process.env;
  return [named || comspec || 'cmd.exe', '/d', '/s', '/c', \`"\${command}"\`];
}
`,
    js: `${COMMENT_105}
const MAX_PROCESSES = 4;
const MAX_BUFFER = 1024 * 1024;

let running = 0;
const waiting = [];

${COMMENT_106}
async function run(file, args, options) {
  const isFree = running < MAX_PROCESSES;
${COMMENT_107}
  const settings = isFree
    ? options
    : { ...options, env: { ...(options.env || process.env) } };
  const list = isFree ? args : [...args];
  if (isFree) running += 1;
  else await new Promise((resolve) => waiting.push(resolve));
  try {
    return await runNow(file, list, settings);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function runNow(file, args, options) {
  const input = bytesOf(options.input, options.encoding);
  return new Promise((resolve, reject) => {
    try {
      const child = spawn(file, args, ownSettings(options));
      child.on('error', (error) => {
        if (child.pid === undefined)
          resolve(notStarted(error, child.spawnfile, child.spawnargs.slice(1)));
      });
      if (child.pid !== undefined)
        attend(child, input, options).then(resolve, reject);
    } catch (error) {
${COMMENT_108}
      const [shell = file, ...shellArgs] = throughShell(
        file,
        args,
        options.shell,
      );
      if (isSpawnError(error)) resolve(notStarted(error, shell, shellArgs));
      else reject(error);
    }
  });
}

${COMMENT_109}
function ownSettings({ timeout, ...options }) {
${COMMENT_110}
  if (options.cwd === '')
    throw Object.assign(new Error(), {
      code: 'ENOENT',
      errno: errnoOf('ENOENT'),
      syscall: 'spawn',
    });
  const isTime = Number.isInteger(timeout) && Number(timeout) >= 0;
  return isTime ? options : { ...options, timeout };
}

function bytesOf(input, encoding) {
  if (!input) return undefined;
  if (typeof input === 'string') return Buffer.from(input, encoding);
  return Buffer.from(input.buffer, input.byteOffset, input.byteLength);
}

async function attend(child, input, options) {
  let failure;
  const stop = (code) => {
    if (failure) return;
    failure = code;
    child.kill(options.killSignal);
${COMMENT_111}
    for (const stream of child.stdio) if (stream) stream.destroy();
  };
  const isFed = feed(child, input);
  const { maxBuffer = MAX_BUFFER } = options;
  const output = collect(
    child,
    maxBuffer === null ? MAX_BUFFER : maxBuffer,
    () => stop('ENOBUFS'),
  );
  const timer = options.timeout
    ? setTimeout(stop, options.timeout, 'ETIMEDOUT')
    : undefined;
  const [status, signal] = await ended(child);
  if (timer) clearTimeout(timer);
  const code = failure || (isFed() ? undefined : 'EPIPE');
  const error = code
    ? systemError(
        code,
        errnoOf(code),
        child.spawnfile,
        child.spawnargs.slice(1),
      )
    : undefined;
  return resultOf(
    error,
    status,
    signal,
    child.pid || 0,
    output(options.encoding),
  );
}

${COMMENT_112}
function feed({ stdin }, input) {
  let isFed = !input || !stdin;
  if (stdin) {
    stdin.on('error', () => undefined);
    if (input) stdin.write(input, (error) => (isFed = !error));
    stdin.end();
  }
  return () => isFed;
}

function collect(child, maxBuffer, overflow) {
  let size = 0;
  const output = child.stdio.map((stream, index) => {
    if (index === 0 || !stream) return null;
    const chunks = [];
    stream.on('error', () => undefined);
    stream.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (maxBuffer > 0 && size > maxBuffer) overflow();
    });
    return chunks;
  });
  return (encoding) =>
    output.map((chunks) => chunks && decode(chunks, encoding));
}

function decode(chunks, encoding) {
  const bytes = Buffer.concat(chunks);
  return encoding && encoding !== 'buffer' ? bytes.toString(encoding) : bytes;
}

function ended(child) {
  return new Promise((resolve) =>
    child.on('close', (status, signal) => resolve([status, signal])),
  );
}

function notStarted(error, file, args) {
  return resultOf(
    systemError(String(error.code), error.errno, file, args),
    null,
    null,
    0,
    null,
  );
}

function resultOf(error, status, signal, pid, output) {
  const [, stdout = null, stderr = null] = output || [];
  return {
    ...(error && { error }),
    status,
    signal,
    output,
    pid,
    stdout,
    stderr,
  };
}

function systemError(code, errno, path, spawnargs) {
  const syscall = \`spawnSync \${path}\`;
  return Object.assign(new Error(\`\${syscall} \${code}\`), {
    errno,
    code,
    syscall,
    path,
    spawnargs,
  });
}

function isSpawnError(error) {
  return error.syscall === 'spawn';
}

function errnoOf(code) {
  const numbers = system.errno;
  return -Number(numbers[code]);
}

function throughShell(file, args, shell) {
  if (!shell) return [file, ...args];
  const command = [file, ...args].join(' ');
  const named = typeof shell === 'string' ? shell : undefined;
  if (process.platform !== 'win32') return [named || '/bin/sh', '-c', command];
  const { comspec } = process.env;
  return [named || comspec || 'cmd.exe', '/d', '/s', '/c', \`"\${command}"\`];
}
`,
  },
  {
    name: 'search-in-order',
    helpers: [],
    needs: ['check-list'],
    optional: [],
    values: [],
    types: [],
    ts: `/** Tells whether an element is the one to find. */
type Test<Item> = (item: Item, index: number, list: readonly Item[]) => unknown;

${COMMENT_113}
async function searchInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg: unknown,
  fromLast: boolean,
): Promise<{ index: number; item: Item | undefined }> {
  checkList(list);
  const { length } = list;
  for (let step = 0; step < length; step += 1) {
    const index = fromLast ? length - 1 - step : step;
    const item = list[index] as Item;
    if (await visit.call(thisArg, item, index, list)) return { index, item };
  }
  return { index: -1, item: undefined };
}
`,
    js: `${COMMENT_113}
async function searchInOrder(list, visit, thisArg, fromLast) {
  checkList(list);
  const { length } = list;
  for (let step = 0; step < length; step += 1) {
    const index = fromLast ? length - 1 - step : step;
    const item = list[index];
    if (await visit.call(thisArg, item, index, list)) return { index, item };
  }
  return { index: -1, item: undefined };
}
`,
  },
  {
    name: 'settled',
    helpers: ['settled'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_114}
export async function settled<Result>(
  work: () => Result | Promise<Result>,
): Promise<() => Result> {
  try {
    const result = await work();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
`,
    js: `${COMMENT_114}
export async function settled(work) {
  try {
    const result = await work();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
`,
  },
  {
    name: 'shared-files',
    helpers: ['sharedFiles'],
    needs: ['file-locks'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_115}
export async function sharedFiles<Result>(
  key: unknown,
  files: Files,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return withFileLocks(key, files, true, work);
}
`,
    js: `${COMMENT_115}
export async function sharedFiles(key, files, work) {
  return withFileLocks(key, files, true, work);
}
`,
  },
  {
    name: 'shared-read',
    helpers: ['sharedRead'],
    needs: ['own-error'],
    optional: [],
    values: [
      { from: 'fs', names: ['readFile'] },
      { from: 'path', names: ['isAbsolute'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `type Text = BufferEncoding | { encoding: BufferEncoding };

const readNow = promisify(readFile);
const reads = new Map<string, Promise<string | Buffer>>();

${COMMENT_116}
export function sharedRead(path: PathLike, options: Text): Promise<string>;
export function sharedRead(path: PathLike): Promise<Buffer>;
export async function sharedRead(
  path: PathLike,
  options?: Text,
): Promise<string | Buffer> {
  try {
    const content = await startedRead(path, options);
    return typeof content === 'string' ? content : Buffer.from(content);
  } catch (error) {
    throw ownError(error);
  }
}

function startedRead(
  path: PathLike,
  options: Text | undefined,
): Promise<string | Buffer> {
  const encoding = typeof options === 'object' ? options.encoding : options;
  const name = nameForReads(path);
  if (name === undefined) return readNow(path, options);
  const key = \`\${encoding}\\0\${name}\`;
  const known = reads.get(key);
  if (known) return known;
  const read = readNow(path, options);
  const forget = (): unknown => reads.delete(key);
  reads.set(key, read);
  read.then(forget, forget);
  return read;
}

${COMMENT_117}
function nameForReads(path: PathLike): string | undefined {
  if (typeof path === 'string')
    return \`\${isAbsolute(path) ? '' : process.cwd()}\\0\${path}\`;
  return path instanceof URL ? path.href : undefined;
}
`,
    js: `const readNow = promisify(readFile);
const reads = new Map();

${COMMENT_116}
export async function sharedRead(path, options) {
  try {
    const content = await startedRead(path, options);
    return typeof content === 'string' ? content : Buffer.from(content);
  } catch (error) {
    throw ownError(error);
  }
}

function startedRead(path, options) {
  const encoding = typeof options === 'object' ? options.encoding : options;
  const name = nameForReads(path);
  if (name === undefined) return readNow(path, options);
  const key = \`\${encoding}\\0\${name}\`;
  const known = reads.get(key);
  if (known) return known;
  const read = readNow(path, options);
  const forget = () => reads.delete(key);
  reads.set(key, read);
  read.then(forget, forget);
  return read;
}

${COMMENT_117}
function nameForReads(path) {
  if (typeof path === 'string')
    return \`\${isAbsolute(path) ? '' : process.cwd()}\\0\${path}\`;
  return path instanceof URL ? path.href : undefined;
}
`,
  },
  {
    name: 'shared',
    helpers: ['shared'],
    needs: ['locks'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_118}
export async function shared<Result>(
  key: unknown,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return withLock(key, true, work);
}
`,
    js: `${COMMENT_118}
export async function shared(key, work) {
  return withLock(key, true, work);
}
`,
  },
  {
    name: 'some-in-order',
    helpers: ['someInOrder'],
    needs: ['check-list', 'in-order', 'visit'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_119}
export async function someInOrder<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  thisArg?: unknown,
): Promise<boolean> {
  checkList(list);
  let found = false;
  await visitInOrder(list, visit, thisArg, (result) => {
    found = Boolean(result);
    return found;
  });
  return found;
}
`,
    js: `${COMMENT_119}
export async function someInOrder(list, visit, thisArg) {
  checkList(list);
  let found = false;
  await visitInOrder(list, visit, thisArg, (result) => {
    found = Boolean(result);
    return found;
  });
  return found;
}
`,
  },
  {
    name: 'sort-in-order',
    helpers: ['sortInOrder'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `type Compare<Item> = (a: Item, b: Item) => number | Promise<number>;

${COMMENT_120}
export async function sortInOrder<Item>(
  list: Item[],
  compare: Compare<Item>,
): Promise<Item[]> {
  const sorted = await merged(
    list.filter((item) => item !== undefined),
    compare,
  );
${COMMENT_121}
  for (let index = 0; index < list.length; index += 1)
    list[index] = sorted[index] as Item;
  return list;
}

async function merged<Item>(
  list: readonly Item[],
  compare: Compare<Item>,
): Promise<readonly Item[]> {
  if (list.length < 2) return list;
  const middle = list.length >> 1;
  const left = [...(await merged(list.slice(0, middle), compare))];
  const right = [...(await merged(list.slice(middle), compare))];
  const result: Item[] = [];
  while (left.length > 0 && right.length > 0) {
    const isBefore =
      Number(await compare(right[0] as Item, left[0] as Item)) < 0;
    result.push((isBefore ? right : left).shift() as Item);
  }
  return [...result, ...left, ...right];
}
`,
    js: `${COMMENT_120}
export async function sortInOrder(list, compare) {
  const sorted = await merged(
    list.filter((item) => item !== undefined),
    compare,
  );
${COMMENT_121}
  for (let index = 0; index < list.length; index += 1)
    list[index] = sorted[index];
  return list;
}

async function merged(list, compare) {
  if (list.length < 2) return list;
  const middle = list.length >> 1;
  const left = [...(await merged(list.slice(0, middle), compare))];
  const right = [...(await merged(list.slice(middle), compare))];
  const result = [];
  while (left.length > 0 && right.length > 0) {
    const isBefore = Number(await compare(right[0], left[0])) < 0;
    result.push((isBefore ? right : left).shift());
  }
  return [...result, ...left, ...right];
}
`,
  },
  {
    name: 'spawn-program',
    helpers: ['spawnProgram'],
    needs: ['arguments-of', 'run'],
    optional: [],
    values: [],
    types: [{ from: 'child_process', names: ['SpawnSyncOptions', 'SpawnSyncReturns'] }],
    ts: `${COMMENT_122}
export function spawnProgram<Options extends SpawnSyncOptions = object>(
  file: string,
  args: readonly string[] | undefined,
  options?: Options,
): Promise<SpawnSyncReturns<Content<Options>>>;
export function spawnProgram<Options extends SpawnSyncOptions = object>(
  file: string,
  options?: Options,
): Promise<SpawnSyncReturns<Content<Options>>>;
export async function spawnProgram(
  file: string,
  args?: unknown,
  options?: SpawnSyncOptions,
): Promise<unknown> {
  return run(file, ...argumentsOf(args, options));
}
`,
    js: `${COMMENT_122}
export async function spawnProgram(file, args, options) {
  return run(file, ...argumentsOf(args, options));
}
`,
  },
  {
    name: 'temporary-name',
    helpers: [],
    needs: [],
    optional: [],
    values: [{ from: 'path', names: ['basename'] }],
    types: [{ from: 'fs', names: ['Dirent'] }],
    ts: `${COMMENT_123}
const TEMPORARY_NAME = /^\\..+\\.[0-9a-f]{12}\\.tmp$/;

${COMMENT_124}
function isTemporary(entry: string | Buffer | Dirent): boolean {
  const name =
    typeof entry === 'string' || Buffer.isBuffer(entry) ? entry : entry.name;
${COMMENT_125}
  return TEMPORARY_NAME.test(basename(String(name)));
}
`,
    js: `${COMMENT_123}
const TEMPORARY_NAME = /^\\..+\\.[0-9a-f]{12}\\.tmp$/;

${COMMENT_124}
function isTemporary(entry) {
  const name =
    typeof entry === 'string' || Buffer.isBuffer(entry) ? entry : entry.name;
${COMMENT_125}
  return TEMPORARY_NAME.test(basename(String(name)));
}
`,
  },
  {
    name: 'temporary',
    helpers: [],
    needs: [],
    optional: [],
    values: [{ from: 'path', names: ['basename', 'dirname', 'sep'] }],
    types: [],
    ts: `${COMMENT_126}
function temporaryFor(path: string): string {
  const random = Math.random().toString(16).slice(2, 14).padEnd(12, '0');
  return \`\${dirname(path)}\${sep}.\${basename(path)}.\${random}.tmp\`;
}
`,
    js: `${COMMENT_126}
function temporaryFor(path) {
  const random = Math.random().toString(16).slice(2, 14).padEnd(12, '0');
  return \`\${dirname(path)}\${sep}.\${basename(path)}.\${random}.tmp\`;
}
`,
  },
  {
    name: 'thrown-to-process',
    helpers: ['thrownToProcess'],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_127}
export function thrownToProcess<Args extends any[]>(
  work: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function called(this: unknown, ...args: unknown[]): void {
    Promise.resolve(work.apply(this, args as Args)).catch((error: unknown) => {
      process.nextTick(() => {
        throw error;
      });
    });
  }
${COMMENT_4}
  return Object.defineProperty(called, 'length', { value: work.length });
}
`,
    js: `${COMMENT_127}
export function thrownToProcess(work) {
  function called(...args) {
    Promise.resolve(work.apply(this, args)).catch((error) => {
      process.nextTick(() => {
        throw error;
      });
    });
  }
${COMMENT_4}
  return Object.defineProperty(called, 'length', { value: work.length });
}
`,
  },
  {
    name: 'unchanged',
    helpers: [],
    needs: [],
    optional: [],
    values: [],
    types: [{ from: 'fs', names: ['BigIntStats'] }],
    ts: `${COMMENT_128}
const SETTLED = 50;

${COMMENT_129}
function isUnchanged(before: BigIntStats, after: BigIntStats): boolean {
  const fields = ['size', 'mtimeNs', 'ctimeNs'] as const;
  const isSettled = Date.now() - Number(after.mtimeMs) > SETTLED;
  return (
    !before.isFile() ||
    (isSettled && fields.every((field) => before[field] === after[field]))
  );
}
`,
    js: `${COMMENT_128}
const SETTLED = 50;

${COMMENT_129}
function isUnchanged(before, after) {
  const fields = ['size', 'mtimeNs', 'ctimeNs'];
  const isSettled = Date.now() - Number(after.mtimeMs) > SETTLED;
  return (
    !before.isFile() ||
    (isSettled && fields.every((field) => before[field] === after[field]))
  );
}
`,
  },
  {
    name: 'unlink-if-there',
    helpers: ['unlinkIfThere'],
    needs: [],
    optional: [{ part: 'lookup', names: ['invalidate'] }],
    values: [{ from: 'fs', names: ['promises as fs'] }],
    types: [{ from: 'fs', names: ['PathLike'] }],
    ts: `${COMMENT_130}
export async function unlinkIfThere(path: PathLike): Promise<void> {
  try {
    await fs.unlink(path);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  invalidate(String(path));
}
`,
    js: `${COMMENT_130}
export async function unlinkIfThere(path) {
  try {
    await fs.unlink(path);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  invalidate(String(path));
}
`,
  },
  {
    name: 'unlocked',
    helpers: ['unlocked'],
    needs: ['lock-holds'],
    optional: [],
    values: [],
    types: [],
    ts: `${COMMENT_131}
export async function unlocked<Result>(
  key: unknown,
  awaited: Result | PromiseLike<Result>,
): Promise<Result> {
${COMMENT_132}
  const promise = Promise.resolve(awaited);
  const hold = outermostHold(key);
  if (!hold || (await isSettledAtOnce(promise))) return promise;
  giveBack(hold);
  try {
    return await promise;
  } finally {
    await takeAgain(hold);
  }
}

${COMMENT_133}
function outermostHold(key: unknown): Hold | undefined {
  const isMeant = (hold: Hold): boolean =>
    hold.key === key && hold.calls > 0 && !hold.isReleased;
  let found: Hold | undefined;
  for (let hold = liveHold(isMeant); hold; hold = hold.outer)
    if (isMeant(hold)) found = hold;
  return found;
}

function giveBack(hold: Hold): void {
  if (hold.isReleased) return;
  hold.isReleased = true;
  release(hold);
}

${COMMENT_134}
async function takeAgain(hold: Hold): Promise<void> {
  if (!hold.isReleased) return;
  hold.return = hold.return || takeTurn(hold);
  await hold.return;
}

async function takeTurn(hold: Hold): Promise<void> {
  hold.line = lineOf(hold.key);
  await turnIn(hold.line, hold.isShared);
  hold.isReleased = false;
  hold.return = undefined;
}

${COMMENT_135}
async function isSettledAtOnce(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  promise.then(settle, settle);
  for (let round = 0; round < 10 && !isSettled; round++) {
    await undefined;
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
  return isSettled;
}
`,
    js: `${COMMENT_131}
export async function unlocked(key, awaited) {
${COMMENT_132}
  const promise = Promise.resolve(awaited);
  const hold = outermostHold(key);
  if (!hold || (await isSettledAtOnce(promise))) return promise;
  giveBack(hold);
  try {
    return await promise;
  } finally {
    await takeAgain(hold);
  }
}

${COMMENT_133}
function outermostHold(key) {
  const isMeant = (hold) =>
    hold.key === key && hold.calls > 0 && !hold.isReleased;
  let found;
  for (let hold = liveHold(isMeant); hold; hold = hold.outer)
    if (isMeant(hold)) found = hold;
  return found;
}

function giveBack(hold) {
  if (hold.isReleased) return;
  hold.isReleased = true;
  release(hold);
}

${COMMENT_134}
async function takeAgain(hold) {
  if (!hold.isReleased) return;
  hold.return = hold.return || takeTurn(hold);
  await hold.return;
}

async function takeTurn(hold) {
  hold.line = lineOf(hold.key);
  await turnIn(hold.line, hold.isShared);
  hold.isReleased = false;
  hold.return = undefined;
}

${COMMENT_135}
async function isSettledAtOnce(promise) {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  for (let round = 0; round < 10 && !isSettled; round++) {
    await undefined;
    await new Promise((resolve) => process.nextTick(resolve));
  }
  return isSettled;
}
`,
  },
  {
    name: 'visit',
    helpers: [],
    needs: [],
    optional: [],
    values: [],
    types: [],
    ts: `/** Called for one element of an array. */
type Visit<Item, Result> = (
  item: Item,
  index: number,
  list: readonly Item[],
) => Result | Promise<Result>;
`,
    js: ``,
  },
  {
    name: 'without-temporary',
    helpers: ['withoutTemporary'],
    needs: ['temporary-name'],
    optional: [],
    values: [],
    types: [{ from: 'fs', names: ['Dirent'] }],
    ts: `${COMMENT_136}
export async function withoutTemporary<Entry extends string | Buffer | Dirent>(
  listing: Promise<Entry[]>,
): Promise<Entry[]> {
  const entries = await listing;
  return entries.filter((entry) => !isTemporary(entry));
}
`,
    js: `${COMMENT_136}
export async function withoutTemporary(listing) {
  const entries = await listing;
  return entries.filter((entry) => !isTemporary(entry));
}
`,
  },
  {
    name: 'write-file-atomic',
    helpers: ['writeFileAtomic'],
    needs: ['temporary'],
    optional: [{ part: 'lookup', names: ['invalidate'] }],
    values: [
      { from: 'fs', names: ['constants', 'lstat', 'promises as fs', 'rename', 'stat', 'writeFile'] },
      { from: 'path', names: ['dirname', 'isAbsolute', 'resolve', 'sep'] },
      { from: 'url', names: ['fileURLToPath'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [{ from: 'fs', names: ['PathOrFileDescriptor', 'Stats', 'WriteFileOptions'] }],
    ts: `type Data = string | NodeJS.ArrayBufferView;

/** A call that is not done yet. */
interface Write {
  readonly path: string | undefined;
  readonly file: PathOrFileDescriptor;
  readonly data: Data;
  readonly options: WriteFileOptions | undefined;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type Settings = Exclude<WriteFileOptions, string | null> & {
  flush?: boolean | undefined;
};

/** The file to replace: its real path, and its state. */
interface Target {
  readonly path: string;
  readonly stats: Stats | undefined;
}

${COMMENT_137}
const lookAtEntry = promisify(lstat);
const lookAtFile = promisify(stat);
const writeInPlace = promisify(writeFile);
const renameNow = promisify(rename);

${COMMENT_138}
const writes = new Map<unknown, Write[]>();
${COMMENT_139}
const made = new Map<string, Promise<Stats>>();

${COMMENT_140}
export async function writeFileAtomic(
  file: PathOrFileDescriptor,
  data: Data,
  options?: WriteFileOptions,
): Promise<void> {
  const path = pathOf(file);
  const key = path === undefined ? file : resolve(path);
  return new Promise((resolve, reject) => {
    const write = { path, file, data, options, resolve, reject };
    const queue = writes.get(key);
    if (queue) queue.push(write);
    else void writeAll(key, [write]);
  });
}

${COMMENT_141}
function pathOf(file: PathOrFileDescriptor): string | undefined {
  if (file instanceof URL) return fileURLToPath(file);
  if (typeof file !== 'string' || file === '') return undefined;
  return isAbsolute(file) ? file : process.cwd() + sep + file;
}

async function writeAll(key: unknown, queue: Write[]): Promise<void> {
  writes.set(key, queue);
  for (let [first] = queue; first; [first] = queue)
    await writeFirst(first, queue);
  writes.delete(key);
}

async function writeFirst(first: Write, queue: Write[]): Promise<void> {
  const target = await targetAt(first).catch((): undefined => undefined);
  const last = target ? lastInRow(first, queue) : 0;
  const write = queue[last] || first;
  try {
${COMMENT_142}
    if (!target || !(await replace(target, write)))
      await writeInPlace(write.file, write.data, write.options);
    for (const done of queue.splice(0, last + 1)) done.resolve();
  } catch (error) {
    queue.splice(last, 1);
    write.reject(error);
  }
  if (first.path !== undefined) invalidate(first.path);
}

${COMMENT_143}
function lastInRow(first: Write, queue: readonly Write[]): number {
  let last = 0;
  for (
    let next = queue[1];
    next && canBeLeftOut(queue[last], first, next);
    next = queue[last + 1]
  )
    last += 1;
  return last;
}

function canBeLeftOut(
  write: Write | undefined,
  first: Write,
  next: Write,
): boolean {
  const isValid =
    write !== undefined &&
    (typeof write.data === 'string' || ArrayBuffer.isView(write.data));
  const [one, other] = [settingsOf(first), settingsOf(next)];
  const fields = ['encoding', 'mode', 'flag', 'flush'] as const;
  return (
    isValid &&
    first.path === next.path &&
    fields.every((field) => one[field] === other[field])
  );
}

function settingsOf({ options }: Write): Settings {
  return typeof options === 'string' ? { encoding: options } : options || {};
}

${COMMENT_144}
async function targetAt(write: Write): Promise<Target | undefined> {
  const { path } = write;
  const { flag, mode } = settingsOf(write);
  if (
    path === undefined ||
    (flag || 'w') !== 'w' ||
    /[\\\\/]$/.test(path) ||
    !isMode(mode)
  )
    return undefined;
  const entry = await lookAtEntry(path).catch(noEntry);
  if (!entry) return { path, stats: undefined };
  const real = entry.isSymbolicLink() ? await fs.realpath(path) : path;
  const stats = real === path ? entry : await lookAtFile(real);
  if (!stats.isFile() || stats.nlink > 1 || stats.mode & 0o7000)
    return undefined;
  if (!isOurs(stats)) await fs.access(real, constants.W_OK);
  return { path: real, stats };
}

${COMMENT_145}
function isMode(mode: unknown): boolean {
  return (
    mode === undefined || mode === null || Number(mode) >>> 0 === Number(mode)
  );
}

function noEntry(error: { code?: unknown }): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

function isOurs({ uid, mode }: Stats): boolean {
  return (
    process.geteuid !== undefined &&
    process.geteuid() === uid &&
    (mode & constants.S_IWUSR) !== 0
  );
}

${COMMENT_146}
async function replace(target: Target, write: Write): Promise<boolean> {
  const temporary = temporaryFor(target.path);
  const settings = settingsOf(write);
  const mode = target.stats ? target.stats.mode & 0o777 : settings.mode;
  try {
    await writeInPlace(temporary, write.data, {
      ...settings,
      ...(mode !== undefined && { mode }),
      flag: 'wx',
    });
    if (target.stats)
      await makeAlike(
        temporary,
        target.stats,
        \`\${dirname(target.path)}\\0\${mode}\`,
      );
    await renameNow(temporary, target.path);
    invalidate(target.path);
    return true;
  } catch (error) {
    await fs.unlink(temporary).catch((): undefined => undefined);
    if (isAboutTheFolder(error)) return false;
    throw error;
  }
}

async function makeAlike(
  temporary: string,
  { uid, gid, mode }: Stats,
  kind: string,
): Promise<void> {
  const like = await statOfMade(temporary, kind);
  if (like.uid !== uid || like.gid !== gid) await fs.chown(temporary, uid, gid);
  if (like.mode !== mode) await fs.chmod(temporary, mode & 0o777);
}

${COMMENT_147}
function statOfMade(temporary: string, kind: string): Promise<Stats> {
  const known = made.get(kind);
  if (known) return known;
  const asked = lookAtFile(temporary).finally(() => made.delete(kind));
  made.set(kind, asked);
  return asked;
}

${COMMENT_148}
function isAboutTheFolder(error: unknown): boolean {
  const { syscall } = error as { syscall?: unknown };
  return ['open', 'rename', 'chown', 'chmod'].includes(String(syscall));
}
`,
    js: `${COMMENT_137}
const lookAtEntry = promisify(lstat);
const lookAtFile = promisify(stat);
const writeInPlace = promisify(writeFile);
const renameNow = promisify(rename);

${COMMENT_138}
const writes = new Map();
${COMMENT_139}
const made = new Map();

${COMMENT_140}
export async function writeFileAtomic(file, data, options) {
  const path = pathOf(file);
  const key = path === undefined ? file : resolve(path);
  return new Promise((resolve, reject) => {
    const write = { path, file, data, options, resolve, reject };
    const queue = writes.get(key);
    if (queue) queue.push(write);
    else void writeAll(key, [write]);
  });
}

${COMMENT_141}
function pathOf(file) {
  if (file instanceof URL) return fileURLToPath(file);
  if (typeof file !== 'string' || file === '') return undefined;
  return isAbsolute(file) ? file : process.cwd() + sep + file;
}

async function writeAll(key, queue) {
  writes.set(key, queue);
  for (let [first] = queue; first; [first] = queue)
    await writeFirst(first, queue);
  writes.delete(key);
}

async function writeFirst(first, queue) {
  const target = await targetAt(first).catch(() => undefined);
  const last = target ? lastInRow(first, queue) : 0;
  const write = queue[last] || first;
  try {
${COMMENT_142}
    if (!target || !(await replace(target, write)))
      await writeInPlace(write.file, write.data, write.options);
    for (const done of queue.splice(0, last + 1)) done.resolve();
  } catch (error) {
    queue.splice(last, 1);
    write.reject(error);
  }
  if (first.path !== undefined) invalidate(first.path);
}

${COMMENT_143}
function lastInRow(first, queue) {
  let last = 0;
  for (
    let next = queue[1];
    next && canBeLeftOut(queue[last], first, next);
    next = queue[last + 1]
  )
    last += 1;
  return last;
}

function canBeLeftOut(write, first, next) {
  const isValid =
    write !== undefined &&
    (typeof write.data === 'string' || ArrayBuffer.isView(write.data));
  const [one, other] = [settingsOf(first), settingsOf(next)];
  const fields = ['encoding', 'mode', 'flag', 'flush'];
  return (
    isValid &&
    first.path === next.path &&
    fields.every((field) => one[field] === other[field])
  );
}

function settingsOf({ options }) {
  return typeof options === 'string' ? { encoding: options } : options || {};
}

${COMMENT_144}
async function targetAt(write) {
  const { path } = write;
  const { flag, mode } = settingsOf(write);
  if (
    path === undefined ||
    (flag || 'w') !== 'w' ||
    /[\\\\/]$/.test(path) ||
    !isMode(mode)
  )
    return undefined;
  const entry = await lookAtEntry(path).catch(noEntry);
  if (!entry) return { path, stats: undefined };
  const real = entry.isSymbolicLink() ? await fs.realpath(path) : path;
  const stats = real === path ? entry : await lookAtFile(real);
  if (!stats.isFile() || stats.nlink > 1 || stats.mode & 0o7000)
    return undefined;
  if (!isOurs(stats)) await fs.access(real, constants.W_OK);
  return { path: real, stats };
}

${COMMENT_145}
function isMode(mode) {
  return (
    mode === undefined || mode === null || Number(mode) >>> 0 === Number(mode)
  );
}

function noEntry(error) {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

function isOurs({ uid, mode }) {
  return (
    process.geteuid !== undefined &&
    process.geteuid() === uid &&
    (mode & constants.S_IWUSR) !== 0
  );
}

${COMMENT_146}
async function replace(target, write) {
  const temporary = temporaryFor(target.path);
  const settings = settingsOf(write);
  const mode = target.stats ? target.stats.mode & 0o777 : settings.mode;
  try {
    await writeInPlace(temporary, write.data, {
      ...settings,
      ...(mode !== undefined && { mode }),
      flag: 'wx',
    });
    if (target.stats)
      await makeAlike(
        temporary,
        target.stats,
        \`\${dirname(target.path)}\\0\${mode}\`,
      );
    await renameNow(temporary, target.path);
    invalidate(target.path);
    return true;
  } catch (error) {
    await fs.unlink(temporary).catch(() => undefined);
    if (isAboutTheFolder(error)) return false;
    throw error;
  }
}

async function makeAlike(temporary, { uid, gid, mode }, kind) {
  const like = await statOfMade(temporary, kind);
  if (like.uid !== uid || like.gid !== gid) await fs.chown(temporary, uid, gid);
  if (like.mode !== mode) await fs.chmod(temporary, mode & 0o777);
}

${COMMENT_147}
function statOfMade(temporary, kind) {
  const known = made.get(kind);
  if (known) return known;
  const asked = lookAtFile(temporary).finally(() => made.delete(kind));
  made.set(kind, asked);
  return asked;
}

${COMMENT_148}
function isAboutTheFolder(error) {
  const { syscall } = error;
  return ['open', 'rename', 'chown', 'chmod'].includes(String(syscall));
}
`,
  },
  {
    name: 'write-json-atomic',
    helpers: ['writeJsonAtomic'],
    needs: ['write-file-atomic'],
    optional: [],
    values: [{ from: 'util', names: ['promisify'] }],
    types: [{ from: 'fs', names: ['PathOrFileDescriptor', 'WriteFileOptions'] }],
    ts: `type WriteFile = (
  file: unknown,
  text: string,
  options: unknown,
  done: (error: unknown) => void,
) => void;

/**
 * The options of \`jsonfile\` and \`fs-extra\`, in addition to those of
 * \`writeFile\`.
 */
interface JsonOptions {
  readonly encoding?: string | null | undefined;
  readonly flag?: string | undefined;
  readonly mode?: number | string | undefined;
  readonly EOL?: string | undefined;
  readonly finalEOL?: boolean | undefined;
  readonly fs?: object | undefined;
  readonly replacer?: unknown;
  readonly spaces?: number | string | undefined;
}

${COMMENT_149}
export async function writeJsonAtomic(
  file: unknown,
  value: unknown,
  options?: JsonOptions | string | null,
): Promise<void> {
  const settings = typeof options === 'object' && options ? options : {};
  const text = toJson(value, settings);
${COMMENT_150}
  const own = settings.fs as { readonly writeFile: WriteFile } | undefined;
  if (own)
    return promisify<unknown, string, unknown, void>(own.writeFile)(
      file,
      text,
      options,
    );
  return writeFileAtomic(
    file as PathOrFileDescriptor,
    text,
    options as WriteFileOptions,
  );
}

${COMMENT_151}
function toJson(
  value: unknown,
  { EOL = '\\n', finalEOL = true, replacer, spaces }: JsonOptions,
): string {
  const text = JSON.stringify(value, replacer as (string | number)[], spaces);
  if (text === undefined)
    throw new TypeError(
      \`Converting \${typeof value} value to JSON is not supported\`,
    );
  return text.replace(/\\n/g, EOL) + (finalEOL ? EOL : '');
}
`,
    js: `${COMMENT_149}
export async function writeJsonAtomic(file, value, options) {
  const settings = typeof options === 'object' && options ? options : {};
  const text = toJson(value, settings);
${COMMENT_150}
  const own = settings.fs;
  if (own) return promisify(own.writeFile)(file, text, options);
  return writeFileAtomic(file, text, options);
}

${COMMENT_151}
function toJson(value, { EOL = '\\n', finalEOL = true, replacer, spaces }) {
  const text = JSON.stringify(value, replacer, spaces);
  if (text === undefined)
    throw new TypeError(
      \`Converting \${typeof value} value to JSON is not supported\`,
    );
  return text.replace(/\\n/g, EOL) + (finalEOL ? EOL : '');
}
`,
  },
  {
    name: 'write-part',
    helpers: ['writePart'],
    needs: [],
    optional: [],
    values: [
      { from: 'fs', names: ['write'] },
      { from: 'util', names: ['promisify'] },
    ],
    types: [],
    ts: `type WriteRest = readonly (number | string | null | undefined)[];
type WritePart = (
  fd: number,
  data: unknown,
  ...rest: WriteRest
) => Promise<{ bytesWritten: number }>;

const writeNow = promisify(write) as unknown as WritePart;

${COMMENT_152}
export async function writePart(
  fd: number,
  data: string | NodeJS.ArrayBufferView,
  ...rest: WriteRest
): Promise<{ bytesWritten: number }> {
  return writeNow(
    fd,
    data,
    ...(typeof data === 'string' ? rest.slice(0, 2) : rest),
  );
}
`,
    js: `const writeNow = promisify(write);

${COMMENT_152}
export async function writePart(fd, data, ...rest) {
  return writeNow(
    fd,
    data,
    ...(typeof data === 'string' ? rest.slice(0, 2) : rest),
  );
}
`,
  },
  {
    name: 'zlib-input',
    helpers: ['zlibInput'],
    needs: [],
    optional: [],
    values: [{ from: 'zlib', names: ['gzipSync'] }],
    types: [{ from: 'zlib', names: ['InputType'] }],
    ts: `${COMMENT_153}
export function zlibInput<Input extends InputType>(input: Input): Input {
  const isInput =
    typeof input === 'string' ||
    ArrayBuffer.isView(input) ||
    (input as unknown) instanceof ArrayBuffer;
  if (!isInput) gzipSync(input);
  return input;
}
`,
    js: `${COMMENT_153}
export function zlibInput(input) {
  const isInput =
    typeof input === 'string' ||
    ArrayBuffer.isView(input) ||
    input instanceof ArrayBuffer;
  if (!isInput) gzipSync(input);
  return input;
}
`,
  },
];
