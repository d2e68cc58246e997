export interface Note {
  readonly title: string;
}
