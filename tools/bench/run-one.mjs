// Runs one bench and hands its figures to bench.mjs.
import { pathToFileURL } from 'node:url';

const [, , file = ''] = process.argv;
const { default: bench } = await import(pathToFileURL(file).href);
const rows = await bench();
await new Promise((resolve, reject) => process.send(rows, (error) => (error ? reject(error) : resolve(undefined))));
// What a bench forgot to close must not hold up the next one.
process.disconnect();
process.exit(0);
