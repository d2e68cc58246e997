import { readFileSync } from 'fs';
export class FileStore { read() { return readFileSync('a'); } } // found: request GET /notes
export class Clock { now() { return readFileSync('a'); } } // found: request GET /notes/time
export class Config { get() { return readFileSync('a'); } } // found: request GET /notes/config
export class Other { get2() { return readFileSync('a'); } } // found: unreachable
