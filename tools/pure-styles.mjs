// Last step of the build of a component library: marks the styles in its `dist` as pure (tools/styles/mark-pure.mjs).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { markStylesPure } from './styles/mark-pure.mjs';

for (const file of globSync('dist/**/*.js')) writeFileSync(file, markStylesPure(readFileSync(file, 'utf8')));
