import { defineFramework } from '../define';

const QUEUES = ['bull()', 'bull.default()', 'kue.createQueue()', 'bee-queue()', 'better-queue()'];
const AGENDAS = ['agenda()', 'agenda.Agenda()'];
const job = { context: 'background_path', syncUnlessAsync: 'caller-not-in-sight' } as const;

/**
 * Timers, jobs, queues and process events: code that runs beside requests. Of the timers only intervals, because a
 * time-out is part of the work of its caller.
 */
export const background = defineFramework({
  name: 'background',
  packages: [],
  handlers: [
    { on: ['setInterval'], methods: [''], context: 'background_path' },
    { on: ['process'], methods: ['on', 'once', 'addListener'], context: 'background_path', sync: 'process-event' },
    { on: ['node-cron', 'cron'], methods: ['schedule', 'CronJob', 'job'], context: 'background_path' },
    { on: ['cron.CronJob', 'croner.Cron', 'croner'], methods: ['', 'from'], fields: ['onTick'], ...job },
    { on: ['node-schedule'], methods: ['scheduleJob'], context: 'background_path' },
    { on: ['node-schedule.Job', 'toad-scheduler.Task', 'toad-scheduler.AsyncTask'], methods: [''], ...job },
    { on: QUEUES, methods: ['process', 'on'], ...job },
    { on: ['bullmq.Worker'], methods: [''], ...job },
    { on: ['bullmq.Worker()', 'bullmq.QueueEvents()'], methods: ['on'], ...job },
    { on: AGENDAS, methods: ['define', 'on'], ...job },
    { on: ['pg-boss()'], methods: ['work', 'subscribe', 'schedule'], ...job },
    { on: ['amqplib.connect().createChannel()'], methods: ['consume'], ...job },
  ],
  catchesRejections: () => false,
});
