import { readFileSync } from 'node:fs';
import { ArgumentsHost, Catch, ExceptionFilter, NotFoundException } from '@nestjs/common';

@Catch(NotFoundException)
export class NotFoundFilter implements ExceptionFilter {
  catch(_error: NotFoundException, host: ArgumentsHost): void {
    host.switchToHttp().getResponse().send(readFileSync('index.html', 'utf8')); // found: request @Catch
  }
}
