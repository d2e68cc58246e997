import {
  BadRequestException,
  Catch,
  Injectable,
  type ArgumentsHost,
  type CanActivate,
  type ExceptionFilter,
  type ExecutionContext,
  type NestMiddleware,
  type PipeTransform,
} from '@nestjs/common';
import { existsSync, readFileSync } from 'fs';
import { join } from 'path';

const data = join(__dirname, '../data');

interface Request {
  readonly headers: Readonly<Record<string, string>>;
}

interface Response {
  setHeader(name: string, value: string): void;
}

@Injectable()
export class KeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const key = readFileSync(join(data, 'key'), 'utf8');
    return context.switchToHttp().getRequest().headers['x-key'] === key;
  }
}

@Injectable()
export class NamePipe implements PipeTransform {
  transform(name: string): string {
    if (existsSync(join(data, 'forbidden', name))) throw new BadRequestException('forbidden');
    return name;
  }
}

@Injectable()
export class VersionMiddleware implements NestMiddleware {
  use(request: Request, response: Response, next: () => void): void {
    response.setHeader('x-version', readFileSync(join(data, request.headers['x-file'] ?? 'version'), 'utf8'));
    next();
  }
}

@Catch()
export class MissingFilter implements ExceptionFilter {
  catch(error: Error & { code?: string; status?: number }, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse();
    const text = readFileSync(join(data, 'failed.txt'), 'utf8'); // stays: typed-contract
    response.status(error.status ?? (error.code === 'ENOENT' ? 404 : 500)).send(text + (error.code ?? error.name));
  }
}
