import { appendFileSync } from 'node:fs';

export const logError = async (_context: unknown, next: () => Promise<void>): Promise<void> => {
  try {
    await next();
  } catch (error) {
    appendFileSync('errors.log', String(error)); // found: request app.hooks around.all
    throw error;
  }
};
