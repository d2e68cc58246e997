import { defineFramework } from '../define';

/** Timers and process events: code that runs beside the requests. Only intervals: a time-out is part of who sets it. */
export const background = defineFramework({
  name: 'background',
  packages: [],
  handlers: [
    { on: ['setInterval'], methods: [''], context: 'background_path' },
    { on: ['process'], methods: ['on', 'once', 'addListener'], context: 'background_path', sync: 'process-event' },
    { on: ['node-cron', 'cron'], methods: ['schedule', 'CronJob'], context: 'background_path' },
    { on: ['node-schedule'], methods: ['scheduleJob'], context: 'background_path' },
  ],
  catchesRejections: () => false,
});
