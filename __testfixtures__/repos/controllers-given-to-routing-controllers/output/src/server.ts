import 'reflect-metadata';
import { Action, createExpressServer } from 'routing-controllers';
import { DocumentController } from './documents';
import { cachedExists } from './unblock-helpers';

createExpressServer({
  controllers: [DocumentController],
  defaultErrorHandler: false,
  currentUserChecker: async (action: Action) => cachedExists(`users/${action.request.headers.user}`),
}).listen(3000);
