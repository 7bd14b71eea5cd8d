import { closeWhatIsLeft } from './left-over.js';

afterAll(closeWhatIsLeft);
