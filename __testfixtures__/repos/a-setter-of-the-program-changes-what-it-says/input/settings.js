class Settings {
  title = 'Pages';

  setOptions = (req) => {
    req.options = { lang: req.query.lang };
  };

  setTitle = (title) => {
    this.title = title;
  };

  headOf = (req) => `<html lang="${req.options.lang}">`;
}

exports.settings = new Settings();
