# @khandai/{{name}}

One sentence: what these components show, and for whom. They know no language and load nothing: plain strings, numbers
and callbacks come in by props.

```sh
npm install @khandai/{{name}} @khandai/ui-kit react @emotion/react
```

ESM only; renders in browsers and in Node 22 or newer, with React 19 and Emotion 11.

```tsx
import { {{Class}} } from '@khandai/{{name}}';

export const example = <{{Class}} title="Đội nhà" names={['Công Phượng', 'Quang Hải']} />;
```

Rules: [SPEC.md](SPEC.md).
