module.exports = (appInfo) => ({
  keys: appInfo.name,
  middleware: ['stamp', 'failures'],
  security: { csrf: { enable: false } },
  logger: { disableConsoleAfterReady: true, consoleLevel: 'NONE' },
  stamp: { name: 'x-version' },
});
