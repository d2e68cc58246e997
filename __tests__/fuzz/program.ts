import { Forms } from './forms';
import { exported, handedOn, imported, isModule, MODULE_STYLES, prologue, type ModuleStyle } from './modules';
import { Tape } from './tape';
import type { Place } from './code';

/** A program to rewrite. */
export interface Program {
  /** By path; `app.js` is where it begins, `lib.test.js` holds its tests. */
  readonly files: ReadonlyMap<string, string>;
  readonly express: 4 | 5;
  readonly type: 'cjs' | 'esm';
  /** What is said on the command line. */
  readonly flags: readonly string[];
}

const NOWHERE: Place = { isAsync: false, callable: 0, inLoop: false, hasThis: false };
const ALL = ['--context', 'all'];
const FLAGS = [ALL, ALL, ALL, [], ['--keep-tests']];

/** Makes a small server of a tape: functions around synchronous calls, in every construct of the language we know of. */
export function programOf(numbers: readonly number[]): Program {
  return new Maker(new Tape(numbers)).program();
}

class Maker extends Forms {
  program(): Program {
    const { tape } = this;
    // Chosen first: a short tape leaves nothing for what comes last.
    const express = tape.maybe(3) ? 4 : 5;
    const [isSplit, isBooting, isTested, isHandedOn] = [2, 2, 2, 3].map((odds) => tape.maybe(odds));
    const [style, flags] = [tape.pick(MODULE_STYLES), tape.pick(FLAGS)];
    const count = 1 + tape.below(3);
    const functions = Array.from({ length: count }, (_, index) => this.declare(index));
    const own = [...(isBooting ? [this.boot(count)] : []), this.handler(count)];
    const files = isSplit
      ? this.split(style, functions, own, isHandedOn, isTested ? count : 0)
      : { 'app.js': [...this.shared(style), ...this.server(style), ...functions, ...own] };
    const texts = Object.entries(files).map(([path, lines]) => [path, `${lines.join('\n')}\n`] as const);
    return { files: new Map(texts), express, type: isModule(style) ? 'esm' : 'cjs', flags };
  }

  /** The functions in a file of their own, which the server and perhaps a test get at, or a file between that hands them on. */
  private split(
    style: ModuleStyle,
    functions: readonly string[],
    own: readonly string[],
    isHandedOn: boolean,
    tested: number,
  ): Record<string, string[]> {
    const path = isHandedOn ? 'index' : 'lib';
    const from = (): string[] => imported(style, this.names(), path, this.end, this.tape);
    return {
      'lib.js': [...this.shared(style), ...functions, ...exported(style, this.names(), this.end)],
      ...(isHandedOn && { 'index.js': handedOn(style, this.names(), 'lib', this.end) }),
      'app.js': [...this.shared(style), ...this.server(style), ...from(), ...own],
      ...(tested > 0 && {
        'lib.test.js': [...this.runner(style), ...this.shared(style), ...from(), ...this.tests(tested)],
      }),
    };
  }

  private shared(style: ModuleStyle): string[] {
    const packages = [
      ['fs', 'fs'],
      ['{ note }', 'notes'],
      ['_', 'lodash'],
    ] as const;
    return [
      ...prologue(style, packages, this.end),
      `const state = { n: 0, at: 'a' }${this.end}`,
      `let total = 0${this.end}`,
    ];
  }

  private server(style: ModuleStyle): string[] {
    return [...prologue(style, [['express', 'express']], this.end), `const app = express()${this.end}`];
  }

  private runner(style: ModuleStyle): string[] {
    const packages = [
      ['test', 'node:test'],
      ['assert', 'node:assert'],
    ] as const;
    return prologue(style, packages, this.end);
  }

  /** Start-up code that needs the functions, too. */
  private boot(callable: number): string {
    const call = this.callOf(this.tape.below(callable), { ...NOWHERE, callable });
    return `function boot() {\n${this.locals(`'a'`)}\nnote(${call})${this.end}\n}\nboot()${this.end}`;
  }

  private handler(callable: number): string {
    const isAsync = this.tape.maybe(3);
    const place: Place = { ...NOWHERE, isAsync, callable };
    const uses = this.tape.maybe() ? '' : `note(${this.callOf(callable - 1, place)})${this.end}\n`;
    const statements = uses + this.statements(place);
    const async = isAsync ? 'async ' : '';
    const body = `{\n${this.locals(`'a'`)}\n${statements}\nres.send(${this.expression(place)})${this.end}\n}`;
    const head = this.tape.maybe(2) ? `${async}function (req, res, next) ${body}` : `${async}(req, res) => ${body}`;
    return `app.get('/', ${head})${this.end}`;
  }

  /** Tests that call a function, and expect that it throws. */
  private tests(callable: number): string[] {
    const { tape, end } = this;
    const isAsync = tape.maybe(3);
    const place: Place = { ...NOWHERE, isAsync, callable };
    const call = this.callOf(tape.below(callable), place);
    const thrown = this.callOf(tape.below(callable), { ...place, isAsync: false });
    const opening = `${isAsync ? 'async ' : ''}() => {\n${this.locals(`'a'`)}`;
    const expected = tape.pick(['throws', 'doesNotThrow']);
    return [
      `test('calls', ${opening}\n${this.statements(place)}\nnote(${call})${end}\n})${end}`,
      `test('throws', ${opening}\nassert.${expected}(() => ${thrown})${end}\n})${end}`,
    ];
  }
}
