const { writeFileSync } = require('fs');

async function save(report) {
  writeFileSync('report.json', JSON.stringify(report));
}

save({ ok: true });
