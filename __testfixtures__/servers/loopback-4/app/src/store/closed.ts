import { existsSync } from 'node:fs';
import { inData } from './files';

export const isClosed = (): boolean => existsSync(inData('closed'));
