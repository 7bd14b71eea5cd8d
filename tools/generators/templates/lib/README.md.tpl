# @khandai/{{name}}

One sentence: what this library does, and for whom.

```ts
import { {{Class}} } from '@khandai/{{name}}';

const source = { load: () => Promise.resolve(['first']) };
const list = new {{Class}}({ source });
list.changed.on((names) => console.log(names)); // ['first']
await list.refresh(new AbortController().signal);
```

Its rules stand in [SPEC.md](SPEC.md).
