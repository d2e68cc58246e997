/* eslint-disable no-console -- the person who runs the server must see why a request failed */
import type { IncomingMessage, ServerResponse } from 'http';

/**
 * Wraps an async listener of `http.createServer`. If it rejects, the response
 * is a 500, or is cut off when it has already begun.
 */
export function asyncListener<Request extends IncomingMessage, Response extends ServerResponse>(
  listener: (request: Request, response: Response) => unknown,
): (request: Request, response: Response) => Promise<void> {
  return async function (this: unknown, request: Request, response: Response): Promise<void> {
    try {
      await listener.call(this, request, response);
    } catch (error) {
      console.error(error);
      refuse(response);
    }
  };
}

function refuse(response: ServerResponse): void {
  if (response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Internal Server Error');
}
