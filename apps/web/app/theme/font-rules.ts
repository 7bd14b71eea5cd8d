/** Arguments of the constructor `FontFace`. */
export type FontFaceArguments = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

export interface FontRules {
  /** The rules of system fonts, as CSS. */
  readonly local: string;
  /** The fonts that load from the site. */
  readonly web: readonly FontFaceArguments[];
}

const RULE = /@font-face\s*\{([^}]*)\}/g;
const DECLARATION = /([\w-]+)\s*:\s*((?:url\([^)]*\)|[^;])+)/g;

/** Reads the `@font-face` rules of a stylesheet. */
export function readFontRules(css: string): FontRules {
  const rules = [...css.matchAll(RULE)].map(([rule, body = '']) => ({ rule, values: declarations(body) }));
  const fromSite = ({ values }: { values: Declarations }) => values.get('src')?.includes('url(') === true;
  return {
    local: rules
      .filter((rule) => !fromSite(rule))
      .map(({ rule }) => rule)
      .join(''),
    web: rules.filter(fromSite).map(({ values }) => argumentsOf(values)),
  };
}

type Declarations = ReadonlyMap<string, string>;

const declarations = (body: string): Declarations =>
  new Map([...body.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]));

function argumentsOf(rule: Declarations): FontFaceArguments {
  const weight = rule.get('font-weight');
  const unicodeRange = rule.get('unicode-range');
  return [
    (rule.get('font-family') ?? '').replaceAll(/["']/g, ''),
    rule.get('src') ?? '',
    { display: 'swap', ...(weight !== undefined && { weight }), ...(unicodeRange !== undefined && { unicodeRange }) },
  ];
}
