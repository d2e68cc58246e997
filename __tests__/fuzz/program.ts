import { Tape } from './tape';

/** A program to rewrite. */
export interface Program {
  /** By path; `app.js` is where it begins. */
  readonly files: ReadonlyMap<string, string>;
  readonly express: 4 | 5;
}

/** Where code stands: decides what may be written there. */
interface Place {
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
const FORMS = [
  'declaration',
  'arrow',
  'expression',
  'method',
  'property',
  'static',
  'instance',
  'async',
  'generator',
  'derived',
  'recursive',
  'getter',
  'built',
] as const;

type Form = (typeof FORMS)[number];

/** Makes a small server of a tape: functions around synchronous calls, in every construct of the language we know of. */
export function programOf(numbers: readonly number[]): Program {
  return new Maker(new Tape(numbers)).program();
}

class Maker {
  private readonly forms: Form[] = [];
  private readonly end: string;
  private labels = 0;
  private exportsAtOnce = false;
  private importsByName = false;

  constructor(private readonly tape: Tape) {
    this.end = tape.maybe(4) ? '' : ';';
  }

  program(): Program {
    // Chosen first: a short tape leaves nothing for what comes last.
    const express = this.tape.maybe(3) ? 4 : 5;
    const [isSplit, isBooting] = [this.tape.maybe(2), this.tape.maybe(2)];
    this.exportsAtOnce = this.tape.maybe();
    this.importsByName = this.tape.maybe();
    const count = 1 + this.tape.below(3);
    const functions = Array.from({ length: count }, (_, index) => this.declare(index));
    const handler = this.handler(count);
    const boot = isBooting ? [this.boot(count)] : [];
    const shared = [
      `const fs = require('fs')${this.end}`,
      `const { note } = require('notes')${this.end}`,
      `const _ = require('lodash')${this.end}`,
      `const state = { n: 0, at: 'a' }${this.end}`,
      `let total = 0${this.end}`,
    ];
    const server = [`const express = require('express')${this.end}`, `const app = express()${this.end}`];
    const own = [...boot, handler];
    const files = isSplit
      ? [
          ['lib.js', [...shared, ...functions, ...this.exported()]],
          ['app.js', [...shared, ...server, ...this.imported(), ...own]],
        ]
      : [['app.js', [...shared, ...server, ...functions, ...own]]];
    return {
      files: new Map(files.map(([path, lines]) => [String(path), `${(lines as string[]).join('\n')}\n`])),
      express,
    };
  }

  /** What other files call of the functions of this one. */
  private names(): string[] {
    return this.forms.map((form, index) => (form === 'static' || form === 'built' ? `C${index}` : `f${index}`));
  }

  private exported(): string[] {
    if (this.exportsAtOnce) return [`module.exports = { ${this.names().join(', ')} }${this.end}`];
    return this.names().map((name) => `exports.${name} = ${name}${this.end}`);
  }

  private imported(): string[] {
    const lib = `require('./lib')`;
    if (this.importsByName) return [`const { ${this.names().join(', ')} } = ${lib}${this.end}`];
    const values = this.names().map((name) => `const ${name} = lib.${name}${this.end}`);
    return [`const lib = ${lib}${this.end}`, ...values];
  }

  /** Start-up code that needs the functions, too. */
  private boot(callable: number): string {
    const place: Place = { isAsync: false, callable, inLoop: false, hasThis: false };
    const call = this.callOf(this.tape.below(callable), place);
    return `function boot() {\n${this.locals(`'a'`)}\nnote(${call})${this.end}\n}\nboot()${this.end}`;
  }

  private declare(index: number): string {
    const form = this.tape.pick(FORMS);
    this.forms.push(form);
    const isAsync = form === 'async';
    const hasThis = !['arrow', 'property'].includes(form);
    const place: Place = { isAsync, callable: index, inLoop: false, hasThis: hasThis && form !== 'generator' };
    const body = form === 'generator' ? this.generator(place) : this.body(place);
    const params = `(p, ${this.tape.maybe(4) ? `q = ${this.expression({ ...place, isAsync: false })}` : 'q'})`;
    const name = `f${index}`;
    switch (form) {
      case 'declaration':
        return `function ${name}${params} ${body}`;
      case 'async':
        return `async function ${name}${params} ${body}`;
      case 'generator':
        return `function* ${name}${params} ${body}`;
      case 'derived':
        return `class B${index} {\nk = 4${this.end || ';'}\nrun${params} ${body}\n}\nclass C${index} extends B${index} {\nrun(p, q) {\n${this.locals('p')}\nreturn [super.run(p, q), ${this.expression(place)}]${this.end}\n}\n}\nconst ${name} = new C${index}()${this.end}`;
      case 'recursive':
        return `function ${name}(p, q, n = 2) {\nif (n > 0) note(${name}(q, p, n - 1))${this.end}\n${body}\n}`;
      case 'getter':
        return `const ${name} = {\nget run() {\nlet p = 'a', q = 1${this.end}\n${body}\n}\n}${this.end}`;
      case 'built':
        return `class C${index} {\nconstructor${params} {\n${this.locals('p')}\nthis.k = ${this.expression({ ...place, hasThis: false })}${this.end}\n}\n}`;
      case 'arrow':
        return `const ${name} = ${params} => ${body}${this.end}`;
      case 'expression':
        return `const ${name} = function ${params} ${body}${this.end}`;
      case 'method':
        return `const ${name} = { k: 2, run${params} ${body} }${this.end}`;
      case 'property':
        return `const ${name} = { run: ${params} => ${body} }${this.end}`;
      case 'static':
        return `class C${index} {\nstatic run${params} ${body}\n}`;
      case 'instance':
        return `class C${index} {\nk = 3${this.end || ';'}\n#inner${params} ${body}\nrun(a, b) { return this.#inner(a, b)${this.end} }\n}\nconst ${name} = new C${index}()${this.end}`;
    }
  }

  private callOf(index: number, place: Place): string {
    const args = `(${this.expression(place)}, ${this.expression(place)})`;
    switch (this.forms[index]) {
      case 'method':
      case 'property':
      case 'instance':
      case 'derived':
        return `f${index}.run${this.tape.maybe(5) ? '?.' : ''}${args}`;
      case 'getter':
        return `f${index}.run`;
      case 'built':
        return `new C${index}${args}.k`;
      case 'static':
        return `C${index}.run${args}`;
      case 'async':
        return place.isAsync ? `(await f${index}${args})` : `note('promise')`;
      case 'generator':
        return `[...f${index}${args}]`;
      default:
        return this.plainCall(index, args, place);
    }
  }

  private plainCall(index: number, args: string, place: Place): string {
    return this.tape.grow(1, [
      () => `f${index}${args}`,
      () => `f${index}${args}`,
      () => `f${index}.call(null, ${args.slice(1)}`,
      () => `f${index}?.${args}`,
      () => `f${index}.apply(undefined, [${args.slice(1, -1)}])`,
      () => `f${index}\`a\${${this.expression(place)}}b\``,
    ]);
  }

  private handler(callable: number): string {
    const isAsync = this.tape.maybe(3);
    const place: Place = { isAsync, callable, inLoop: false, hasThis: false };
    const uses = this.tape.maybe() ? '' : `note(${this.callOf(callable - 1, place)})${this.end}\n`;
    const statements = uses + this.statements(place);
    const async = isAsync ? 'async ' : '';
    const body = `{\n${this.locals(`'a'`)}\n${statements}\nres.send(${this.expression(place)})${this.end}\n}`;
    const head = this.tape.maybe(2) ? `${async}function (req, res, next) ${body}` : `${async}(req, res) => ${body}`;
    return `app.get('/', ${head})${this.end}`;
  }

  private locals(first: string): string {
    return [
      `let v = ${first}, w = 1${this.end}`,
      `let list = ['a', 'b', 'c']${this.end}`,
      `let o = { k: 1, a: 'a' }${this.end}`,
      ...(first === `'a'` ? [`let p = 'b', q = 2${this.end}`] : []),
      `let x = 'c', i = 0${this.end}`,
    ].join('\n');
  }

  private body(place: Place): string {
    return `{\n${this.locals('p')}\n${this.statements(place)}\nreturn ${this.expression(place)}${this.end}\n}`;
  }

  private generator(place: Place): string {
    const { tape } = this;
    const yields = Array.from({ length: 1 + tape.below(2) }, () => `yield ${this.expression(place)}${this.end}`);
    return `{\n${this.locals('p')}\n${this.statements(place)}\n${yields.join('\n')}\n}`;
  }

  private statements(place: Place): string {
    return Array.from({ length: this.tape.below(4) }, () => this.statement(place)).join('\n');
  }

  private block(place: Place): string {
    return `{\n${this.statements(place)}\n}`;
  }

  private statement(place: Place): string {
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
      () => `if (${e()}) return ${e()}${this.end}`,
      () =>
        `{ const inner = (x) => ${this.arrowBody(place)}${this.end || ';'} v = inner(${e()})${this.end || ';'} note(inner(${e()}))${this.end} }`,
    ]);
  }

  private caught(place: Place): string {
    return `{\nnote(error)${this.end}\n${this.statements(place)}\n}`;
  }

  private labelled(place: Place): string {
    const label = `l${this.labels++}`;
    const jump = this.tape.pick(['break', 'continue']);
    return `${label}: for (const x of ['a', 'b']) for (const i of [0, 1]) {\n${this.statements(place)}\nif (${this.expression(place)}) ${jump} ${label}${this.end}\n}`;
  }

  private statementOf(expression: string): string {
    return `${this.end === '' && /^[([`+\-/]/.test(expression) ? ';' : ''}${/^[{]|^(?:function|class|let)\b/.test(expression) ? `void ${expression}` : expression}${this.end}`;
  }

  private eachStatement(place: Place): string {
    const list = this.list(place);
    return this.statementOf(`${list}.forEach(${this.callback(place, ['x', 'i'])})`);
  }

  private list(place: Place): string {
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

  private callback(place: Place, params: readonly string[]): string {
    const isFunction = this.tape.maybe(3);
    const inner: Place = { ...place, isAsync: false, inLoop: false, hasThis: isFunction ? false : place.hasThis };
    const list = `(${params.join(', ')})`;
    if (isFunction) return `function ${list} ${this.callbackBlock(inner)}`;
    return `${list} => ${this.arrowBody(inner)}`;
  }

  private arrowBody(place: Place): string {
    const inner: Place = { ...place, isAsync: false, inLoop: false };
    if (this.tape.maybe(2)) return this.callbackBlock(inner);
    const text = this.expression(inner);
    return text.startsWith('{') ? `(${text})` : text;
  }

  private callbackBlock(place: Place): string {
    return `{\n${this.statements(place)}\nreturn ${this.expression(place)}${this.end}\n}`;
  }

  private blocking(place: Place): string {
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

  private path(place: Place): string {
    return this.tape.grow(2, [
      () => this.tape.pick(PATHS),
      () => this.tape.pick(['v', 'p', 'x']),
      () => this.expression(place),
    ]);
  }

  private expression(place: Place): string {
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

  private promise(place: Place): string {
    const settle = this.tape.pick(['resolve', 'reject']);
    const text = `new Promise((resolve, reject) => ${settle}(${this.expression({ ...place, isAsync: false, inLoop: false })}))`;
    return place.isAsync ? `(await ${text})` : `note('promise')`;
  }

  /** Comparisons only look: how often that happens is not for a program to know. */
  private order(): string {
    return this.tape.pick([
      'fs.lstatSync(a).size - fs.lstatSync(b).size',
      'fs.lstatSync(b).size - fs.lstatSync(a).size',
    ]);
  }

  private each(place: Place): string {
    const method = this.tape.pick(EACH);
    const thisArg = this.tape.maybe(5) ? `, ${this.expression(place)}` : '';
    return `${this.list(place)}.${method}(${this.callback(place, ['x', 'i'])}${thisArg})`;
  }

  private atom(place: Place): string {
    const text = this.expression(place);
    return /^[\w$]+$|^\w[\w.]*\(.*\)$/.test(text) && !/^\d/.test(text)
      ? `(${text})`.replace(/^\((\w[\w.]*\([^()]*\))\)$/, '$1')
      : `(${text})`;
  }
}
