import { defineFramework } from '../define';

const MCP = ['McpServer()'].flatMap((name) =>
  ['mcp.js', 'mcp'].map((file) => `@modelcontextprotocol/sdk/server/${file}.${name}`),
);
const MCP_LOW = ['index.js', 'index', 'mcp.js'].map((file) => `@modelcontextprotocol/sdk/server/${file}.Server()`);
const BROKERS = ['moleculer.ServiceBroker()'];
/** Functions of a service that run for a call or an event (https://moleculer.services/docs/0.14/services). */
const OF_SERVICE = [
  ...['actions.*', 'actions.*.handler', 'hooks.before.**', 'hooks.after.**', 'hooks.error.**'],
  ...['actions.*.hooks.**', 'events.*', 'events.*.handler'],
];
const STARTS = ['created', 'started', 'merged'];
/** Error responses differ between a throw and an error passed to the callback, and a rejection is lost. */
const CALLBACK = 'caller-not-in-sight';

/** Servers of remote procedure calls: tools of MCP, actions of Moleculer, gRPC, JSON-RPC, operations of OpenAPI. */
export const rpc = defineFramework({
  name: 'rpc',
  packages: ['@modelcontextprotocol/sdk', 'moleculer', '@grpc/grpc-js', 'grpc', 'jayson', 'openapi-backend'],
  handlers: [
    // https://modelcontextprotocol.io – awaited; an error becomes the result of the tool.
    { on: MCP, methods: ['tool', 'registerTool', 'prompt', 'registerPrompt', 'resource', 'registerResource'] },
    {
      on: [...MCP_LOW, ...MCP.map((server) => `${server}.server`)],
      methods: ['setRequestHandler'],
    },
    {
      on: [...BROKERS.map((broker) => `${broker}.createService`), 'moleculer.Service().parseServiceSchema'],
      methods: [''],
      fields: [...OF_SERVICE, ...STARTS, 'methods.*'],
      startFields: STARTS,
      // Called as `this.load()`, where the service cannot be followed.
      syncFields: ['methods.*'],
    },
    // https://grpc.io/docs/languages/node/basics/
    {
      on: ['@grpc/grpc-js.Server()', 'grpc.Server()'],
      methods: ['addService'],
      fields: ['*'],
      syncUnlessAsync: CALLBACK,
    },
    // https://github.com/tedeh/jayson
    { on: ['jayson', 'jayson.Server'], methods: ['', 'server'], fields: ['**'], syncUnlessAsync: CALLBACK },
    { on: ['jayson/promise', 'jayson/promise.Server'], methods: ['', 'server'], fields: ['**'] },
    // https://openapistack.co/docs/openapi-backend/ – awaited.
    { on: ['openapi-backend.OpenAPIBackend', 'openapi-backend'], methods: [''], fields: ['handlers.**'] },
    {
      on: ['openapi-backend.OpenAPIBackend()', 'openapi-backend()'],
      methods: ['register', 'registerHandler', 'registerSecurityHandler'],
      fields: ['**'],
    },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
