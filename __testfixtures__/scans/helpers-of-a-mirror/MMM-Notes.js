Module.register('MMM-Notes', {
  start() {
    this.sendSocketNotification('CONFIG', this.config);
  },
});
