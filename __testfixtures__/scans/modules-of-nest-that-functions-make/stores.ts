import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Jobs } from './tokens';

export class NoteStore {
  constructor(private readonly folder: string) {}

  load(): string {
    return readFileSync('note', 'utf8'); // found: request GET /notes
  }

  save(): void {
    writeFileSync('note', ''); // found: unreachable
  }
}

export class JobStore {
  load(): string {
    return readFileSync('job', 'utf8'); // found: background
  }
}

@Injectable()
export class Cache {
  size(): number {
    return statSync('cache').size; // found: request GET /notes/size
  }
}

@Injectable()
export class FileLog {
  constructor(@Inject('LOG_OPTIONS') private readonly options: any) {}

  add(line: string): void {
    appendFileSync(this.options.file, line); // found: request GET /notes
  }
}

@Injectable()
export class JobRunner {
  constructor(@Inject(Jobs.STORE) private readonly store: any) {}

  @Cron('* * * * *')
  run(): void {
    this.store.load();
  }
}
