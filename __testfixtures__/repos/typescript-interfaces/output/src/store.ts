export interface Store {
  load(name: string): Promise<string>;
}
