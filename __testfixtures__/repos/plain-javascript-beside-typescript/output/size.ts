import { cachedStat } from './unblock-helpers';

export const size = async (path: string): Promise<number> => (await cachedStat(path)).size;
