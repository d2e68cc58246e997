import { createHook } from 'node:async_hooks';
import { now } from './clock';
import type { Ledger } from './ledger';
import type { Request } from './request';

/** Parts of a stretch before and after that of a request are reported from this many milliseconds on. */
const NOTABLE = 1;

/**
 * Records every synchronous stretch: from the point where Node calls into JavaScript (a callback, a timer, the code
 * after an `await`) until that returns. Nested stretches are not counted twice.
 */
export class Stretches {
  /** The asynchronous operation whose callback is running; 0 for none. */
  private outermost = 0;
  private start = 0;
  private isInTurn = false;
  private isFollowing = false;

  constructor(
    private readonly ledger: Ledger,
    private readonly currentRequest: () => Request | undefined,
  ) {}

  /** Starts recording: before a server listens, nobody waits. */
  follow(): void {
    if (this.isFollowing) return;
    this.isFollowing = true;
    createHook({ before: (id) => this.begin(id), after: (id) => this.end(id) }).enable();
  }

  /** Ignores the current work, which is no part of the app. */
  forget(): void {
    this.outermost = 0;
  }

  /** Calls the code of a request, or of one of its events, and attributes that part of the stretch to the request. */
  turn<Result>(request: Request, work: () => Result): Result {
    if (this.isInTurn) return work();
    if (this.outermost !== 0) this.tellPart();
    this.isInTurn = true;
    const start = now();
    try {
      return work();
    } finally {
      this.isInTurn = false;
      this.start = now();
      this.ledger.stretch(request, start, this.start - start);
    }
  }

  private begin(id: number): void {
    if (this.outermost !== 0 || this.isInTurn) return;
    this.outermost = id;
    this.start = now();
  }

  private end(id: number): void {
    if (id !== this.outermost) return;
    this.outermost = 0;
    this.ledger.stretch(this.currentRequest(), this.start, now() - this.start);
  }

  private tellPart(): void {
    const ms = now() - this.start;
    if (ms >= NOTABLE) this.ledger.stretch(this.currentRequest(), this.start, ms);
  }
}
