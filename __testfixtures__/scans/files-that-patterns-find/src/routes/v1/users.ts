import fs from 'fs';
import { Router } from 'express';

const router = Router();
router.get('/users', (req, res) => res.send(fs.readFileSync('users.txt'))); // found: request GET /users
export default router;
