const crypto = require('crypto');
const { Model } = require('sequelize');

// What extends it is a model, too.
class Owned extends Model {
  seal(secret) {
    this.sealed = crypto.scryptSync(secret, this.salt, 32).toString('hex');
  }
}

module.exports = Owned;
