import { Module } from '@nestjs/common';
import { AdminGuard } from './admin.guard';
import { BackupController } from './backup.controller';
import { BackupService } from './backup.service';
import { LogGateway } from './log.gateway';
import { NotFoundFilter } from './not-found.filter';
import { settings } from './settings';

@Module({ controllers: [BackupController], providers: [BackupService, AdminGuard, LogGateway, NotFoundFilter, settings] })
export class AppModule {}
