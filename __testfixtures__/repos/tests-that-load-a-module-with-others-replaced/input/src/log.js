exports.info = (text) => console.log(text);
