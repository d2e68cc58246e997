import { Writable } from 'node:stream';
import type { Input, Output } from '../shell/io';
import { Pager, type Size } from './pager';
import type { Draw, Terminal } from './types';

/** The streams of a terminal. */
export interface Streams {
  readonly input: Input;
  readonly output: Output;
  readonly signal: AbortSignal;
  /** The terminal cannot move its cursor, so screens are printed one below another. */
  readonly dumb: boolean;
}

type Core = typeof import('@inquirer/core');
interface Listened {
  on(event: string, listener: () => void): unknown;
  removeListener(event: string, listener: () => void): unknown;
}

/** The parts of inquirer's question runner that are used. */
interface Questions {
  (questions: readonly object[]): Promise<unknown>;
  registerPrompt(name: string, prompt: unknown): unknown;
}

/** What most terminals send for the backspace key. */
const DELETE = '\u007f';
const CLEAR_SCREEN = '\u001b[2J\u001b[H';

/** A terminal that updates screens in place and responds to single keys: one inquirer prompt for the whole review. */
export async function openTerminal(streams: Streams): Promise<Terminal> {
  const core = await import('@inquirer/core');
  const { default: inquirer } = await import('inquirer');
  const { input, output, signal, dumb } = streams;
  const questions = inquirer.createPromptModule({
    input: input as NodeJS.ReadStream,
    output: dumb ? nowhere() : output,
    signal,
    clearPromptOnDone: true,
    skipTTYChecks: true,
  });
  return new KeyLoop(core, questions as unknown as Questions, streams);
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

class KeyLoop implements Terminal {
  private readonly pager: Pager;
  /** Keys typed ahead. */
  private readonly typed: string[] = [];
  private wake: (() => void) | undefined;
  private running: Promise<void> | undefined;
  private isOver = false;
  private refresh = (): void => undefined;
  private stop = (): void => undefined;

  constructor(
    { createPrompt, useEffect, useKeypress, useState }: Core,
    private readonly questions: Questions,
    private readonly streams: Streams,
  ) {
    this.pager = new Pager(() => ({ top: [], body: [], keys: [] }), sizeOf(streams.output));
    const prompt = createPrompt<string, object>((_config, done) => {
      const [ticks, setTicks] = useState(0);
      this.refresh = () => setTicks(ticks + 1);
      useKeypress((event, readline) => {
        // Otherwise readline would treat the keys as a line being typed, and move the cursor.
        readline.clearLine(0);
        this.press(event);
      });
      useEffect((readline) => this.listen(readline, () => done('')), []);
      return this.pager.lines().join('\n');
    });
    questions.registerPrompt('key', prompt);
  }

  async ask(draw: Draw, keys: string, named: readonly string[] = []): Promise<string> {
    this.pager.show(draw);
    this.update();
    for (;;) {
      const key = await this.nextKey();
      const isAsked = key.length === 1 ? keys.includes(key) : named.includes(key);
      if (isAsked || key === 'interrupt' || key === 'escape') return key;
      if (this.pager.press(key)) this.update();
    }
  }

  tell(text: string): void {
    this.pager.tell(text);
    if (this.running) this.refresh();
  }

  async lend<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.close();
    return work();
  }

  async close(): Promise<void> {
    this.stop();
    await this.running;
    this.running = undefined;
  }

  private update(): void {
    if (this.streams.dumb) this.streams.output.write(`\n${this.pager.lines().join('\n')}\n`);
    if (this.running || this.isOver) this.refresh();
    else this.start();
  }

  private start(): void {
    this.pager.resize(sizeOf(this.streams.output));
    this.running = this.questions([{ type: 'key', name: 'key', message: '' }]).then(
      () => undefined,
      (error: unknown) => this.interrupt(error),
    );
  }

  private async nextKey(): Promise<string> {
    while (this.typed.length === 0) {
      if (this.isOver) return 'interrupt';
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    return this.typed.shift() as string;
  }

  // readline also passes the typed character, which inquirer's type lacks; `?` has no name.
  private press({ name, ctrl, sequence = '' }: { name?: string; ctrl?: boolean; sequence?: string }): void {
    if (ctrl) return;
    const isCharacter = sequence.length === 1 && sequence > ' ' && sequence !== DELETE;
    this.typed.push(isCharacter ? sequence.toLowerCase() : (name ?? ''));
    this.wake?.();
  }

  private interrupt(error?: unknown): void {
    const expected = ['ExitPromptError', 'AbortPromptError'];
    if (error !== undefined && !(error instanceof Error && expected.includes(error.name))) throw error;
    this.isOver = true;
    this.wake?.();
  }

  /** Without this, the prompt would wait forever after Ctrl-D or when the terminal is closed. */
  private listen(readline: Listened, done: () => void): () => void {
    const onClose = (): void => this.interrupt();
    const onChange = (): void => this.redraw();
    this.stop = done;
    readline.on('close', onClose);
    readline.on('SIGCONT', onChange);
    this.streams.output.on('resize', onChange);
    return () => {
      readline.removeListener('close', onClose);
      readline.removeListener('SIGCONT', onChange);
      this.streams.output.removeListener('resize', onChange);
      this.stop = () => undefined;
      this.refresh = () => undefined;
    };
  }

  // A narrower terminal has wrapped the lines on the screen, and their positions are unknown.
  private redraw(): void {
    this.pager.resize(sizeOf(this.streams.output));
    if (!this.streams.dumb) this.streams.output.write(CLEAR_SCREEN);
    this.update();
  }
}

function sizeOf({ columns, rows }: Output): Size {
  return { columns: columns || 80, rows: rows || 24 };
}
