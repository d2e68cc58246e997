import type { Draw, Screen } from './types';

/** Size of a terminal in characters. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Below this height, the fixed lines scroll, too. */
const fewest = 5;

/** Scrolls a screen that is too long for the terminal. */
export class Pager {
  private offset = 0;
  private told = '';

  constructor(
    private draw: Draw,
    private size: Size,
  ) {}

  /** Shows another screen, from the top. */
  show(draw: Draw): void {
    this.draw = draw;
    this.offset = 0;
    this.told = '';
  }

  /** Shows a message instead of the position, until the next screen. */
  tell(text: string): void {
    this.told = ` ${text}`;
  }

  /** Adapts to a new size of the terminal. */
  resize(size: Size): void {
    this.size = size;
  }

  /** Handles a scrolling key; returns false for any other key. */
  press(name: string | undefined): boolean {
    const { height, body } = this.frame();
    const last = Math.max(0, body.length - height);
    const to = this.target(name, Math.max(1, height - 1), last);
    if (to === undefined) return false;
    this.offset = Math.min(Math.max(0, to), last);
    return true;
  }

  /** The visible lines; the keys are always the last. */
  lines(): readonly string[] {
    const { top, body, keys, height } = this.frame();
    this.offset = Math.min(this.offset, Math.max(0, body.length - height));
    const part = body.slice(this.offset, this.offset + height);
    const line = this.told || (body.length > height ? this.whereabouts(body.length, part.length) : '');
    return [...top, ...part, line.slice(0, this.size.columns), ...keys];
  }

  private target(name: string | undefined, page: number, last: number): number | undefined {
    switch (name) {
      case 'space':
      case 'pagedown':
        return this.offset + page;
      case 'pageup':
        return this.offset - page;
      case 'down':
        return this.offset + 1;
      case 'up':
        return this.offset - 1;
      case 'home':
        return 0;
      case 'end':
        return last;
      default:
        return undefined;
    }
  }

  private whereabouts(total: number, shown: number): string {
    const end = this.offset + shown;
    const how = end < total ? 'space: more' : 'page up: back';
    return ` ── ${this.offset + 1}–${end} of ${total} lines · ${how} ──`;
  }

  // One line is for the position, and the last one stays free: a full last line would scroll the screen.
  private frame(): Screen & { readonly height: number } {
    const screen = this.draw(this.size.columns);
    const height = this.size.rows - screen.top.length - screen.keys.length - 2;
    if (height >= fewest) return { ...screen, height };
    const body = [...screen.top, ...screen.body];
    return { ...screen, top: [], body, height: Math.max(1, this.size.rows - screen.keys.length - 2) };
  }
}
