import { givesVariables, RENDER_PATHS, TEMPLATE_PATHS } from './views';

const STREAMS = 'read write writev transform flush final construct destroy';

/** https://yargs.js.org/docs/#api-reference-commandmodule */
const COMMAND = 'handler builder';

const OPTIONS: ReadonlyMap<string, string> = new Map([
  ...alike(['stream', 'readable-stream'].flatMap(streamsOf), STREAMS),
  ...alike(
    ['csv-parse', 'csv-parse.parse', 'csv-parse/sync', 'csv-parse/sync.parse'],
    'cast on_record onRecord columns',
  ),
  ...alike(['sanitize-html'], 'transformTags.** exclusiveFilter textFilter'),
  ...alike(['marked', 'marked.parse', 'marked.marked'], 'highlight renderer.**'),
  ...alike(['tar.c', 'tar.create', 'tar.x', 'tar.extract', 'tar.t', 'tar.list'], 'filter onentry onReadEntry'),
  ...alike(['fs-extra.copy', 'fs-extra.copySync', 'fs.cp', 'fs.cpSync', 'fs.promises.cp', 'klaw'], 'filter'),
  ...alike(['yargs', 'yargs()', 'yargs/yargs()'].flatMap(commandsOf), COMMAND),
  ...alike(['http.get', 'http.request', 'https.get', 'https.request', 'net.connect'], 'lookup'),
]);

/** https://www.graphql-js.org/api-v16/execution/ – where the root of a query is among the arguments, or one of the options. */
const EXECUTIONS = 'graphql graphqlSync execute executeSync subscribe';
const ROOT = { at: 2, field: 'rootValue' };
const ROOTED: ReadonlySet<string> = new Set(
  EXECUTIONS.split(' ').flatMap((name) =>
    ['graphql', 'graphql/execution', 'graphql/graphql'].map((at) => `${at}.${name}`),
  ),
);

/** The access paths of those functions. */
export const OPTION_PATHS: readonly string[] = [...OPTIONS.keys(), ...ROOTED, ...RENDER_PATHS, ...TEMPLATE_PATHS];

/** Objects with functions for a response: https://expressjs.com/en/5x/api.html#res.format, and the variables of a view. */
// Matches: res.format({ html() {} })
const FORMATS = /^(?:res|response|reply)\b[^]*\.format$/;

// Matches: yargs(process.argv).option('port', {}).command(require('./commands/serve'))
const OF_COMMANDS = /^(?:require\(['"])?yargs\b[^]*\.command(?:Dir)?$/;

/**
 * The fields of an object argument whose functions an outside function calls, where it is called or later in the same
 * request: as paths, `**` for every function below, `***` also for those that it inherits.
 */
export function optionFunctionsOf(path: string, text: string, index: number): readonly string[] {
  // Matches: graphql({ schema, source, rootValue }), graphql(schema, source, rootValue)
  if (ROOTED.has(path)) return index === 0 ? [`${ROOT.field}.***`] : index === ROOT.at ? ['***'] : [];
  const isView = givesVariables(path, text) || FORMATS.test(text);
  const fields = OPTIONS.get(path) ?? (isView ? '**' : OF_COMMANDS.test(text) ? COMMAND : undefined);
  return fields?.split(' ') ?? [];
}

function streamsOf(name: string): string[] {
  return ['Readable', 'Writable', 'Duplex', 'Transform'].map((kind) => `${name}.${kind}`);
}

function commandsOf(name: string): string[] {
  return ['command', 'commandDir'].map((method) => `${name}.${method}`);
}

function alike(paths: readonly string[], fields: string): [string, string][] {
  return paths.map((path) => [path, fields]);
}
