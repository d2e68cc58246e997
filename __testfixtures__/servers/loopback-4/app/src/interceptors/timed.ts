import type { Interceptor } from '@loopback/core';
import { timing } from '../store/log';

export const timed: Interceptor = async (context, next) => {
  const result = await next();
  timing(context.methodName);
  return result;
};
