import type { Target } from '../record';
import { now } from './clock';
import type { Ledger } from './ledger';
import { withoutOurFrames } from './frames';
import { currentRequest } from './requests';

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;
type Skip = (...args: never[]) => unknown;

/** What to measure in a value: itself, its properties by name, and under `()` what it returns or constructs. */
export interface Plan {
  target?: Target;
  readonly parts: Map<string, Plan>;
}

/** Replaces functions of the catalogue by ones that measure; everything else about them stays the same. */
export class Measure {
  /** A measured call is running: calls that it makes are part of it. */
  private isMeasuring = false;
  private readonly replaced = new WeakMap<object, unknown>();
  private readonly ours = new WeakSet<object>();

  constructor(private readonly ledger: Ledger) {}

  /** Replaces what the plan names in a value; returns the value itself, or its replacement. */
  value(value: unknown, plan: Plan): unknown {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
    for (const [name, part] of plan.parts) if (name !== '()') this.property(value, name, part);
    const isCalled = plan.target !== undefined || plan.parts.has('()');
    return isCalled && typeof value === 'function' ? this.replacement(value as AnyFunction, plan) : value;
  }

  private property(holder: object, name: string, plan: Plan): void {
    const owner = ownerOf(holder, name);
    const descriptor = owner && Object.getOwnPropertyDescriptor(owner, name);
    if (!descriptor) return;
    if (descriptor.get) return this.getter(owner, name, descriptor, plan);
    const value = this.value(descriptor.value, plan);
    if (value === descriptor.value) return;
    if (descriptor.configurable) Object.defineProperty(owner, name, { ...descriptor, value });
    else if (descriptor.writable) (owner as Record<string, unknown>)[name] = value;
  }

  // Matches: Object.defineProperty(exports, 'sync', { enumerable: true, get: () => sync })
  private getter(owner: object, name: string, descriptor: PropertyDescriptor, plan: Plan): void {
    const get = descriptor.get as AnyFunction;
    if (!descriptor.configurable || this.ours.has(get)) return;
    const measure = this.value.bind(this);
    const measured = function (this: unknown): unknown {
      return measure(Reflect.apply(get, this, []), plan);
    };
    this.ours.add(measured);
    Object.defineProperty(owner, name, { ...descriptor, get: measured });
  }

  /** A proxy has the name, the length, the properties and the prototype of its target, including later ones. */
  private replacement(original: AnyFunction, plan: Plan): unknown {
    if (this.ours.has(original)) return original;
    const known = this.replaced.get(original);
    if (known) return known;
    const proxy = new Proxy(original, this.handler(plan));
    this.replaced.set(original, proxy);
    this.ours.add(proxy);
    return proxy;
  }

  private handler({ target, parts }: Plan): ProxyHandler<AnyFunction> {
    const results = parts.get('()');
    if (!target) return results ? this.following(results) : {};
    // The two traps are written out, and call nothing else before the original: each function would add a line to the
    // stack of the errors that it throws.
    return {
      apply: (original, self, args: unknown[]) => {
        if (this.isMeasuring || isAsynchronous(target, args)) return Reflect.apply(original, self, args);
        const call = this.begin(target);
        try {
          return this.completed(call, Reflect.apply(original, self, args), results);
        } catch (error) {
          throw this.failed(call, error);
        }
      },
      construct: (original, args: unknown[], made) => {
        if (this.isMeasuring) return Reflect.construct(original, args, made) as object;
        const call = this.begin(target);
        try {
          return this.completed(call, Reflect.construct(original, args, made), results) as object;
        } catch (error) {
          throw this.failed(call, error);
        }
      },
    };
  }

  private following(results: Plan): ProxyHandler<AnyFunction> {
    return {
      apply: (original, self, args: unknown[]) => this.value(Reflect.apply(original, self, args), results),
      construct: (original, args: unknown[], made) =>
        this.value(Reflect.construct(original, args, made), results) as object,
    };
  }

  private begin(target: Target): Call {
    this.isMeasuring = true;
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = limit + OUR_FRAMES;
    return { target, limit, start: now() };
  }

  private completed(call: Call, result: unknown, results: Plan | undefined): unknown {
    this.end(call, isPromise(result), this.completed);
    return results ? this.value(result, results) : result;
  }

  private failed(call: Call, error: unknown): unknown {
    this.end(call, false, this.failed);
    return withoutOurFrames(error, call.limit);
  }

  private end({ target, limit, start }: Call, isAsynchronousAfterAll: boolean, skip: Skip): void {
    const ms = now() - start;
    this.isMeasuring = false;
    Error.stackTraceLimit = limit;
    if (!isAsynchronousAfterAll) this.ledger.call(target.rule, ms, currentRequest(), skip);
  }
}

/** A measured call that is running. */
interface Call {
  readonly target: Target;
  readonly limit: number;
  readonly start: number;
}

/** Maximum number of our frames in the stack of an error: for the call, and the calls that it makes. */
const OUR_FRAMES = 4;

function ownerOf(holder: object, name: string): object | undefined {
  for (let owner: object | null = holder; owner; owner = Object.getPrototypeOf(owner) as object | null) {
    if (owner === Object.prototype || owner === Function.prototype) return undefined;
    if (Object.hasOwn(owner, name)) return owner;
  }
  return undefined;
}

// Matches: crypto.randomBytes(16, callback)
function isAsynchronous({ blockingArgs }: Target, args: readonly unknown[]): boolean {
  if (blockingArgs === undefined) return false;
  return args.length > blockingArgs || typeof args.at(-1) === 'function';
}

function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}
