# @khandai/{{name}}

## 0.1.0

### Minor Changes

- First release: `{{Class}}`.
