// `npm run remove-demo`. Plain JavaScript for Node 18: it runs before anything is installed.
import { serverCommand } from './command/server-command.mjs';

await serverCommand('remove-demo');
