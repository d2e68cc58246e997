export interface Store {
  /** The text of a page. */
  load(name: string): string;
  loadAsync(name: string): Promise<string>;
  find(name: string): Promise<string | undefined>;
}

export abstract class Counting {
  protected count = 0;

  abstract size(name: string): number;
  abstract sizeAsync(name: string): Promise<number>;
}
