export interface Store {
  load(name: string): string;
}
