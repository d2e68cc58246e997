import { posix } from 'node:path';
import { fileUseOf, RUNS_NEXT, stateUseOf } from '../../language/programs';
import { pathOf } from '../../program';
import type { BlockingCall, CallFacts, CallGraph, CallId, PathExpr } from '../../types';
import { commandsOf } from './command-text';
import { isChange } from './file-uses';
import { fileAt, stateOf, type Location, type Touch } from './locations';
import { isOneFile } from './path-patterns';
import { readArguments, readCommandLine, type SimpleCommand, type Word } from './shell-lexer';

// Matches: data/notes.txt, /tmp/out.png, report.pdf, but not: https://host/file, /dev/null
const LOOKS_LIKE_A_FILE =
  /^(?!\w+:\/)(?!\/(?:dev|proc|sys|usr|bin|sbin|lib)(?:\/|$))(?:.*\/.*[\w-]|[\w.-]*\w\.\w{1,8})$/;
const ASSIGNMENT = /^\w+=/;
const CHANGES_FOLDER = /^(?:cd|pushd|popd|chroot)$/;
/** What they name is on another machine, or in a container. */
const ELSEWHERE = /^(?:ssh|docker|docker-compose|podman|kubectl|chroot|nsenter)$/;
const VERSION_CONTROL = /^(?:git|hg|svn|bzr|fossil)$/;

/**
 * What commands do that calls run: to the state that a program keeps (the index of a git repository), and to files with
 * fixed names. The effect belongs to the call that gives the text, not to a function that only passes it on.
 */
export class Commands {
  private readonly touches = new Map<CallId, Touch[]>();

  constructor(private readonly graph: CallGraph) {
    for (const blocking of [...graph.blocking, ...(graph.rewritten ?? [])])
      if (blocking.method.runs) this.note(blocking);
  }

  /** What the commands of a call read and change. */
  touchesOf(call: CallId): readonly Touch[] {
    return this.touches.get(call) ?? [];
  }

  /** The files that commands change, or may change. */
  get changedFiles(): Location[] {
    const touches = [...this.touches.values()].flat();
    return touches.filter((touch) => touch.location.kind === 'file' && isChange(touch)).map(({ location }) => location);
  }

  private note(blocking: BlockingCall): void {
    const read = blocking.method.runs === 'line' ? readCommandLine : readArguments;
    for (const { call, pieces } of commandsOf(this.graph, blocking)) {
      const touches = this.touchesIn(read(pieces), mayBeElsewhere(blocking.call));
      if (touches.length > 0) this.touches.set(call, [...(this.touches.get(call) ?? []), ...touches]);
    }
  }

  private touchesIn(commands: readonly SimpleCommand[], isElsewhere: boolean): Touch[] {
    let elsewhere = isElsewhere;
    return commands.flatMap(({ words, redirections }) => {
      const [program, ...args] = programOf(words);
      const name = program && posix.basename(textOf(program) ?? '').replace(/\.(?:exe|cmd)$/, '');
      elsewhere ||= name !== undefined && CHANGES_FOLDER.test(name);
      const redirected = redirections.flatMap(({ by, word }) => this.filesIn(word, elsewhere, [by]));
      return name
        ? [...stateTouches(name, args), ...this.argumentsOf(name, args, elsewhere), ...redirected]
        : redirected;
    });
  }

  private argumentsOf(program: string, args: readonly Word[], elsewhere: boolean): Touch[] {
    if (ELSEWHERE.test(program)) return [];
    const named = args.filter((word) => !/^-[^=]*$/.test(textOf(word) ?? ''));
    const isForgiving = program === 'mkdir' && args.some((word) => /^-\w*p|^--parents$/.test(textOf(word) ?? ''));
    return named.flatMap((word, index) => {
      const place = { isFirst: index === 0, isLast: index === named.length - 1 };
      const use = VERSION_CONTROL.test(program) ? 'read' : fileUseOf(program, place);
      const effects = use === 'none' ? [] : use === 'use' ? (['read', 'write'] as const) : [use];
      const touches = this.filesIn(word, elsewhere, effects);
      return isForgiving ? touches.map((touch) => ({ ...touch, forgiving: true })) : touches;
    });
  }

  /** The touches of the file that a word names, if it names one with a fixed name. */
  private filesIn(word: Word, elsewhere: boolean, effects: readonly Touch['effect'][]): Touch[] {
    const files = this.pathsOf(word)
      .filter((path) => LOOKS_LIKE_A_FILE.test(path) && !(elsewhere && !/^[~/<]/.test(path)))
      .map(fileAt)
      .filter(isOneFile);
    return files.flatMap((location) =>
      effects.map((effect) => ({ effect, location, ...(TAKES_TIME.has(effect) && { lasting: true }) })),
    );
  }

  private pathsOf(word: Word): readonly string[] {
    const [first, ...rest] =
      word[0]?.kind === 'text' ? [{ ...word[0], text: behindOption(word[0].text) }, ...word.slice(1)] : word;
    if (!first) return [];
    const parts = [first, ...rest];
    const files = new Set(parts.flatMap((part) => (part.kind === 'hole' ? [pathOf(part.at)] : [])));
    if (files.size > 1) return [];
    const exprs = parts.map((part): PathExpr => (part.kind === 'hole' ? part.path : { kind: 'text', text: part.text }));
    const used = exprs.filter((expr) => expr.kind !== 'text' || expr.text !== '');
    const [file = ''] = files;
    return this.graph.pathsAt(file, used.length === 1 ? used[0] : { kind: 'concat', parts: used });
  }
}

const TAKES_TIME: ReadonlySet<Touch['effect']> = new Set<Touch['effect']>(['write', 'append']);

/** Another process sees an incomplete change as well, so the state is read and changed at once. */
function stateTouches(program: string, args: readonly Word[]): Touch[] {
  const use = stateUseOf(program, args.map(textOf));
  if (!use) return [];
  const location = stateOf(use.state);
  const lasting = use.exclusive && { lasting: true as const };
  return [{ effect: 'read', location }, ...(use.changes ? [{ effect: 'write', location, ...lasting } as const] : [])];
}

/** The program of a command and its arguments. */
// Matches: LANG=C sudo -n git add file
function programOf(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => !ASSIGNMENT.test(textOf(word) ?? ''));
  if (at < 0) return [];
  const rest = words.slice(at);
  if (!RUNS_NEXT.test(textOf(rest[0]) ?? '')) return rest;
  const next = rest.findIndex((word, index) => index > 0 && !/^(?:-|[\d.]+[smhd]?$)/.test(textOf(word) ?? ''));
  return next < 0 ? [] : programOf(rest.slice(next));
}

/** The text of a word, if all of it is known. */
function textOf(word: Word): string | undefined {
  return word.every((part) => part.kind === 'text') ? word.map((part) => part.text).join('') : undefined;
}

// Matches: --output=file, if=file
function behindOption(text: string): string {
  return text.replace(/^-{0,2}[\w-]+=/, '');
}

/** Relative names are in another folder, or may be. */
function mayBeElsewhere({ args }: CallFacts): boolean {
  return args
    .slice(1)
    .some(({ kind, keys }) =>
      kind === 'object' ? keys?.some((key) => key === 'cwd' || key === '...') : kind === 'other',
    );
}

const commandsByGraph = new WeakMap<CallGraph, Commands>();

/** Memoised per graph: choices do not matter to it. */
export function commandsIn(graph: CallGraph): Commands {
  const commands = commandsByGraph.get(graph) ?? new Commands(graph);
  commandsByGraph.set(graph, commands);
  return commands;
}
