import type { Tape } from './tape';

/** Where code stands: decides what may be written there. */
export interface Place {
  readonly isAsync: boolean;
  /** Functions that may be called: those made before, so that every program ends. */
  readonly callable: number;
  readonly inLoop: boolean;
  readonly hasThis: boolean;
}

const PATHS = [`'a'`, `'b'`, `'c'`, `'none'`];
const NAMES = ['v', 'w', 'list', 'o', 'p', 'q', 'x', 'i'];
const EACH = ['map', 'filter', 'some', 'every', 'find', 'findIndex', 'flatMap', 'forEach', 'findLast', 'findLastIndex'];
const OF_COLLECTIONS = [
  'map',
  'filter',
  'find',
  'some',
  'every',
  'forEach',
  'groupBy',
  'sortBy',
  'keyBy',
  'partition',
  'pickBy',
];
const BORROWED = ['map', 'filter', 'some', 'every', 'forEach'];
/** Statements and expressions in every construct of the language we know of; who extends it says what functions there are. */
export abstract class Code {
  /** What ends a statement: nothing, in a program without semicolons. */
  protected readonly end: string;
  private labels = 0;

  constructor(protected readonly tape: Tape) {
    this.end = tape.maybe(4) ? '' : ';';
  }

  /** A call of a function, or another use of it that runs it. */
  protected abstract callOf(index: number, place: Place): string;

  /** A call that gives an iterable; undefined where the function gives none. */
  protected abstract iterable(index: number, place: Place): string | undefined;

  protected locals(first: string): string {
    return [
      `let v = ${first}, w = 1${this.end}`,
      `let list = ['a', 'b', 'c']${this.end}`,
      `let o = { k: 1, a: 'a' }${this.end}`,
      ...(first === `'a'` ? [`let p = 'b', q = 2${this.end}`] : []),
      `let x = 'c', i = 0${this.end}`,
    ].join('\n');
  }

  protected statements(place: Place): string {
    return Array.from({ length: this.tape.below(4) }, () => this.statement(place)).join('\n');
  }

  protected block(place: Place): string {
    return `{\n${this.statements(place)}\n}`;
  }

  protected statement(place: Place): string {
    const { tape } = this;
    const e = (): string => this.expression(place);
    const loop = { ...place, inLoop: true };
    return tape.grow(8, [
      () => this.statementOf(`note(${e()})`),
      () => this.statementOf(this.blocking(place)),
      () => `v = ${e()}${this.end}`,
      () => `w ${tape.pick(['+=', '-=', '||=', '&&=', '??=', '*='])} ${e()}${this.end}`,
      () => `${tape.pick(['total', 'state.n', 'o.k'])} += ${e()}${this.end}`,
      () =>
        `const { a: x = ${e()}, ...rest${tape.below(100)} } = ${e()}${this.end}`.replace(
          /^const (.*)$/s,
          '{ const $1 }',
        ),
      () =>
        `{ const [x, i = ${e()}] = ${e()}${this.end} note(x)${this.end || ';'} note(i)${this.end} }`.replace(
          /\)(?= note)/,
          ');',
        ),
      () => this.statementOf(e()),
      () => `if (${e()}) ${this.block(place)} else ${this.block(place)}`,
      () => `if (${e()}) ${this.statement(place)}`,
      () => `for (let i = 0; i < 3; i++) ${this.block(loop)}`,
      () => `for (let n = 0; n < 2 && ${e()}; n++, ${e()}) ${this.block(loop)}`,
      () => `for (const x of ${this.list(place)}) ${this.block(loop)}`,
      () => `for (const x in ${e()}) ${this.block(loop)}`,
      () => `{ let n = 0${this.end || ';'} while (n++ < 2 && ${e()}) ${this.block(loop)} }`,
      () => `{ let n = 0${this.end || ';'} do ${this.block(loop)} while (n++ < 1 && ${e()})${this.end} }`,
      () => this.labelled(loop),
      () =>
        `switch (${e()}) {\ncase ${e()}:\n${this.statements(place)}\nbreak${this.end}\ncase 1:\ndefault:\n${this.statements(place)}\n}`,
      () => `try ${this.block(place)} catch (error) ${this.caught(place)}`,
      () =>
        `try { return ${e()}${this.end} } catch (error) ${this.caught(place)} finally { note('finally')${this.end} }`,
      () => `try ${this.block(place)} finally { note('finally')${this.end} }`,
      () =>
        place.inLoop
          ? `if (${e()}) ${tape.pick(['break', 'continue'])}${this.end}`
          : `if (!${e()}) throw new Error('thrown')${this.end}`,
      () => this.eachStatement(place),
      () => this.loopOverCall(loop),
      () => `if (${e()}) return ${e()}${this.end}`,
      () =>
        `{ const inner = (x) => ${this.arrowBody(place)}${this.end || ';'} v = inner(${e()})${this.end || ';'} note(inner(${e()}))${this.end} }`,
    ]);
  }

  protected caught(place: Place): string {
    return `{\nnote(error)${this.end}\n${this.statements(place)}\n}`;
  }

  /** A loop over what a function gives, where one is there that gives several values. */
  protected loopOverCall(place: Place): string {
    const given = place.callable === 0 ? undefined : this.iterable(this.tape.below(place.callable), place);
    return `for (const x of ${given ?? this.list(place)}) ${this.block(place)}`;
  }

  protected labelled(place: Place): string {
    const label = `l${this.labels++}`;
    const jump = this.tape.pick(['break', 'continue']);
    return `${label}: for (const x of ['a', 'b']) for (const i of [0, 1]) {\n${this.statements(place)}\nif (${this.expression(place)}) ${jump} ${label}${this.end}\n}`;
  }

  protected statementOf(expression: string): string {
    return `${this.end === '' && /^[([`+\-/]/.test(expression) ? ';' : ''}${/^[{]|^(?:function|class|let)\b/.test(expression) ? `void ${expression}` : expression}${this.end}`;
  }

  protected eachStatement(place: Place): string {
    const list = this.list(place);
    return this.statementOf(`${list}.forEach(${this.callback(place, ['x', 'i'])})`);
  }

  protected list(place: Place): string {
    return this.tape.grow(4, [
      () => `['a', 'b', 'none']`,
      () => 'list',
      () => `fs.readdirSync('d')`,
      () => `[1, , 3]`,
      () => `Object.keys(o)`,
      () => `Object.entries(o)`,
      () => `[${this.expression(place)}, ...${this.list(place)}]`,
      () => `${this.list(place)}.${this.tape.pick(['map', 'filter'])}(${this.callback(place, ['x', 'i'])})`,
      () => `${this.list(place)}.slice(0, ${this.tape.below(3)})`,
      () => `fs.readFileSync(${this.tape.pick(PATHS)}, 'utf8').split('')`,
    ]);
  }

  protected callback(place: Place, params: readonly string[]): string {
    const isFunction = this.tape.maybe(3);
    const inner: Place = { ...place, isAsync: false, inLoop: false, hasThis: isFunction ? false : place.hasThis };
    const list = `(${params.join(', ')})`;
    if (isFunction) return `function ${list} ${this.callbackBlock(inner)}`;
    return `${list} => ${this.arrowBody(inner)}`;
  }

  protected arrowBody(place: Place): string {
    const inner: Place = { ...place, isAsync: false, inLoop: false };
    if (this.tape.maybe(2)) return this.callbackBlock(inner);
    const text = this.expression(inner);
    return text.startsWith('{') ? `(${text})` : text;
  }

  protected callbackBlock(place: Place): string {
    return `{\n${this.statements(place)}\nreturn ${this.expression(place)}${this.end}\n}`;
  }

  protected blocking(place: Place): string {
    const e = (): string => this.path(place);
    return this.tape.grow(6, [
      () => `fs.readFileSync(${this.tape.pick(PATHS)}, 'utf8')`,
      () => `fs.existsSync(${this.tape.pick(PATHS)})`,
      () => `fs.writeFileSync(${this.tape.pick(PATHS)}, 'new')`,
      () => `fs.appendFileSync(${this.tape.pick(PATHS)}, '+')`,
      () => `fs.readdirSync('d')`,
      () => `fs.statSync(${this.tape.pick(PATHS)}).size`,
      () => `fs.readFileSync(${e()}, 'utf8')`,
      () => `fs.writeFileSync(${e()}, ${this.expression(place)})`,
    ]);
  }

  protected path(place: Place): string {
    return this.tape.grow(2, [
      () => this.tape.pick(PATHS),
      () => this.tape.pick(['v', 'p', 'x']),
      () => this.expression(place),
    ]);
  }

  protected expression(place: Place): string {
    const { tape } = this;
    const e = (): string => this.expression(place);
    return tape.grow(6, [
      () => tape.pick(NAMES),
      () => String(tape.below(4)),
      () => tape.pick(PATHS),
      () => this.blocking(place),
      () => (place.callable === 0 ? `note('leaf')` : this.callOf(tape.below(place.callable), place)),
      () => tape.pick(['total', 'state.n', 'state', 'null', 'undefined', place.hasThis ? 'this?.k' : 'o?.k']),
      () => `note(${e()})`,
      () => `(${e()} ${tape.pick(['+', '===', '<', '-', '%'])} ${e()})`,
      () => `(${e()} ${tape.pick(['&&', '||'])} ${e()})`,
      () => `(${e()} ?? ${e()})`,
      () => `(${e()} ? ${e()} : ${e()})`,
      () => `\`<\${${e()}}-\${${e()}}>\``,
      () => `[${e()}, ${e()}]`,
      () => `String.raw\`<\${${e()}}>\``,
      () => `({ a: ${e()}, [${e()}]: ${e()}, ...${e()} })`,
      () => `${this.atom(place)}.length`,
      () => `${this.atom(place)}?.length`,
      () => `${this.atom(place)}[0]`,
      () => `String(${e()}).toUpperCase()`,
      () => `${this.atom(place)}?.concat(${e()}).length`,
      () => `(${e()}, ${e()})`,
      () => `(v = ${e()})`,
      () => `(w += ${e()})`,
      () => `(total += ${e()})`,
      () => `(o.k ||= ${e()})`,
      () => `${tape.pick(['!', 'typeof ', '-'])}(${e()})`,
      () => `(${this.each(place)})`,
      () => `${this.list(place)}.reduce(${this.callback(place, ['acc', 'x', 'i'])}, ${e()})`,
      () => `${this.list(place)}.reduceRight((acc, x) => ${this.arrowBody(place)}${tape.maybe() ? `, ${e()}` : ''})`,
      () => `${this.list(place)}.sort((a, b) => ${this.order()})`,
      () => `Array.from(${this.list(place)}, ${this.callback(place, ['x', 'i'])})`,
      () => `String(${e()}).replace(/[ab]/g, ${this.callback(place, ['x', 'i'])})`,
      () =>
        `_.${tape.pick(OF_COLLECTIONS)}(${tape.maybe(3) ? e() : this.list(place)}, ${this.callback(place, ['x', 'i'])})`,
      () => `[].${tape.pick(BORROWED)}.call(${this.list(place)}, ${this.callback(place, ['x', 'i'])})`,
      () => `(() => ${this.arrowBody(place)})()`,
      () => `(function () ${this.callbackBlock({ ...place, isAsync: false, inLoop: false, hasThis: false })})()`,
      () => `JSON.stringify(${e()})`,
      () => this.promise(place),
      () => `Math.max(${e()}, ...${this.list(place)})`,
      () => `(${e()} ** 2)`,
      () => `new Error(${e()}).message`,
      () =>
        `((x = ${this.expression({ ...place, isAsync: false })}) => [x, ${this.expression({ ...place, isAsync: false })}])(${tape.maybe() ? '1' : ''})`,
      () => `(({ a = ${this.expression({ ...place, isAsync: false })} }, i = 1) => [a, i])(${e()})`,
      () => `new Map(${`Object.entries(o)`}).size`,
      () => (place.isAsync ? `(await ${e()})` : `(void ${e()})`),
    ]);
  }

  protected promise(place: Place): string {
    const settle = this.tape.pick(['resolve', 'reject']);
    const text = `new Promise((resolve, reject) => ${settle}(${this.expression({ ...place, isAsync: false, inLoop: false })}))`;
    return place.isAsync ? `(await ${text})` : `note('promise')`;
  }

  /** Comparisons only look: how often that happens is not for a program to know. */
  protected order(): string {
    return this.tape.pick([
      'fs.lstatSync(a).size - fs.lstatSync(b).size',
      'fs.lstatSync(b).size - fs.lstatSync(a).size',
    ]);
  }

  protected each(place: Place): string {
    const method = this.tape.pick(EACH);
    const thisArg = this.tape.maybe(5) ? `, ${this.expression(place)}` : '';
    return `${this.list(place)}.${method}(${this.callback(place, ['x', 'i'])}${thisArg})`;
  }

  protected atom(place: Place): string {
    const text = this.expression(place);
    return /^[\w$]+$|^\w[\w.]*\(.*\)$/.test(text) && !/^\d/.test(text)
      ? `(${text})`.replace(/^\((\w[\w.]*\([^()]*\))\)$/, '$1')
      : `(${text})`;
  }
}
