const express = require('express');

const app = express();
app.use('/thumbs', require('./routes/thumbs'));
app.use('/jobs', require('./routes/jobs'));
app.use('/notes', require('./routes/notes'));
app.use('/uploads', require('./routes/uploads'));
app.use('/drafts', require('./routes/drafts'));
app.use('/runs', require('./routes/runs'));
app.use('/short', require('./routes/short'));
app.use('/parts', require('./routes/parts'));
app.use('/kept', require('./routes/kept'));
app.use('/left', require('./routes/left'));
app.use('/timed', require('./routes/timed'));
app.use('/whole', require('./routes/whole'));
app.listen(3000);
