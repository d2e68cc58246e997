import { readFileSync, readdirSync } from 'fs';
import { injectable } from 'tsyringe';

@injectable()
export class LogService {
  names() {
    return readdirSync('logs'); // found: request GET /tasks
  }

  read() {
    return readFileSync('log', 'utf8'); // found: request GET /logs
  }
}
