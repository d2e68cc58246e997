import { Writable } from 'node:stream';
import type { Input, Output } from '../shell/io';
import { Pager, type Size } from './pager';
import type { Draw, Terminal } from './types';

/** The streams of a terminal. */
export interface Streams {
  readonly input: Input;
  readonly output: Output;
  readonly signal: AbortSignal;
  /** A terminal that cannot move its cursor: each screen is printed below the one before. */
  readonly dumb: boolean;
}

type Core = typeof import('@inquirer/core');
interface Listened {
  on(event: string, listener: () => void): unknown;
  removeListener(event: string, listener: () => void): unknown;
}

/** What this file uses of inquirer's question runner. */
interface Questions {
  (questions: readonly object[]): Promise<unknown>;
  registerPrompt(name: string, prompt: unknown): unknown;
}

const CLEAR_SCREEN = '\u001b[2J\u001b[H';

/** A terminal that shows screens in place and answers with single keys: one inquirer prompt that lives as long as it asks. */
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
  /** Keys that were typed ahead. */
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
        // Else readline would take the keys for a line that is being typed, and put the cursor behind it.
        readline.clearLine(0);
        this.press(event);
      });
      useEffect((readline) => this.listen(readline, () => done('')), []);
      return this.pager.lines().join('\n');
    });
    questions.registerPrompt('key', prompt);
  }

  async ask(draw: Draw, keys: string): Promise<string> {
    this.pager.show(draw);
    this.update();
    for (;;) {
      const key = await this.nextKey();
      if (key === 'interrupt' || key === 'escape' || (key.length === 1 && keys.includes(key))) return key;
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

  // readline also tells the character typed; inquirer's type does not mention it, but `?` has no name.
  private press({ name, ctrl, sequence = '' }: { name?: string; ctrl?: boolean; sequence?: string }): void {
    if (ctrl) return;
    this.typed.push(sequence.length === 1 && sequence > ' ' ? sequence.toLowerCase() : (name ?? ''));
    this.wake?.();
  }

  private interrupt(error?: unknown): void {
    const expected = ['ExitPromptError', 'AbortPromptError'];
    if (error !== undefined && !(error instanceof Error && expected.includes(error.name))) throw error;
    this.isOver = true;
    this.wake?.();
  }

  /** Without this, a terminal that goes away (or Ctrl-D) would leave the prompt waiting for ever. */
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

  // A terminal that became narrower has wrapped the lines that are there: nobody knows where they are now.
  private redraw(): void {
    this.pager.resize(sizeOf(this.streams.output));
    if (!this.streams.dumb) this.streams.output.write(CLEAR_SCREEN);
    this.update();
  }
}

function sizeOf({ columns, rows }: Output): Size {
  return { columns: columns || 80, rows: rows || 24 };
}
