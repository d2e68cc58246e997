import { ArgumentsHost, CallHandler, CanActivate, ExceptionFilter, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { readFileSync } from 'fs';
import { FileNotes } from './file-notes';

export class KnownNotes implements CanActivate {
  constructor(private readonly notes: FileNotes) {}

  canActivate(context: ExecutionContext): boolean {
    return this.notes.isKnown(context.switchToHttp().getRequest().params.name);
  }
}

export class Headers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    context.switchToHttp().getResponse().setHeader('x-build', readFileSync('build.txt', 'utf8'));
    return next.handle();
  }
}

// Nest does not wait for a filter.
export class Errors implements ExceptionFilter {
  catch(error: Error, host: ArgumentsHost) {
    const page = readFileSync('error.html', 'utf8'); // stays: typed-contract
    host.switchToHttp().getResponse().status(500).send(page.replace('{message}', error.message));
  }
}
