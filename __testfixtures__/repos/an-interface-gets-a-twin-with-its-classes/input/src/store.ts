export interface Store {
  /** The text of a page. */
  load(name: string): string;
  find(name: string): string | undefined;
}

export abstract class Counting {
  protected count = 0;

  abstract size(name: string): number;
}
