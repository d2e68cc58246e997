const bcrypt = require('bcrypt');
const fs = require('fs');
const { model, Schema } = require('mongoose');

const schema = new Schema(
  { name: String, hash: String },
  {
    timestamps: true,
    toJSON: {
      transform(user, json) {
        return { ...json, motto: fs.readFileSync(`mottos/${user.id}`, 'utf8') }; // stays: framework-sync
      },
    },
    methods: {
      isRight(password) {
        return bcrypt.compareSync(password, this.hash);
      },
      setPassword: function (password) {
        this.hash = bcrypt.hashSync(password, 10);
      },
    },
    statics: {
      template(name) {
        return fs.readFileSync(`templates/${name}.md`, 'utf8');
      },
    },
  },
);

module.exports = model('User', schema);
