const fs = require('fs');
const Queue = require('bull');
const { Worker } = require('bullmq');
const Agenda = require('agenda');
const cron = require('node-cron');
const schedule = require('node-schedule');

new Queue('mail').process(async () => fs.readFileSync('mail')); // found: background
new Worker('video', async () => fs.statSync('video')); // found: background
new Agenda().define('clean', async () => fs.rmSync('old', { recursive: true })); // found: background
cron.schedule('* * * * *', () => fs.appendFileSync('tick', '.')); // found: background
schedule.scheduleJob('0 * * * *', () => fs.appendFileSync('hour', '.')); // found: background
setInterval(() => fs.existsSync('stop') && process.exit(), 1000); // found: background
setTimeout(() => fs.unlinkSync('starting'), 1000); // found: startup
