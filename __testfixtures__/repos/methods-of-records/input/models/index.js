const Note = require('./note');
const User = require('./user');

User.hasMany(Note, { foreignKey: 'userId' });
Note.belongsTo(User, { foreignKey: 'userId' });

module.exports = { Note, User };
