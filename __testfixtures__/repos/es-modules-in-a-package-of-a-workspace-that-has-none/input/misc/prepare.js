exports.prepare = () => console.log('prepared');
