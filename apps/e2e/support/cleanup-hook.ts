import { closeRemaining } from './cleanup.js';

afterAll(closeRemaining);
