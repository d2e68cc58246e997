import { Session } from 'node:inspector';
import type { SampleRecord } from '../record';
import { now } from './clock';
import type { Request } from './request';
import { Samples } from './samples';

/** Microseconds between two samples: with ten milliseconds they cost about a twentieth of the CPU time. */
const INTERVAL = 10_000;
/** Milliseconds between evaluations of the samples, after a long stretch or in any case. */
const OFTEN = 5000;
const SELDOM = 60_000;

/** A stretch long enough to be reported, in the clock of `now`. */
export interface LongStretch {
  readonly start: number;
  readonly end: number;
  readonly request?: Request;
}

// The app may replace them.
const { profile, profileEnd } = console;

/**
 * Samples the running code, and keeps the samples of long stretches. V8's profiler samples by time, and starting it
 * scans all existing code, so the next profile starts before one ends; it is stopped only when the process ends.
 */
export class Sampler {
  private readonly samples = new Samples();
  private session?: Session;
  private stretches: LongStretch[] = [];
  private started = 0;
  private turns = 0;

  /** Starts sampling; without effect if Node was built without an inspector. */
  start(): void {
    if (this.session) return;
    try {
      const session = new Session();
      session.connect();
      session.post('Profiler.enable');
      session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
      this.session = session;
      this.next();
    } catch {
      this.session = undefined;
    }
  }

  stretch(stretch: LongStretch): void {
    if (this.session) this.stretches.push(stretch);
  }

  /** Evaluates the samples if it is time, or with `all` at once. */
  look(all: boolean): void {
    const since = now() - this.started;
    const isDue = since > SELDOM || (this.stretches.length > 0 && (all || since > OFTEN));
    if (this.session && isDue) this.turn(this.session);
  }

  /** Stops sampling for good. A process that ends while V8 samples it may crash: 10 of 1,000 did, on Node 20. */
  stop(): void {
    this.session?.disconnect();
    this.session = undefined;
  }

  records(): readonly SampleRecord[] {
    return this.samples.records();
  }

  private turn(session: Session): void {
    const { stretches } = this;
    this.stretches = [];
    const title = this.title();
    this.next();
    const ended = now();
    session.once('Profiler.consoleProfileFinished', ({ params }) => {
      if (stretches.length > 0) this.samples.add(params.profile, stretches, ended);
    });
    profileEnd.call(console, title);
  }

  private next(): void {
    this.turns += 1;
    this.started = now();
    profile.call(console, this.title());
  }

  private title(): string {
    return `unblock ${this.turns}`;
  }
}
