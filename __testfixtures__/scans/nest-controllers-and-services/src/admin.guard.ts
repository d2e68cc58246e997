import { existsSync } from 'node:fs';
import { CanActivate, Injectable } from '@nestjs/common';

@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(): boolean {
    return !existsSync('locked'); // found: request @Injectable
  }
}
