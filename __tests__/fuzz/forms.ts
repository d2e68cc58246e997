import { Code, type Place } from './code';

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
  'iterable',
  'derived',
  'template',
  'recursive',
  'getter',
  'class getter',
  'built',
] as const;

type Form = (typeof FORMS)[number];

/** Functions of every form, and their calls. Function number 3 is called `f3`, or it is in the class `C3`. */
export class Forms extends Code {
  private readonly forms: Form[] = [];

  /** What other files use of the functions. */
  names(): string[] {
    return this.forms.map((form, index) => (form === 'static' || form === 'built' ? `C${index}` : `f${index}`));
  }

  /** A function that may call those before it. */
  declare(index: number): string {
    const form = this.tape.pick(FORMS);
    this.forms.push(form);
    const isGenerator = form === 'generator' || form === 'iterable';
    const hasThis = !['arrow', 'property', 'generator', 'iterable'].includes(form);
    const place: Place = { isAsync: form === 'async', callable: index, inLoop: false, hasThis };
    const body = isGenerator ? this.generator(place) : this.body(place);
    const params = `(p, ${this.tape.maybe(4) ? `q = ${this.expression({ ...place, isAsync: false })}` : 'q'})`;
    return this.written(form, index, params, body, place);
  }

  private written(form: Form, index: number, params: string, body: string, place: Place): string {
    const { end } = this;
    const name = `f${index}`;
    const made = `const ${name} = new C${index}()${end}`;
    switch (form) {
      case 'declaration':
        return `function ${name}${params} ${body}`;
      case 'async':
        return `async function ${name}${params} ${body}`;
      case 'generator':
        return `function* ${name}${params} ${body}`;
      case 'iterable':
        return `const ${name} = {\nk: 5,\n*run${params} ${body}\n}${end}`;
      case 'derived':
        return `class B${index} {\nk = 4${end || ';'}\nrun${params} ${body}\n}\nclass C${index} extends B${index} {\nrun(p, q) {\n${this.locals('p')}\nreturn [super.run(p, q), ${this.expression(place)}]${end}\n}\n}\n${made}`;
      case 'template':
        return `class B${index} {\nrun(p, q) { return [this.part(q, p), 'whole']${end} }\npart(p, q) { return note('base')${end} }\n}\nclass C${index} extends B${index} {\npart${params} ${body}\n}\n${this.tape.maybe(3) ? `const ${name} = new B${index}()${end}` : made}`;
      case 'recursive':
        return `function ${name}(p, q, n = 2) {\nif (n > 0) note(${name}(q, p, n - 1))${end}\n${body}\n}`;
      case 'getter':
        return `const ${name} = {\nget run() {\nlet p = 'a', q = 1${end}\n${body}\n}\n}${end}`;
      case 'class getter':
        return `class C${index} {\nk = 6${end || ';'}\nget run() {\nlet p = 'a', q = 1${end}\n${body}\n}\n}\n${made}`;
      case 'built':
        return `class C${index} {\nconstructor${params} {\n${this.locals('p')}\nthis.k = ${this.expression({ ...place, hasThis: false })}${end}\n}\n}`;
      case 'arrow':
        return `const ${name} = ${params} => ${body}${end}`;
      case 'expression':
        return `const ${name} = function ${params} ${body}${end}`;
      case 'method':
        return `const ${name} = { k: 2, run${params} ${body} }${end}`;
      case 'property':
        return `const ${name} = { run: ${params} => ${body} }${end}`;
      case 'static':
        return `class C${index} {\nstatic run${params} ${body}\n}`;
      case 'instance':
        return `class C${index} {\nk = 3${end || ';'}\n#inner${params} ${body}\nrun(a, b) { return this.#inner(a, b)${end} }\n}\n${made}`;
    }
  }

  protected override callOf(index: number, place: Place): string {
    const args = `(${this.expression(place)}, ${this.expression(place)})`;
    switch (this.forms[index]) {
      case 'method':
      case 'property':
      case 'instance':
      case 'derived':
      case 'template':
        return `f${index}.run${this.tape.maybe(5) ? '?.' : ''}${args}`;
      case 'getter':
      case 'class getter':
        return `f${index}.run`;
      case 'built':
        return `new C${index}${args}.k`;
      case 'static':
        return `C${index}.run${args}`;
      case 'async':
        return place.isAsync ? `(await f${index}${args})` : `note('promise')`;
      case 'generator':
        return this.taken(`f${index}${args}`);
      case 'iterable':
        return this.taken(`f${index}.run${args}`);
      default:
        return this.plainCall(index, args, place);
    }
  }

  protected override iterable(index: number, place: Place): string | undefined {
    const args = `(${this.expression(place)}, ${this.expression(place)})`;
    if (this.forms[index] === 'generator') return `f${index}${args}`;
    return this.forms[index] === 'iterable' ? `f${index}.run${args}` : undefined;
  }

  /** What a generator gives, all of it, or the first. */
  private taken(call: string): string {
    return this.tape.grow(1, [
      () => `[...${call}]`,
      () => `Array.from(${call})`,
      () => `new Set(${call}).size`,
      () => `note([0, ...${call}])`,
      () => (this.tape.maybe(3) ? `${call}.next().value` : `String([...${call}])`),
    ]);
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

  private body(place: Place): string {
    return `{\n${this.locals('p')}\n${this.statements(place)}\nreturn ${this.expression(place)}${this.end}\n}`;
  }

  private generator(place: Place): string {
    const { tape } = this;
    const yields = Array.from({ length: 1 + tape.below(2) }, () => this.yielded(place));
    const all = `${this.statements(place)}\n${yields.join('\n')}`;
    const guarded = tape.maybe(4) ? `try {\n${all}\n} finally { note('closed')${this.end} }` : all;
    return `{\n${this.locals('p')}\n${guarded}\n}`;
  }

  private yielded(place: Place): string {
    const { tape } = this;
    const others =
      place.callable === 0 || !tape.maybe(3) ? undefined : this.iterable(tape.below(place.callable), place);
    if (others !== undefined) return `yield* ${others}${this.end}`;
    return tape.maybe(4)
      ? `for (const x of ${this.list(place)}) yield ${this.expression(place)}${this.end}`
      : `yield ${this.expression(place)}${this.end}`;
  }
}
