exports.shout = (text) => `${text}!`;
