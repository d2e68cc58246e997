/** Stands for a path of which only the expression that holds it is known, within one file. */
export function unknownAt(expression: string, file: string): string {
  return `<?${expression.replace(/\s+/g, ' ').replace(/[/*<>]/g, ':')}@${file.replace(/\//g, ':')}>`;
}
