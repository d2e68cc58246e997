export function upper(text: string): string {
  return text.toUpperCase();
}
