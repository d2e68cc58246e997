import { Injectable, type CanActivate, type NestMiddleware } from '@nestjs/common';
import type { Plugin } from 'plugins';
import { existsSync, readFileSync } from 'fs';

@Injectable()
export class KeyGuard implements CanActivate {
  canActivate(): boolean {
    return existsSync('open');
  }
}

@Injectable()
export class VersionMiddleware implements NestMiddleware {
  use(_request: unknown, response: { setHeader(name: string, value: string): void }, next: () => void): void {
    response.setHeader('x-version', readFileSync('version', 'utf8'));
    next();
  }
}

@Injectable()
export class OtherGuard implements CanActivate, Plugin {
  canActivate(): boolean {
    return existsSync('other'); // stays: typed-contract
  }
}
