type Handler = (req: { user?: string }, res: { send(body: unknown): void }) => unknown;

export function withUser(handler: Handler): Handler {
  return (req, res) => {
    req.user = 'somebody';
    return handler(req, res);
  };
}
