import { spawn, type IPty } from '@lydell/node-pty';
import { Terminal } from '@xterm/headless';

/** A program on a real pseudo-terminal, and what a person would see of it. */
export class Screen {
  private readonly terminal: Terminal;
  private readonly pty: IPty;
  private raw = '';
  private waiting: (() => void)[] = [];
  private end: number | undefined;
  private static open: Screen[] = [];

  constructor(
    file: string,
    args: readonly string[],
    given: { cols?: number; rows?: number; cwd?: string; env?: NodeJS.ProcessEnv } = {},
  ) {
    const size = { cols: given.cols ?? 80, rows: given.rows ?? 24 };
    this.terminal = new Terminal({ ...size, allowProposedApi: true, scrollback: 1000 });
    const env = { ...process.env, CI: undefined, NO_COLOR: undefined, TERM: 'xterm-256color', ...given.env };
    this.pty = spawn(file, [...args], {
      ...size,
      cwd: given.cwd ?? process.cwd(),
      env: env as unknown as Record<string, string>,
    });
    Screen.open.push(this);
    this.pty.onData((data) => {
      this.raw += data;
      this.terminal.write(data, () => this.changed());
    });
    this.pty.onExit(({ exitCode }) => {
      this.end = exitCode;
      this.changed();
    });
  }

  /** Ends the programs that a failed test left behind. */
  static closeAll(): void {
    for (const screen of Screen.open) if (screen.end === undefined) screen.pty.kill('SIGKILL');
    Screen.open = [];
  }

  /** Process id of the program. */
  get pid(): number {
    return this.pty.pid;
  }

  /** Every byte that was written so far. */
  get bytes(): string {
    return this.raw;
  }

  /** The lines on the screen, without the empty ones at its end. */
  text(): string {
    const { active } = this.terminal.buffer;
    const lines = Array.from({ length: this.terminal.rows }, (_, index) => active.getLine(active.baseY + index));
    return lines
      .map((line) => line?.translateToString(true) ?? '')
      .join('\n')
      .trimEnd();
  }

  /** All lines, those that were scrolled away too. */
  history(): string {
    const { active } = this.terminal.buffer;
    const lines = Array.from({ length: active.length }, (_, index) => active.getLine(index));
    return lines
      .map((line) => line?.translateToString(true) ?? '')
      .join('\n')
      .trimEnd();
  }

  /** Types keys as one piece of input. */
  type(keys: string): void {
    this.pty.write(keys);
  }

  /** Gives the window another size. */
  resize(cols: number, rows: number): void {
    this.terminal.resize(cols, rows);
    this.pty.resize(cols, rows);
  }

  /** Waits until the screen shows this, and answers with the screen; fails when the program ends before. */
  async shows(what: string | RegExp): Promise<string> {
    for (;;) {
      const text = this.text();
      if (typeof what === 'string' ? text.includes(what) : what.test(text)) return text;
      if (this.end !== undefined) throw new Error(`ended without showing ${what}:\n${this.history()}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Waits for the end of the program; answers with its exit code. */
  async ended(): Promise<number> {
    while (this.end === undefined) await new Promise<void>((resolve) => this.waiting.push(resolve));
    await new Promise<void>((resolve) => this.terminal.write('', resolve));
    return this.end;
  }

  private changed(): void {
    const waiting = this.waiting;
    this.waiting = [];
    waiting.forEach((resolve) => resolve());
  }
}
