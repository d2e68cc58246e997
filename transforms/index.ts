import type { BlockingModule } from '../src/types';
import { childProcess } from './child-process';
import { crypto } from './crypto';
import { fs } from './fs';
import { zlib } from './zlib';

/** The catalogue: every module whose blocking methods the tool knows. */
export const MODULES: readonly BlockingModule[] = [fs, childProcess, crypto, zlib];
