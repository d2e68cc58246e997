module.exports = function make() {
  const self = { theme: 'light' };
  self.change = function (theme) {
    self.theme = theme;
  };
  return self;
};
