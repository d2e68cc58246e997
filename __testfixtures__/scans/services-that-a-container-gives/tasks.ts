import { execSync } from 'child_process';
import { Service } from 'typedi';
import { LogService } from './logs';

@Service()
export class TaskService {
  constructor(private logs: LogService) {}

  list() {
    execSync('crontab -l'); // found: request GET /tasks
    return this.logs.names();
  }

  run(command: string) {
    execSync(command); // found: unreachable
  }
}
