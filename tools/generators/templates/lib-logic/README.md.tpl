# @khandai/{{name}}

One sentence: what this library does, and for whom.

```sh
npm install @khandai/{{name}}
```

ESM only; runs in browsers and in Node 22 or newer.

```ts
import { {{Class}} } from '@khandai/{{name}}';

const source = { load: () => Promise.resolve(['first']) };
const list = new {{Class}}({ source });
list.changed.on((names) => console.log(names.join())); // first
await list.refresh(new AbortController().signal);
```

Rules: [SPEC.md](SPEC.md).
