import http from 'node:http';
import App from './backend/app.js';

http.createServer(new App().getApp()).listen(3000);
