{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "lib": ["es2024", "dom"], "types": ["jest"] },
  "include": ["src"]
}
