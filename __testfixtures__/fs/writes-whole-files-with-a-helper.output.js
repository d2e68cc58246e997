const { writeFileAtomic } = require('./unblock-helpers');

async function save(report) {
  await writeFileAtomic('report.json', JSON.stringify(report));
}

save({ ok: true });
