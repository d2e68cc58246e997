import { fileUseOf } from '../../language/programs';
import { callId, pathOf } from '../../program';
import type { CallGraph, CallId, PathExpr } from '../../types';
import type { Piece } from './command-text';
import { fileAt, mayAlias, type Location, type Touch } from './locations';
import { isOneFile } from './path-patterns';
import type { Word } from './shell-lexer';
import { textOf, type ProgramRun } from './simple-commands';

const DEVICES = /^\/(?:dev|proc|sys|usr|bin|sbin|lib)(?:\/|$)/;
// Matches: data/notes.txt, /tmp/out, report.pdf, .env, but not: https://host/file, 8.8.8.8
const LOOKS_LIKE_A_FILE = /^(?!\w+:\/)(?![\d.]+$)(?:.*\/.*[\w-]|[\w.-]*\.\w+)$/;
/** What they name is on another machine, or in a container. */
const ELSEWHERE = /^(?:ssh|docker|docker-compose|podman|kubectl|chroot|nsenter)$/;
const VERSION_CONTROL = /^(?:git|hg|svn|bzr|fossil)$/;
/** Calls that use the file that an argument names, blocking or not. */
const USES_FILES =
  /^(?:read|write|append|create(?:Read|Write)Stream|open|l?stat|exists|pathExists|access|rename|unlink|rm|mkdir|copy|cp|send[fF]ile|download|ensure|output|remove|move|truncate|parseFile|load)/;
const TAKES_TIME: ReadonlySet<Touch['effect']> = new Set<Touch['effect']>(['write', 'append']);

/** A use of a file by a command; `isGuessed`: nothing tells that the word names a file, or that the file is changed. */
export interface FileTouch extends Touch {
  readonly isGuessed?: boolean;
}

/** Finds the files that commands name: words and redirections whose name is fixed. */
export class CommandFiles {
  private named: readonly Location[] | undefined;

  constructor(private readonly graph: CallGraph) {}

  /** `folder` is where the command runs; undefined for the folder of the process, empty where it is not known. */
  of({ program, file, args, redirections }: ProgramRun, folder: readonly Piece[] | undefined): FileTouch[] {
    const redirected = redirections.flatMap(({ by, word }) => touchesOf(this.filesAt(word, folder, /./), [by]));
    const run = file ? touchesOf(this.filesAt(file, folder, LOOKS_LIKE_A_FILE), ['read']) : [];
    const known = [...redirected, ...run];
    return program === undefined || ELSEWHERE.test(program)
      ? known
      : [...known, ...this.argumentsOf(program, args, folder)];
  }

  private argumentsOf(program: string, args: readonly Word[], folder: readonly Piece[] | undefined): FileTouch[] {
    const named = args.filter((word) => !/^-[^=]*$/.test(textOf(word) ?? ''));
    const isForgiving = program === 'mkdir' && args.some((word) => /^-\w*p|^--parents$/.test(textOf(word) ?? ''));
    return named.flatMap((word, index) => {
      const place = { isFirst: index === 0, isLast: index === named.length - 1 };
      const use = VERSION_CONTROL.test(program) ? 'read' : fileUseOf(program, place);
      if (use === 'none') return [];
      const files = this.filesAt(word, folder, LOOKS_LIKE_A_FILE);
      if (use === 'use') return touchesOf(files, ['read', 'write']).map((touch) => ({ ...touch, isGuessed: true }));
      const touches = touchesOf(files, [use]);
      return isForgiving ? touches.map((touch) => ({ ...touch, forgiving: true })) : touches;
    });
  }

  /** Whether another call of the program uses a file. */
  isNamed(location: Location): boolean {
    this.named ??= [...this.graph.program.all].flatMap(({ path, calls }) =>
      calls
        .filter(({ name }) => USES_FILES.test(name))
        .flatMap(({ index }) => [0, 1].flatMap((at) => this.graph.pathsOf(callId(path, index), at).map(fileAt))),
    );
    return this.named.some((other) => mayAlias(location, other));
  }

  /** The files that a word names, if it names some with a fixed name. */
  private filesAt(word: Word, folder: readonly Piece[] | undefined, looks: RegExp): Location[] {
    return this.pathsOf(word, folder)
      .filter((path) => looks.test(path) && !DEVICES.test(path))
      .map(fileAt)
      .filter(isOneFile);
  }

  private pathsOf(word: Word, folder: readonly Piece[] | undefined): readonly string[] {
    const parts = word.map((part, index) =>
      index === 0 && part.kind === 'text' ? { ...part, text: part.text.replace(OPTION, '') } : part,
    );
    const isAbsolute = parts[0]?.kind === 'text' && /^[/~]/.test(parts[0].text);
    const isHere = folder === undefined || isAbsolute;
    if (!isHere && folder.length === 0) return [];
    const all = [...parts, ...(isHere ? [] : folder)];
    const files = new Set(all.flatMap((part) => (part.kind === 'hole' ? [pathOf(part.at)] : [])));
    if (files.size > 1 || parts.every((part) => part.kind === 'text' && part.text === '')) return [];
    const [file = ''] = files;
    const path = joined(parts);
    return this.graph.pathsAt(file, isHere ? path : { kind: 'join', parts: [joined(folder), path] });
  }
}

// Matches: --output=file, if=file
const OPTION = /^-{0,2}[\w-]+=/;

function joined(pieces: readonly Piece[]): PathExpr {
  const exprs = pieces.flatMap((piece): PathExpr[] => {
    if (piece.kind === 'break') return [];
    return piece.kind === 'hole' ? [piece.path] : piece.text === '' ? [] : [{ kind: 'text', text: piece.text }];
  });
  return exprs.length === 1 ? exprs[0] : { kind: 'concat', parts: exprs };
}

function touchesOf(files: readonly Location[], effects: readonly Touch['effect'][]): FileTouch[] {
  return files.flatMap((location) =>
    effects.map((effect) => ({ effect, location, ...(TAKES_TIME.has(effect) && { lasting: true }) })),
  );
}

/** What is left of the touches of calls without guesses: a word is taken for a file if something else uses it as one. */
// Matches: out.txt of execSync('convert in.txt out.txt'); fs.readFileSync('out.txt'), and not: 0.5 of execSync('sleep 0.5')
export function confirmed(
  graph: CallGraph,
  files: CommandFiles,
  touches: ReadonlyMap<CallId, readonly FileTouch[]>,
): Map<CallId, Touch[]> {
  const guesses = [...touches].flatMap(([call, all]) =>
    all.filter(({ isGuessed }) => isGuessed).map((touch) => ({ call, touch })),
  );
  const isUsedAgain = (call: CallId, { location }: Touch): boolean =>
    guesses.some(
      (other) =>
        other.call !== call &&
        other.touch.location.key === location.key &&
        graph.program.callerOf(other.call) === graph.program.callerOf(call),
    );
  return new Map(
    [...touches].map(([call, all]) => [
      call,
      all.filter((touch) => !touch.isGuessed || files.isNamed(touch.location) || isUsedAgain(call, touch)),
    ]),
  );
}
