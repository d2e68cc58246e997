/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
/**
 * Wraps an async Fastify handler that sends its response itself. If it resolves
 * without a value, it returns the reply, so that Fastify waits for what is sent
 * instead of answering itself.
 */
export function asyncReply<Args extends any[]>(
  handler: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => Promise<any> {
  async function replying(this: unknown, ...args: unknown[]): Promise<unknown> {
    const value = await handler.apply(this, args as Args);
    return value === undefined ? args[args.length - 1] : value;
  }
  return Object.defineProperty(replying, 'length', { value: handler.length });
}
