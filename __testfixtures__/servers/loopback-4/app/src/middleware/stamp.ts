import type { Middleware } from '@loopback/rest';
import { stampText } from '../store/versions';

export const stamp: Middleware = async (context, next) => {
  context.response.setHeader('x-version', stampText());
  return next();
};
