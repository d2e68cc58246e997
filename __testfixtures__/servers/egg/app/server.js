const { start } = require('egg');

start({ mode: 'single', baseDir: __dirname }).then((app) => app.listen(Number(process.env.PORT)));
