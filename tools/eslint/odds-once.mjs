/*
 * An odds row has one key, and its text is parsed where it arrives: at the feed, and in the browser where rows come from
 * the server. Code behind these places works with odds. See docs/adr/0027-odds-row.md.
 */

const PARSER = '@khandai/odds-parser';
const PARSE = new Set(['parseRows', 'parseAllRows']);
const MATCH = new Set(['matchId', 'fixtureId']);

const parsedOnce = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      parse: 'Take odds instead of the text of rows: feeds parse them on the server, readRows in the web app.',
    },
  },
  create(context) {
    const check = ({ source, specifiers }) => {
      if (source?.value !== PARSER) return;
      for (const specifier of specifiers) {
        const { name } = specifier.imported ?? specifier.local;
        if (PARSE.has(name)) context.report({ node: specifier, messageId: 'parse' });
      }
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check };
  },
};

const oneKey = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { key: 'Use rowKey of @khandai/odds-parser: another key of a row is a second identity.' },
  },
  create(context) {
    return {
      TemplateLiteral(node) {
        const names = node.expressions.map((expression) => (expression.property ?? expression).name);
        if (names.includes('companyId') && names.some((name) => MATCH.has(name)))
          context.report({ node, messageId: 'key' });
      },
    };
  },
};

export const odds = { rules: { 'parsed-once': parsedOnce, 'one-key': oneKey } };
