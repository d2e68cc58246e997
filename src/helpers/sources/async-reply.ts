/**
 * Lets a handler of Fastify wait that sends its answer by itself: what it gives
 * without a value is the reply, so that Fastify waits for what is sent, and does
 * not answer in its place.
 */
export function asyncReply<Handler extends (...args: never[]) => unknown>(handler: Handler): Handler {
  async function replying(this: unknown, ...args: unknown[]): Promise<unknown> {
    const value = await handler.apply(this, args as never[]);
    return value === undefined ? args[args.length - 1] : value;
  }
  return Object.defineProperty(replying, 'length', { value: handler.length }) as unknown as Handler;
}
