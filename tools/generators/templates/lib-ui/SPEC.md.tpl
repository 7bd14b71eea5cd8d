# Rules of {{name}}

| id | rule |
|---|---|
| {{RULE}}1 | The list shows every name, in the given order. |
| {{RULE}}2 | Every exported component has a story, titled by group and name. |
| {{RULE}}3 | A test guards the list of exports. |
