const bcrypt = require('bcrypt');
const fs = require('fs');
const { DataTypes, Model } = require('sequelize');
const sequelize = require('./database');

class User extends Model {
  async isRight(password) {
    return bcrypt.compare(password, this.hash);
  }

  // Sequelize calls all of these through functions whose `this` is a record, and which do not wait.
  isKnown(password) {
    return bcrypt.compareSync(password, this.last); // stays: escapes
  }

  motto() {
    return fs.readFileSync(`mottos/${this.id}`, 'utf8'); // stays: escapes
  }

  isLocked() {
    return fs.existsSync(`locks/${this.id}`); // stays: escapes
  }

  // A text that is rendered calls it.
  avatar() {
    return fs.readFileSync(`avatars/${this.id}.png`, 'base64'); // stays: escapes
  }

  badges() {
    return fs.readdirSync(`badges/${this.id}`); // stays: escapes
  }
}

User.init(
  {
    name: DataTypes.STRING,
    hash: DataTypes.STRING,
    last: DataTypes.STRING,
    motto: {
      type: DataTypes.VIRTUAL,
      get() {
        return this.motto();
      },
    },
    password: {
      type: DataTypes.VIRTUAL,
      validate: {
        isNew(password) {
          if (this.isKnown(password)) throw new Error('It was used before.');
        },
      },
    },
  },
  {
    sequelize,
    modelName: 'user',
    validate: {
      isOpen() {
        if (this.isLocked()) throw new Error('Somebody else edits it.');
      },
    },
  },
);

module.exports = User;
