import { defineFramework } from '../define';

const GOOGLE = ['@google-cloud/functions-framework', 'firebase-functions'];
const FIREBASE = ['https.onRequest', 'https.onCall', 'v2/https.onRequest', 'v2/https.onCall', 'v1/https.onRequest'];

/**
 * Functions that a cloud provider calls for each event. A handler that is not async takes a callback; if it became
 * async, its promise would be taken for the response
 * (https://docs.aws.amazon.com/lambda/latest/dg/nodejs-handler.html).
 */
export const serverless = defineFramework({
  name: 'serverless',
  packages: ['serverless', 'aws-lambda', '@types/aws-lambda', '@azure/functions', '@netlify/functions', '@vercel/node'],
  handlers: [
    { on: [`${GOOGLE[0]}`], methods: ['http', 'cloudEvent', 'typed'], syncUnlessAsync: 'caller-not-in-sight' },
    {
      on: FIREBASE.flatMap((path) => [`firebase-functions.${path}`, `firebase-functions/${path}`]),
      methods: [''],
      syncUnlessAsync: 'caller-not-in-sight',
    },
    {
      on: ['@azure/functions.app'],
      methods: ['http', 'get', 'post', 'put', 'deleteRequest', 'patch'],
      fields: ['handler'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
    {
      on: ['@azure/functions.app'],
      methods: ['timer', 'storageQueue'],
      fields: ['handler'],
      context: 'background_path',
    },
    { on: ['serverless-http', 'aws-serverless-express.createServer'], methods: [''] },
  ],
  files: [
    {
      files: ['**/*.{js,ts,mjs,cjs}'],
      exports: ['handler', 'lambdaHandler'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
    {
      files: ['{netlify/functions,functions,api}/**/*.{js,ts,mjs}'],
      exports: ['default', 'handler', 'onRequest'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
  ],
  deployed: { syncUnlessAsync: 'caller-not-in-sight' },
  answersByResult: true,
  catchesRejections: () => true,
});
