/**
 * Wraps an async Fastify handler that sends its response itself. If it resolves
 * without a value, it returns the reply, so that Fastify waits for what is sent
 * instead of answering itself.
 */
export function asyncReply<Handler extends (...args: never[]) => unknown>(handler: Handler): Handler {
  async function replying(this: unknown, ...args: unknown[]): Promise<unknown> {
    const value = await handler.apply(this, args as never[]);
    return value === undefined ? args[args.length - 1] : value;
  }
  return Object.defineProperty(replying, 'length', { value: handler.length }) as unknown as Handler;
}
