{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "jsx": "react-jsx",
    "jsxImportSource": "@emotion/react",
    "lib": ["es2024", "dom", "dom.iterable"],
    "types": ["jest"]
  },
  "include": ["src"]
}
