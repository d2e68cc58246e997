import { createHook } from 'node:async_hooks';
import { now } from './clock';
import type { Ledger } from './ledger';
import type { Request } from './request';

/** Parts of a stretch before and after a request's own are told from this many milliseconds on. */
const NOTABLE = 1;

/**
 * Tells the ledger of every synchronous stretch: from where Node calls into JavaScript (a callback, a timer, what follows an
 * `await`) until that returns. Stretches within stretches are not counted twice.
 */
export class Stretches {
  /** The asynchronous operation whose callback runs now; 0 when none does. */
  private outermost = 0;
  private start = 0;
  private isInTurn = false;
  private isFollowing = false;

  constructor(
    private readonly ledger: Ledger,
    private readonly currentRequest: () => Request | undefined,
  ) {}

  /** From now on: before a server listens nobody waits. */
  follow(): void {
    if (this.isFollowing) return;
    this.isFollowing = true;
    createHook({ before: (id) => this.begin(id), after: (id) => this.end(id) }).enable();
  }

  /** The work that runs now is no part of the app. */
  forget(): void {
    this.outermost = 0;
  }

  /** Calls the code of a request, or of an event of it: that part of the stretch is the request's. */
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
