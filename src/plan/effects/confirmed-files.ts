import { posix } from 'node:path';
import { grouped } from '../../grouped';
import { LISTINGS } from '../../language/listings';
import { withoutMarks } from '../../language/unique-names';
import { callId } from '../../program';
import type { CallGraph, CallId, FunctionId } from '../../types';
import type { FileTouch } from './command-files';
import { fileAt, mayAlias, type Location, type Touch } from './locations';
import { namedFilesOf } from './named-files';

/** Calls that use the file that an argument names, blocking or not. */
const USES_FILES =
  /^(?:read|write|append|create(?:Read|Write)Stream|open|l?stat|exists|pathExists|access|rename|unlink|rm|mkdir|copy|cp|send[fF]ile|download|ensure|output|remove|move|truncate|parseFile|load)/;
/** Functions of modules that only work with files. */
const OF_FILES = /^(?:node:)?(?:fs|fs-extra|graceful-fs)\b/;

/** What the calls of a program use as files. */
class UsedFiles {
  private named: readonly Location[] | undefined;
  private patterns: ReadonlySet<string> | undefined;
  private listed: ReadonlyMap<FunctionId, readonly CallId[]> | undefined;

  constructor(private readonly graph: CallGraph) {}

  /** Whether a call that seems to use files is given a file. */
  isNamed(location: Location): boolean {
    this.named ??= this.callsWith(({ name }) => USES_FILES.test(name)).flatMap((id) => this.pathsOf(id).map(fileAt));
    return this.named.some((other) => mayAlias(location, other));
  }

  /** Whether a call that is known to use files is given the same path, as far as that can be told. */
  isPattern({ key }: Location): boolean {
    this.patterns ??= new Set([
      ...[...this.graph.blocking, ...(this.graph.rewritten ?? [])].flatMap((blocking) =>
        namedFilesOf(this.graph, blocking).flatMap(({ paths, effect }) => (effect === 'none' ? [] : paths)),
      ),
      ...this.callsWith((_, id) => [...(this.graph.outside.get(id) ?? [])].some((path) => OF_FILES.test(path))).flatMap(
        (id) => this.pathsOf(id),
      ),
    ]);
    const pattern = withoutMarks(key);
    return !/^\*+$/.test(pattern) && this.patterns.has(pattern);
  }

  /** Whether the function of a call, or one that it calls, lists the folder of a file. */
  // Matches: const n = fs.readdirSync('backups').length; execSync(`tar -cf backups/${n}.tar data`)
  isListed(call: CallId, { key }: Location): boolean {
    this.listed ??= grouped(
      this.callsWith((_, id) => [...(this.graph.outside.get(id) ?? [])].some((path) => LISTINGS.has(path))),
      (id) => this.graph.program.callerOf(id),
    );
    const caller = this.graph.program.callerOf(call);
    const callees = (this.graph.from.get(caller) ?? []).map(({ callee }) => callee);
    const lists = [caller, ...callees].flatMap((fn) => this.listed?.get(fn) ?? []);
    return lists.some((id) => this.pathsOf(id).includes(posix.dirname(withoutMarks(key))));
  }

  private callsWith(isMeant: (call: { readonly name: string }, id: CallId) => boolean): CallId[] {
    return [...this.graph.program.all].flatMap(({ path, calls }) =>
      calls
        .map((call) => ({ call, id: callId(path, call.index) }))
        .flatMap(({ call, id }) => (isMeant(call, id) ? [id] : [])),
    );
  }

  private pathsOf(id: CallId): readonly string[] {
    return [0, 1].flatMap((at) => this.graph.pathsOf(id, at));
  }
}

/**
 * What is left of the touches of calls without guesses: a word is taken for a file if something else uses it as one. One
 * whose name is not fixed could name anything else, and has to be the path of a call that works with files, or in a folder that is
 * listed beside it.
 */
// Matches: out.txt of execSync('convert in.txt out.txt'); fs.readFileSync('out.txt'), and not: 0.5 of execSync('sleep 0.5')
// Matches: out of if (!fs.existsSync(out)) execFileSync('convert', [file, out]), and not: id of execFileSync('kill', [id])
export function confirmed(
  graph: CallGraph,
  touches: ReadonlyMap<CallId, readonly FileTouch[]>,
): Map<CallId, FileTouch[]> {
  const files = new UsedFiles(graph);
  const guesses = [...touches].flatMap(([call, all]) =>
    all.filter(({ isGuessed, isVarying }) => isGuessed && !isVarying).map((touch) => ({ call, touch })),
  );
  const isUsedAgain = (call: CallId, { location }: Touch): boolean =>
    guesses.some(
      (other) =>
        other.call !== call &&
        other.touch.location.key === location.key &&
        graph.program.callerOf(other.call) === graph.program.callerOf(call),
    );
  const isFile = (call: CallId, touch: FileTouch): boolean => {
    if (touch.isVarying) return files.isPattern(touch.location) || files.isListed(call, touch.location);
    return !touch.isGuessed || files.isNamed(touch.location) || isUsedAgain(call, touch);
  };
  return new Map([...touches].map(([call, all]) => [call, all.filter((touch) => isFile(call, touch))]));
}
