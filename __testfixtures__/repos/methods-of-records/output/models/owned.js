const crypto = require('crypto');
const { Model } = require('sequelize');
const { promisify } = require('util');
const scryptAsync = promisify(crypto.scrypt);

// What extends it is a model, too.
class Owned extends Model {
  async seal(secret) {
    this.sealed = (await scryptAsync(secret, this.salt, 32)).toString('hex');
  }
}

module.exports = Owned;
