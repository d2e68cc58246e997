import { readFile } from 'fs/promises';

const logged = (label: string) => (_target: object, name: string, { enumerable }: PropertyDescriptor) => {
  console.log( label, name, enumerable );
};

export class Notes {
  @logged( 'load' ) /* every time */
  public async load(path: string): Promise<string> {
    return readFile(path, 'utf8');
  }

  async shown(): Promise<string> {
    return `<${await this.load('a.txt')}>`;
  }
}
