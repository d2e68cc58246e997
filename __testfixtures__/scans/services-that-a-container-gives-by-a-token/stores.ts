import { readFileSync, rmSync, writeFileSync } from 'fs';
import { injectable } from 'inversify';
import type { Store } from './types';

@injectable()
export class FileStore implements Store {
  read() {
    return readFileSync('notes', 'utf8'); // found: request GET /notes
  }

  title() {
    return readFileSync('title', 'utf8'); // found: request GET /title
  }

  clear() {
    rmSync('notes'); // found: unreachable
  }
}

export class DiskStore {
  read() {
    return readFileSync('disk', 'utf8'); // found: request GET /tsyringe
  }

  keep() {
    writeFileSync('kept', ''); // found: request POST /tsyringe
  }
}

export class Clock {
  now() {
    return readFileSync('/proc/uptime', 'utf8'); // found: request GET /clock
  }
}

export class Journal {
  write() {
    writeFileSync('journal', ''); // found: request POST /journal
  }
}

export class Pages {
  show() {
    return readFileSync('page'); // found: request GET /pages
  }
}

export class Found {
  find() {
    return readFileSync('found', 'utf8'); // found: request GET /found
  }
}

export class Lost {
  read() {
    return readFileSync('lost', 'utf8'); // found: unreachable
  }
}
