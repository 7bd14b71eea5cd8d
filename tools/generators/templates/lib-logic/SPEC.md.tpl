# Rules of {{name}}

| id | rule |
|---|---|
| {{RULE}}1 | A refresh that brings something else is announced; one that brings the same is not. |
| {{RULE}}2 | A refresh that was aborted changes nothing. |
| {{RULE}}3 | What the package exports is held by a test. |
