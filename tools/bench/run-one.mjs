// Runs one bench and sends its rows to bench.mjs.
import { pathToFileURL } from 'node:url';

const [, , file = ''] = process.argv;
const { default: bench } = await import(pathToFileURL(file).href);
const rows = await bench();
await new Promise((resolve, reject) => process.send(rows, (error) => (error ? reject(error) : resolve(undefined))));
// Exits even if the bench left a resource open, so that the next one can start.
process.disconnect();
process.exit(0);
