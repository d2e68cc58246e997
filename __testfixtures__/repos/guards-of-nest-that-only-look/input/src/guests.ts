import { existsSync, readFileSync, writeFileSync } from 'fs';

export const list = (): string[] => JSON.parse(readFileSync('guests.json', 'utf8')); // stays: needs-review
export const save = (guests: string[]): void => writeFileSync('guests.json', JSON.stringify(guests)); // stays: needs-review
export const isClosed = (): boolean => existsSync('closed');
