exports.tag = (app, name, done) => done(app.locals.tags.save(name));
