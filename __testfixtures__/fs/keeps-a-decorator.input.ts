import { readFileSync } from 'node:fs';

function label(text: string) {
  return (target: object) => void Reflect.set(target, 'label', text);
}

async function main(): Promise<void> {
  @label(readFileSync('label.txt', 'utf8')) // stays: in-decorator
  class Page {}
  console.log(Page);
}

void main();
