export interface Note {
  text: string;
}
