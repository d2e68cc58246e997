export interface Note {
  readonly text: string;
}
