import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const inData = (name: string): string => join(__dirname, '../../data', name);

export function readText(name: string): string {
  return readFileSync(inData(name), 'utf8');
}

export function writeText(name: string, text: string): void {
  writeFileSync(inData(name), text);
}

export function isThere(name: string): boolean {
  return existsSync(inData(name));
}

export function remove(name: string): void {
  rmSync(inData(name));
}
