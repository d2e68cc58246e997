module.exports = (app) => ({ list: (req, res) => res.json(app.models.user.all()) });
