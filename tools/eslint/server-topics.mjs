/**
 * The sockets look up topics and methods by name in what modules offer, so a new one needs no change there. This rule
 * reports code that knows one by its name: `topic.topic === 'odds'`, `case 'odds':`, `{ topic: 'odds' }` as a value or
 * a type, `handlers.odds`.
 */
const serverTopics = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: 'The sockets know no topic or method by name: put this into the handler of the module that offers it.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'name' });
    return {
      BinaryExpression: ({ left, right }) => {
        if (isName(left) && isText(right)) report(right);
        if (isName(right) && isText(left)) report(left);
      },
      SwitchStatement: ({ discriminant, cases }) => {
        if (isName(discriminant)) for (const { test } of cases) if (test && isText(test)) report(test);
      },
      Property: ({ key, value }) => {
        if (names.has(key.name ?? key.value) && isText(value)) report(value);
      },
      TSPropertySignature: ({ key, typeAnnotation }) => {
        const type = typeAnnotation?.typeAnnotation;
        if (names.has(key.name) && type?.type === 'TSLiteralType') report(type);
      },
      MemberExpression: ({ object, property, computed }) => {
        if (!isTable(object)) return;
        if (computed ? isText(property) : !mapMembers.has(property.name)) report(property);
      },
    };
  },
};

const names = new Set(['topic', 'method']);
/** Tables by name: what the contracts declare, what modules offer. */
const tables = new Set(['topics', 'methods', 'handlers']);
const mapMembers = new Set(['size', 'get', 'set', 'has', 'delete', 'clear', 'keys', 'values', 'entries']);

const isText = ({ type, value }) => type === 'Literal' && typeof value === 'string';

const isName = (node) =>
  (node.type === 'Identifier' && names.has(node.name)) ||
  (node.type === 'MemberExpression' && !node.computed && names.has(node.property.name));

const isTable = (node) =>
  (node.type === 'Identifier' && tables.has(node.name)) ||
  (node.type === 'MemberExpression' && !node.computed && tables.has(node.property.name));

export const topics = { rules: { 'by-name': serverTopics } };
