import ts from 'typescript';

const STYLE_TAGS = new Set(['css', 'keyframes']);

/**
 * Rewrites Emotion's tagged templates as calls marked pure, so that bundlers drop unused styles. They may not drop
 * a tagged template, and the annotation has no effect on one. Emotion joins the arguments of the call to the same style.
 * Lines stay where they are; so do the names of the classes.
 * @param {string} code a compiled module
 */
export function markStylesPure(code) {
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @type {{ at: number, end: number, text: string }[]} */
  const edits = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && STYLE_TAGS.has(node.tag.getText())) edits.push(...editsOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, end, text: next }) => text.slice(0, at) + next + text.slice(end), code);
}

function editsOf(node, source) {
  const { tag, template } = node;
  const edits = [
    { at: node.getStart(), end: tag.getStart(), text: '/* @__PURE__ */ ' },
    { at: tag.end, end: template.getStart(), text: '(' },
    { at: template.end, end: template.end, text: ')' },
  ];
  if (ts.isTemplateExpression(template)) {
    // `a ${b} c` becomes `a `, b, ` c`.
    let opening = template.head.end - 2;
    for (const { expression, literal } of template.templateSpans) {
      edits.push({ at: opening, end: expression.getStart(source), text: '`, ' });
      edits.push({ at: expression.end, end: literal.getStart(source) + 1, text: ', `' });
      opening = literal.end - 2;
    }
  }
  return edits;
}
