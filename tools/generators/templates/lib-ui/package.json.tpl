{
  "name": "@khandai/{{name}}",
  "version": "0.1.0",
  "description": "Says in one sentence what the components of {{name}} show, and for whom.",
  "keywords": ["khandai", "football", "react", "components", "{{name}}"],
  "license": "MIT",
  "homepage": "https://github.com/khandai/khan-dai/tree/main/libs/{{name}}#readme",
  "bugs": "https://github.com/khandai/khan-dai/issues",
  "repository": { "type": "git", "url": "git+https://github.com/khandai/khan-dai.git", "directory": "libs/{{name}}" },
  "type": "module",
  "engines": { "node": ">=22" },
  "sideEffects": false,
  "exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } },
  "files": ["dist", "README.md", "SPEC.md", "CHANGELOG.md", "LICENSE"],
  "peerDependencies": { "@emotion/react": "^11.14.0", "@khandai/ui-kit": "^{{uiKit}}", "react": "^19.0.0" }
}
