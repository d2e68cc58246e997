import { statSync } from 'node:fs';

export const stamp = async (context: any): Promise<void> => {
  context.data.after = statSync('notes').mtimeMs; // found: request app.service('notes').hooks before.create
};
