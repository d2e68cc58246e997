const fs = require('fs');
const { join } = require('path');
const { dataFile } = require('../lib/paths');

const DAY = 24 * 60 * 60 * 1000;

// Background: no request waits for this, so its synchronous calls are left alone.
function scheduleLogCleanup({ keepDays, cleanEveryMs }) {
  const every = Number(process.env.CLEAN_LOGS_EVERY_MS) || cleanEveryMs;
  setInterval(() => removeOldLogs(Date.now() - keepDays * DAY), every).unref();
}

function removeOldLogs(before) {
  const dir = dataFile('logs');
  for (const name of fs.readdirSync(dir)) {
    const file = join(dir, name);
    if (fs.statSync(file).mtimeMs < before) fs.unlinkSync(file);
  }
}

module.exports = { scheduleLogCleanup };
