# Rules of {{name}}

| id | rule |
|---|---|
| {{RULE}}1 | A refresh with a changed answer emits it; one with an equal answer does not. |
| {{RULE}}2 | An aborted refresh changes nothing. |
| {{RULE}}3 | A test guards the list of exports. |
