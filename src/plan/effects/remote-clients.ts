import { callId } from '../../program';
import type { Access, CallGraph, FileFacts } from '../../types';

/** Packages whose data is with another process: to change it takes time, and it has transactions of its own. */
const CLIENTS: ReadonlySet<string> = new Set([
  '@elastic/elasticsearch',
  '@prisma/client',
  '@supabase/supabase-js',
  '@upstash/redis',
  'aws-sdk',
  'cassandra-driver',
  'firebase-admin',
  'ioredis',
  'memcached',
  'memjs',
  'minio',
  'mongodb',
  'mongoose',
  'mssql',
  'mysql',
  'mysql2',
  'nano',
  'pg',
  'postgres',
  'redis',
  'tedious',
]);

const IMPORT = 'import ';

/**
 * Whether a change of state is a request to another process, which was waited for: `await prisma.users.update(…)`. What
 * the process keeps is none of the state of this one.
 */
export function isRemote(graph: CallGraph, file: FileFacts, { kind, root, at }: Access): boolean {
  const called = file.calls.find((call) => call.span.start === at && (call.position.awaited || call.position.promised));
  if (kind !== 'write' || !called || (graph.targets.get(callId(file.path, called.index))?.size ?? 0) > 0) return false;
  const owners = root.startsWith(IMPORT) ? graph.resolve(file.path, root.slice(IMPORT.length)) : [file.path];
  return owners.some((path) => loadsClient(graph.program.file(path)));
}

function loadsClient(file: FileFacts | undefined): boolean {
  return file?.imports.some(({ request }) => CLIENTS.has(request.split('/promise')[0])) === true;
}
