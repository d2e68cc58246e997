import type { BlockingModule } from '../src/types';
import { admZip } from './adm-zip';
import { atomics } from './atomics';
import { bcrypt } from './bcrypt';
import { bcryptNodejs } from './bcrypt-nodejs';
import { bcryptjs } from './bcryptjs';
import { betterSqlite3 } from './better-sqlite3';
import { canvas } from './canvas';
import { childProcess } from './child-process';
import { commandExists } from './command-exists';
import { conf } from './conf';
import { configstore } from './configstore';
import { cosmiconfig } from './cosmiconfig';
import { crossSpawn } from './cross-spawn';
import { crypto } from './crypto';
import { csvParse } from './csv-parse';
import { deasync } from './deasync';
import { del } from './del';
import { directoryTree } from './directory-tree';
import { ejs } from './ejs';
import { esbuild } from './esbuild';
import { execa } from './execa';
import { fastGlob } from './fast-glob';
import { fflate } from './fflate';
import { findUp } from './find-up';
import { fontkit } from './fontkit';
import { fs } from './fs';
import { fsExtra } from './fs-extra';
import { fsJetpack } from './fs-jetpack';
import { fsReaddirRecursive } from './fs-readdir-recursive';
import { glob } from './glob';
import { globby } from './globby';
import { gracefulFs } from './graceful-fs';
import { hasha } from './hasha';
import { hexoFs } from './hexo-fs';
import { imageSize } from './image-size';
import { isbinaryfile } from './isbinaryfile';
import { jpegJs } from './jpeg-js';
import { jsonfile } from './jsonfile';
import { jsonwebtoken } from './jsonwebtoken';
import { klawSync } from './klaw-sync';
import { loadJsonFile } from './load-json-file';
import { locatePath } from './locate-path';
import { lowdb } from './lowdb';
import { makeDir } from './make-dir';
import { md5File } from './md5-file';
import { mkdirp } from './mkdirp';
import { module } from './module';
import { nconf } from './nconf';
import { nodeCmd } from './node-cmd';
import { nodeForge } from './node-forge';
import { nodeId3 } from './node-id3';
import { nodeLocalstorage } from './node-localstorage';
import { nodeMachineId } from './node-machine-id';
import { nodePersist } from './node-persist';
import { nodeRsArgon2 } from './node-rs-argon2';
import { nodeRsBcrypt } from './node-rs-bcrypt';
import { nodeRsa } from './node-rsa';
import { nodeSass } from './node-sass';
import { nodeSqlite } from './node-sqlite';
import { nodeXlsx } from './node-xlsx';
import { nunjucks } from './nunjucks';
import { onoff } from './onoff';
import { pako } from './pako';
import { pathExists } from './path-exists';
import { pathType } from './path-type';
import { pbkdf2 } from './pbkdf2';
import { pizzip } from './pizzip';
import { pkgDir } from './pkg-dir';
import { pngjs } from './pngjs';
import { processModule } from './process';
import { properLockfile } from './proper-lockfile';
import { pug } from './pug';
import { readChunk } from './read-chunk';
import { readPackageUp } from './read-package-up';
import { readPkg } from './read-pkg';
import { readPkgUp } from './read-pkg-up';
import { recursiveReaddirSync } from './recursive-readdir-sync';
import { resolve } from './resolve';
import { rimraf } from './rimraf';
import { sass } from './sass';
import { shelljs } from './shelljs';
import { syncFetch } from './sync-fetch';
import { syncRequest } from './sync-request';
import { tar } from './tar';
import { tinyglobby } from './tinyglobby';
import { tmp } from './tmp';
import { touch } from './touch';
import { walkSync } from './walk-sync';
import { which } from './which';
import { writeFileAtomic } from './write-file-atomic';
import { writeJsonFile } from './write-json-file';
import { xlsx } from './xlsx';
import { zlib } from './zlib';

/** Node's own modules and globals. */
export const NODE: readonly BlockingModule[] = [
  fs,
  childProcess,
  crypto,
  zlib,
  atomics,
  module,
  nodeSqlite,
  processModule,
];
/** Packages. */
export const PACKAGES: readonly BlockingModule[] = [
  admZip,
  bcrypt,
  bcryptjs,
  bcryptNodejs,
  betterSqlite3,
  canvas,
  commandExists,
  conf,
  configstore,
  cosmiconfig,
  crossSpawn,
  csvParse,
  deasync,
  del,
  directoryTree,
  ejs,
  esbuild,
  execa,
  fastGlob,
  fflate,
  findUp,
  fontkit,
  fsExtra,
  fsJetpack,
  fsReaddirRecursive,
  glob,
  globby,
  gracefulFs,
  hasha,
  hexoFs,
  imageSize,
  isbinaryfile,
  jpegJs,
  jsonfile,
  jsonwebtoken,
  klawSync,
  loadJsonFile,
  locatePath,
  lowdb,
  makeDir,
  md5File,
  mkdirp,
  nconf,
  nodeCmd,
  nodeForge,
  nodeId3,
  nodeLocalstorage,
  nodeMachineId,
  nodePersist,
  nodeRsa,
  nodeRsArgon2,
  nodeRsBcrypt,
  nodeSass,
  nodeXlsx,
  nunjucks,
  onoff,
  pako,
  pathExists,
  pathType,
  pbkdf2,
  pizzip,
  pkgDir,
  pngjs,
  properLockfile,
  pug,
  readChunk,
  readPackageUp,
  readPkg,
  readPkgUp,
  recursiveReaddirSync,
  resolve,
  rimraf,
  sass,
  shelljs,
  syncFetch,
  syncRequest,
  tar,
  tinyglobby,
  tmp,
  touch,
  walkSync,
  which,
  writeFileAtomic,
  writeJsonFile,
  xlsx,
];

export { CPU } from './cpu';

/** The catalogue: every module whose blocking methods the tool knows. */
export const MODULES: readonly BlockingModule[] = [...NODE, ...PACKAGES];
