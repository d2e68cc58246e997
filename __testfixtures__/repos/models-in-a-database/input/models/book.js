module.exports = (sequelize, DataTypes) =>
  sequelize.define('book', { slug: DataTypes.STRING, cover: DataTypes.STRING }, { timestamps: false });
