const fs = require('fs');
const express = require('express');
const { writeFileAtomic, exclusive, oneAtATime } = require('./unblock-helpers');
const app = express();

process.on('unhandledRejection', (error) => console.error(error));

app.post('/visits', async (req, res) => {
  return exclusive('visits.json', async () => {
    const visits = JSON.parse(await fs.promises.readFile('visits.json', 'utf8'));
    visits.count += 1;
    await writeFileAtomic('visits.json', JSON.stringify(visits));
    res.json(visits);
  });
});

// An error ends the process, as before.
setInterval(oneAtATime(async () => {
  return exclusive('visits.json', async () => {
    await writeFileAtomic('visits.json', JSON.stringify({ count: 0 }));
  });
}), 86400000);

app.listen(3000);
