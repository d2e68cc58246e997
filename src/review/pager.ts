import type { Draw, Screen } from './types';

/** Size of a terminal in characters. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Fewer lines than this are no place to read in: then what stays above scrolls, too. */
const fewest = 5;

/** Shows a part of a screen that is too long for the terminal, and moves it. */
export class Pager {
  private offset = 0;
  private told = '';

  constructor(
    private draw: Draw,
    private size: Size,
  ) {}

  /** Another screen, from its top. */
  show(draw: Draw): void {
    this.draw = draw;
    this.offset = 0;
    this.told = '';
  }

  /** A few words in place of the whereabouts, until another screen is shown. */
  tell(text: string): void {
    this.told = ` ${text}`;
  }

  /** The terminal has another size now. */
  resize(size: Size): void {
    this.size = size;
  }

  /** Moves by a key of its own; false for any other key. */
  press(name: string | undefined): boolean {
    const { height, body } = this.frame();
    const last = Math.max(0, body.length - height);
    const to = this.target(name, Math.max(1, height - 1), last);
    if (to === undefined) return false;
    this.offset = Math.min(Math.max(0, to), last);
    return true;
  }

  /** The lines to show now, as many as fit; the last ones are the keys. */
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

  // One line is for the whereabouts (or empty), and the last one stays free: a full last line would scroll the screen.
  private frame(): Screen & { readonly height: number } {
    const screen = this.draw(this.size.columns);
    const height = this.size.rows - screen.top.length - screen.keys.length - 2;
    if (height >= fewest) return { ...screen, height };
    const body = [...screen.top, ...screen.body];
    return { ...screen, top: [], body, height: Math.max(1, this.size.rows - screen.keys.length - 2) };
  }
}
