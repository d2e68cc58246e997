const app = require('./app');
const { scheduleLogCleanup } = require('./jobs/clean-logs');

const server = app.listen(process.env.PORT || 3000, () => {
  console.log(`listening on http://localhost:${server.address().port}`);
});

scheduleLogCleanup(app.locals.config.logs);
