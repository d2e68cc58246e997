import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
@Injectable()
export class FolderOptions {
  createOptions() {
    return { folder: readFileSync('folder', 'utf8') }; // found: startup
  }
}
