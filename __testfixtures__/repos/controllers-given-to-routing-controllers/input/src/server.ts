import 'reflect-metadata';
import { existsSync } from 'fs';
import { Action, createExpressServer } from 'routing-controllers';
import { DocumentController } from './documents';

createExpressServer({
  controllers: [DocumentController],
  defaultErrorHandler: false,
  currentUserChecker: (action: Action) => existsSync(`users/${action.request.headers.user}`),
}).listen(3000);
