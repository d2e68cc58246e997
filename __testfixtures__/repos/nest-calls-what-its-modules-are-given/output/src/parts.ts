import { Injectable, type CanActivate, type NestMiddleware } from '@nestjs/common';
import type { Plugin } from 'plugins';
import { existsSync } from 'fs';
import { cachedExists } from './unblock-helpers';
import { readFile } from 'fs/promises';

@Injectable()
export class KeyGuard implements CanActivate {
  async canActivate(): Promise<boolean> {
    return cachedExists('open');
  }
}

@Injectable()
export class VersionMiddleware implements NestMiddleware {
  async use(_request: unknown, response: { setHeader(name: string, value: string): void }, next: () => void): Promise<void> {
    response.setHeader('x-version', await readFile('version', 'utf8'));
    next();
  }
}

@Injectable()
export class OtherGuard implements CanActivate, Plugin {
  canActivate(): boolean {
    return existsSync('other'); // stays: typed-contract
  }
}
