import { defineFramework } from '../define';

const TELEGRAM = ['telegraf.Telegraf()', 'telegraf()', 'telegraf.Composer()', 'grammy.Bot()', 'grammy.Composer()'];
const UPDATES = [
  ...[
    'use',
    'on',
    'command',
    'hears',
    'action',
    'start',
    'help',
    'settings',
    'inlineQuery',
    'callbackQuery',
    'reaction',
  ],
  ...['gameQuery', 'chosenInlineResult', 'preCheckoutQuery', 'shippingQuery', 'filter', 'drop', 'guard', 'catch'],
];
const SLACK = ['event', 'message', 'action', 'command', 'shortcut', 'view', 'options', 'function', 'use', 'error'];
const CLIENTS = ['discord.js.Client()', 'whatsapp-web.js.Client()', 'node-telegram-bot-api()', 'oicq.createClient()'];
const READY = ['ready', 'clientReady', 'qr', 'authenticated', 'loading_screen', 'shardReady'];
const PROBLEMS = ['error', 'warn', 'debug', 'polling_error', 'webhook_error', 'disconnected', 'shardError'];
/** Listeners of emitters are not awaited: a throw ends the process, and so does a rejection, or it is an event. */
const LISTENER = 'caller-not-in-sight';

/** Messages of bots and webhooks count as requests, as those of sockets do. */
export const bots = defineFramework({
  name: 'bots',
  packages: ['telegraf', 'grammy', '@slack/bolt', 'discord.js', 'node-telegram-bot-api', '@octokit/webhooks'],
  handlers: [
    // https://telegraf.js.org, https://grammy.dev – awaited, and errors go to `catch`.
    { on: TELEGRAM, methods: UPDATES, chains: true, next: 1 },
    // https://docs.slack.dev/tools/bolt-js – awaited, and errors go to the listener of `error`.
    { on: ['@slack/bolt.App()', '@slack/bolt.default.App()'], methods: SLACK, nextIn: 'next' },
    // https://github.com/octokit/webhooks.js – awaited.
    { on: ['@octokit/webhooks.Webhooks()'], methods: ['on', 'onAny', 'onError'] },
    { on: CLIENTS, methods: ['on', 'once', 'addListener'], events: READY, context: 'startup_path' },
    {
      on: CLIENTS,
      methods: ['on', 'once', 'addListener'],
      events: PROBLEMS,
      context: 'background_path',
      syncUnlessAsync: LISTENER,
    },
    { on: CLIENTS, methods: ['on', 'once', 'addListener', 'onText', 'onReplyToMessage'], syncUnlessAsync: LISTENER },
  ],
  catchesRejections: () => true,
});
