import { readFileSync } from 'fs';

const logged = (label: string) => (_target: object, name: string, { enumerable }: PropertyDescriptor) => {
  console.log( label, name, enumerable );
};

export class Notes {
  @logged( 'load' ) /* every time */
  public load(path: string): string {
    return readFileSync(path, 'utf8');
  }

  async shown(): Promise<string> {
    return `<${this.load('a.txt')}>`;
  }
}
