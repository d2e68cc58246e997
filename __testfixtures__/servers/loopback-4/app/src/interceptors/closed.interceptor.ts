import { globalInterceptor, type Interceptor, type InvocationContext, type Provider, type ValueOrPromise } from '@loopback/core';
import { isClosed } from '../store/closed';

@globalInterceptor('access')
export class ClosedInterceptor implements Provider<Interceptor> {
  value(): Interceptor {
    return this.intercept.bind(this);
  }

  async intercept(context: InvocationContext, next: () => ValueOrPromise<unknown>): Promise<unknown> {
    if (isClosed()) throw new Error('closed');
    return next();
  }
}
