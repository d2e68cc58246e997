let secret = 'none';

exports.secret = () => secret;
exports.change = (value) => {
  secret = value;
};
