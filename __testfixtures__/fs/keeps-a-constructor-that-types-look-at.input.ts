import { readFileSync } from 'node:fs';
import { Base } from 'elsewhere';

// With a private method an object of the same shape would be none any more.
class Plain {
  text: string;

  constructor(path: string) {
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }
}

class Parts {
  private text: string;

  constructor({ path }: { path: string }) {
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }

  show(): string {
    return this.text;
  }
}

// What it is by its only value could be anything else, too.
class Fixed {
  private count = 0;
  readonly kind = 'fixed';

  constructor(path: string) {
    this.count = readFileSync(path).length; // stays: in-constructor
    this.kind = 'fixed';
  }

  next(): number {
    return this.count++;
  }
}

// A package may have a `create` of its own, or use what the constructor sets.
class Derived extends Base {
  private text: string;

  constructor(path: string) {
    super();
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }

  show(): string {
    return this.text;
  }
}

class Maker {
  static create(): string {
    return 'made';
  }
}

class Made extends Maker {
  private text: string;

  constructor(path: string) {
    super();
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }

  show(): string {
    return this.text;
  }
}

class Above {
  constructor(protected text: string) {}
}

// A method would forget that there is a path.
class Narrow extends Above {
  private path?: string;

  constructor(path: string) {
    super('none');
    this.path = path;
    console.log(readFileSync(this.path)); // stays: in-constructor
  }

  show(): string | undefined {
    return this.path;
  }
}

class Given extends Above {
  constructor(path: string) {
    super(readFileSync(path, 'utf8')); // stays: in-constructor
  }
}

class Changing extends Above {
  constructor(private path: string) {
    super('none');
    path += '.txt';
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }

  show(): string {
    return this.path;
  }
}

class Late extends Above {
  constructor(path: string) {
    const text = readFileSync(path, 'utf8'); // stays: in-constructor
    super(text);
  }
}

async function main(): Promise<void> {
  const plain: Plain = { text: '' };
  console.log(new Fixed('a.txt').next(), new Narrow('b.txt').show(), plain, new Plain('c.txt'));
  console.log(new Parts({ path: 'd.txt' }).show(), new Derived('e.txt').show(), new Made('f.txt').show());
  console.log(new Given('g.txt'), new Changing('h').show(), new Late('i.txt'));
}

void main();
