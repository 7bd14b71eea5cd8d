{ "extends": ["./tsconfig.json", "../../tsconfig.build.json"] }
