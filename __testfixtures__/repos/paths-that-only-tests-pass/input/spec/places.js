exports.about = 'about.html';
