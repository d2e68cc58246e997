import fs from 'fs';
export function limit(): number {
  return Number(fs.readFileSync('limit.txt', 'utf8'));
}
export class Limiter {
  constructor(private readonly most: () => number) {}
  allows(count: number): boolean {
    return count < this.most();
  }
}
