import { readFileSync, writeFileSync } from 'fs';
import { cachedExists } from './unblock-helpers';

export const list = (): string[] => JSON.parse(readFileSync('guests.json', 'utf8')); // stays: needs-review
export const save = (guests: string[]): void => writeFileSync('guests.json', JSON.stringify(guests)); // stays: needs-review
export const isClosed = async (): Promise<boolean> => cachedExists('closed');
