export abstract class Notes {
  abstract text(name: string): string;
}
