const { Sequelize, DataTypes } = require('sequelize');

const sequelize = new Sequelize(process.env.DATABASE_URL);
const db = { sequelize };
db.Book = require('./book')(sequelize, DataTypes);

module.exports = db;
