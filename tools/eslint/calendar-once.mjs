/** Names of Vietnam's time zone, and its UTC offset as text, in seconds and in milliseconds. */
const ZONE = /^Asia\/(?:Ho_Chi_Minh|Saigon)$/;
const OFFSET = /\+07:?00\b/;
const OFFSETS = new Set([25_200, 25_200_000]);

/**
 * Only @khandai/calendar may compute time zones, Vietnam's offset and calendar days. If other code computed them too,
 * two pages could show different days for one match.
 */
const calendarOnce = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      zone: 'Take VIETNAM from @khandai/calendar instead of writing the name of its zone.',
      offset: "Take Vietnam's offset from @khandai/calendar: instantOfWall, wallTimeAt or VIETNAM_OFFSET_MS.",
      intl: 'Read zones through @khandai/calendar (wallTimeAt, dayAt, isZone): it creates the formats and keeps them.',
      machine: 'Ask zoneOfMachine or offsetAt of @khandai/calendar instead of the clock of the machine.',
      day: 'Take the day or month of an instant from @khandai/calendar (dayAt, monthOf).',
    },
  },
  create(context) {
    const refuse = (node, messageId) => context.report({ node, messageId });
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return;
        if (ZONE.test(node.value)) refuse(node, 'zone');
        else if (OFFSET.test(node.value)) refuse(node, 'offset');
      },
      TemplateElement(node) {
        if (OFFSET.test(node.value.raw)) refuse(node, 'offset');
      },
      BinaryExpression(node) {
        if (isProduct(node.parent) || !isProduct(node)) return;
        if (OFFSETS.has(valueOf(node)) || isSevenHours(node)) refuse(node, 'offset');
      },
      MemberExpression(node) {
        const name = node.property.name;
        if (node.object.name === 'Intl' && name === 'DateTimeFormat') refuse(node, 'intl');
        else if (/^toLocale(?:Date|Time)String$/.test(name)) refuse(node, 'intl');
        else if (name === 'getTimezoneOffset') refuse(node, 'machine');
        else if (isCutOfInstant(node)) refuse(node, 'day');
      },
    };
  },
};

const isProduct = (node) => node?.type === 'BinaryExpression' && node.operator === '*';

/** The value of a product of number literals; NaN for any other expression. */
function valueOf(node) {
  if (isProduct(node)) return valueOf(node.left) * valueOf(node.right);
  return node.type === 'Literal' && typeof node.value === 'number' ? node.value : NaN;
}

const isSevenHours = ({ left, right }) =>
  valueOf(left) === 7 && right.type === 'Identifier' && /^hour/i.test(right.name);

/** Matches `date.toISOString().slice`, which takes the UTC day of an instant, not the local day. */
function isCutOfInstant({ object, property }) {
  return (
    /^(?:slice|substring|split)$/.test(property.name) &&
    object.type === 'CallExpression' &&
    object.callee.property?.name === 'toISOString'
  );
}

export const calendar = { rules: { once: calendarOnce } };
