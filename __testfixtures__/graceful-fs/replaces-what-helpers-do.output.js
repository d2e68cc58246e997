const { existsForStat, statOfExisting, writeFileAtomic } = require('./unblock-helpers');

async function copy(from, to) {
  if (!(await existsForStat(from)) || (await statOfExisting(from)).isDirectory()) return;
  await writeFileAtomic(to, 'copied');
}

copy('a.txt', 'b.txt');
