import { copyFileSync, mkdirSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';

@Injectable()
export class BackupService {
  private readonly settings = JSON.parse(readFileSync('settings.json', 'utf8')); // found: startup

  constructor() {
    mkdirSync('backups', { recursive: true }); // found: startup
  }

  list(): string[] {
    return this.names('backups');
  }

  private names(folder: string): string[] {
    return this.sorted(folder);
  }

  private sorted(folder: string): string[] {
    return readdirSync(folder).sort(); // found: request GET /backup
  }

  async restore(id: string): Promise<void> {
    copyFileSync(`backups/${id}`, this.settings.data); // found: request POST /backup/:id/restore
  }

  @Cron('0 0 * * *')
  prune(): void {
    unlinkSync('backups/oldest'); // found: background
  }

  unused(): void {
    unlinkSync('backups/all'); // found: unreachable
  }
}
