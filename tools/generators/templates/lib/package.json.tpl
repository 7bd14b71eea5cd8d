{
  "name": "@khandai/{{name}}",
  "version": "0.1.0",
  "type": "module",
  "sideEffects": false,
  "exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } },
  "files": ["dist", "README.md", "SPEC.md"],
  "dependencies": { "@khandai/runtime": "0.1.0" }
}
