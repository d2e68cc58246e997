import type { BlockingModule } from '../src/types';
import { bcrypt } from './bcrypt';
import { bcryptjs } from './bcryptjs';
import { childProcess } from './child-process';
import { crypto } from './crypto';
import { fs } from './fs';
import { fsExtra } from './fs-extra';
import { glob } from './glob';
import { globby } from './globby';
import { gracefulFs } from './graceful-fs';
import { mkdirp } from './mkdirp';
import { rimraf } from './rimraf';
import { zlib } from './zlib';

const NODE: readonly BlockingModule[] = [fs, childProcess, crypto, zlib];
const PACKAGES: readonly BlockingModule[] = [bcrypt, bcryptjs, fsExtra, glob, globby, gracefulFs, mkdirp, rimraf];

/** The catalogue: every module whose blocking methods the tool knows. */
export const MODULES: readonly BlockingModule[] = [...NODE, ...PACKAGES];
