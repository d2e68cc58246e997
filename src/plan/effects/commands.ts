import { onlyReads, stateUseOf } from '../../language/programs';
import { scriptAt } from '../../language/interpreters';
import { withoutMarks } from '../../language/unique-names';
import { pathOf } from '../../program';
import type { BlockingCall, CallGraph, CallId, FunctionId } from '../../types';
import { CommandFiles, type FileTouch } from './command-files';
import { foldersOf, type Folder } from './command-folders';
import { pathsOfWord } from './command-paths';
import { filesBeside, filesMadeFrom } from './files-beside';
import { commandsOf, type GivenCommand } from './command-text';
import { confirmed } from './confirmed-files';
import { isChange } from './file-uses';
import { fileAt, stateOf, variableAt, type Location, type Touch } from './locations';
import { nameOfPattern } from './path-patterns';
import type { Word } from './shell-lexer';
import { programsIn, textOf, type ProgramRun } from './simple-commands';

/** The state of programs that are not known: it may be that of any known one. */
const ANY_STATE = stateOf('commands');
/** Programs get it as it is when they are started, unless a call says otherwise. */
const ENVIRONMENT: Touch = { effect: 'read', location: variableAt(['process.env'], 'process.env') };

/**
 * What commands do that calls run: to the state that a program keeps (the index of a git repository), and to files with
 * fixed names. The effect belongs to the call that gives the text, not to a function that only passes it on.
 */
export class Commands {
  private readonly touches: ReadonlyMap<CallId, readonly FileTouch[]>;
  private readonly files: CommandFiles;
  /** Functions with commands that may change any file. */
  readonly unknown = new Set<FunctionId>();

  constructor(private readonly graph: CallGraph) {
    this.files = new CommandFiles(graph);
    const found = new Map<CallId, FileTouch[]>();
    const note = (call: CallId, touches: readonly FileTouch[]): void => {
      if (touches.length > 0) found.set(call, [...(found.get(call) ?? []), ...touches]);
    };
    for (const blocking of [...graph.blocking, ...(graph.rewritten ?? [])]) {
      if (!blocking.method.runs) continue;
      if (!hasEnvironment(blocking)) note(blocking.id, [ENVIRONMENT]);
      for (const command of commandsOf(graph, blocking).flatMap((one) => this.alternatives(one)))
        note(command.call, this.touchesBy(command));
    }
    this.touches = joined(confirmed(graph, found));
  }

  /** What the commands of a call read and change; files have marks for who made their names. */
  touchesOf(call: CallId): readonly FileTouch[] {
    return this.touches.get(call) ?? [];
  }

  /** The files that commands change, or may change. */
  get changedFiles(): Location[] {
    const touches = [...this.touches.values()].flat();
    return touches
      .filter((touch) => touch.location.kind === 'file' && isChange(touch))
      .map(({ location }) => fileAt(withoutMarks(location.key)));
  }

  /** The texts that a command may be, where all of it comes from somewhere else. */
  // Matches: execSync(COMMANDS.commit)
  private alternatives(command: GivenCommand): GivenCommand[] {
    const [first, ...rest] = command.pieces;
    if (first?.kind !== 'hole' || first.isList) return [command];
    const texts = this.graph.pathsAt(pathOf(first.at), first.path);
    if (texts.length === 0 || texts.some((text) => /[*<]/.test(text))) return [command];
    return texts.map((text) => ({ ...command, pieces: [{ kind: 'text', text } as const, ...rest] }));
  }

  private touchesBy(command: GivenCommand): FileTouch[] {
    const runs = programsIn(command);
    const folders = foldersOf(runs, command.folder);
    if (
      !runs.every(
        ({ program, redirections }) => program !== undefined && redirections.length === 0 && onlyReads(program),
      )
    )
      this.unknown.add(this.graph.program.callerOf(command.call));
    const scripts = runs.map((run, index) => this.scriptOf(run, folders[index]));
    const states = runs.map((run, index) => stateTouches(run, scripts[index]));
    return runs.flatMap((run, index) => {
      const isOneOfSeveral = (touch: Touch): boolean =>
        touch.effect === 'write' &&
        states.some(
          (others, other) => other !== index && others.some(({ location }) => location.key === touch.location.key),
        );
      const own = states[index].map((touch) => (isOneOfSeveral(touch) ? { ...touch, lasting: true } : touch));
      const beside = scripts[index] === undefined ? [] : filesBeside(this.graph, command.call);
      const named = this.files.of(run, folders[index]);
      return [...own, ...named, ...filesMadeFrom(this.graph, command.call, named), ...beside];
    });
  }

  /** The name of a script, of which nothing tells what it does; one whose name is not written out mostly is that of one request. */
  private scriptOf({ program, file, args }: ProgramRun, folder: Folder): string | undefined {
    if (program === undefined) return undefined;
    const word = file && isOfProject(file) ? file : args[scriptAt(program, args.map(textOf))];
    const text = word && textOf(word);
    return text && nameOfPattern(pathsOfWord(this.graph, word, folder).paths[0] ?? text);
  }
}

/** The state of a program is read and changed at once: nothing may change in between what one request does to it. */
function stateTouches({ program, args }: ProgramRun, script: string | undefined): Touch[] {
  if (program === undefined) return bothOf(ANY_STATE, true);
  const use = stateUseOf(program, args.map(textOf));
  // Whatever a script changes: two runs of it have never met.
  if (!use) return script === undefined ? [] : bothOf(stateOf(script), true);
  const location = stateOf(use.state);
  return use.changes ? bothOf(location, use.exclusive) : [{ effect: 'read', location }];
}

// Matches: ./run.sh, and path.join(__dirname, 'run.sh'), but not: /usr/bin/git
function isOfProject(file: Word): boolean {
  return textOf(file)?.startsWith('/') === false;
}

function bothOf(location: Location, isLasting = false): Touch[] {
  return [
    { effect: 'read', location },
    { effect: 'write', location, ...(isLasting && { lasting: true }) },
  ];
}

/** With commands that may use any state, all states are one. */
function joined(touches: ReadonlyMap<CallId, readonly FileTouch[]>): ReadonlyMap<CallId, readonly FileTouch[]> {
  const isState = ({ location }: Touch): boolean => location.kind === 'state';
  if (![...touches.values()].flat().some(({ location }) => location.key === ANY_STATE.key)) return touches;
  const of = (touch: FileTouch): FileTouch => (isState(touch) ? { ...touch, location: ANY_STATE } : touch);
  return new Map([...touches].map(([call, some]) => [call, some.map(of)]));
}

// Matches: execSync('env', { env: {} })
function hasEnvironment({ call: { args } }: BlockingCall): boolean {
  return args.some(({ keys }) => keys?.includes('env'));
}

const commandsByGraph = new WeakMap<CallGraph, Commands>();

/** Memoised per graph: choices do not matter to it. */
export function commandsIn(graph: CallGraph): Commands {
  const commands = commandsByGraph.get(graph) ?? new Commands(graph);
  commandsByGraph.set(graph, commands);
  return commands;
}
