import { callsStartingAt } from '../file-index';
import { callId, isWithin } from '../../program';
import type { Access, CallFacts, CallGraph, FileFacts, Position } from '../../types';

/** Packages whose data is with another process: to change it takes time, and it has transactions of its own. */
const CLIENTS: ReadonlySet<string> = new Set(
  (
    '@elastic/elasticsearch @google-cloud/bigquery @google-cloud/datastore @google-cloud/firestore ' +
    '@google-cloud/storage @notionhq/client @octokit/rest @prisma/client @sequelize/core @slack/web-api ' +
    '@supabase/supabase-js @upstash/redis airtable aws-sdk cassandra-driver couchbase elasticsearch ' +
    'firebase-admin googleapis influx ioredis memcached memjs minio mongodb mongoose mssql mysql mysql2 nano ' +
    'neo4j-driver octokit pg postgres redis sequelize sequelize-typescript stripe tedious twilio'
  ).split(' '),
);
/** Packages of which each service has one of its own. */
const FAMILIES = /^@(?:aws-sdk|azure|googleapis)\//;

/** Methods of `Promise`, and of clients, that take several requests. */
const JOINS = /^(?:all|allSettled|any|race|\$transaction)$/;

const IMPORT = 'import ';

/**
 * Whether a change of state is a request to another process, which was waited for: `await prisma.users.update(…)`. What
 * the process keeps is none of the state of this one.
 */
export function isRemote(graph: CallGraph, file: FileFacts, { kind, root, at }: Access): boolean {
  if (kind !== 'write') return false;
  const called = callsStartingAt(file, at).find((call) => isWaitedFor(call.position) || isJoined(file, call));
  if (!called || (graph.targets.get(callId(file.path, called.index))?.size ?? 0) > 0) return false;
  const owners = root.startsWith(IMPORT) ? graph.resolve(file.path, root.slice(IMPORT.length)) : [file.path];
  return owners.some((path) => loadsClient(graph.program.file(path)));
}

/** It is one of several requests, for which somebody waits together. */
// Matches: work.push(prisma.users.update(…)), await prisma.$transaction([prisma.users.update(…), …])
function isJoined({ calls }: FileFacts, { fn, span }: CallFacts): boolean {
  return calls.some(
    (other) =>
      other.fn === fn &&
      other.span.start < span.start &&
      isWithin(span, other.span) &&
      (other.name === 'push' || (JOINS.test(other.name) && isWaitedFor(other.position))),
  );
}

function isWaitedFor({ awaited, promised, returned }: Position): boolean {
  return awaited || promised || returned;
}

function loadsClient(file: FileFacts | undefined): boolean {
  const isClient = (name: string): boolean => CLIENTS.has(name.split('/promise')[0]) || FAMILIES.test(name);
  return file?.imports.some(({ request }) => isClient(request)) === true;
}
