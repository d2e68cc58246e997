import { statSync } from 'fs';

export const size = (path: string): number => statSync(path).size;
