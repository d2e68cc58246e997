import { Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { AdminGuard } from './admin.guard';
import { BackupService } from './backup.service';

@Controller('backup')
@UseGuards(AdminGuard)
export class BackupController {
  constructor(private readonly backups: BackupService) {}

  @Get()
  list(): string[] {
    return this.backups.list();
  }

  @Post(':id/restore')
  async restore(@Param('id') id: string): Promise<void> {
    await this.backups.restore(id);
  }
}
