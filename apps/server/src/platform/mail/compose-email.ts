import type { Email } from './mail.js';

export interface EmailParts {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs before the link. */
  readonly lines: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
  /** Paragraphs after the link. */
  readonly notes?: readonly string[];
}

/** An e-mail of plain paragraphs, as text and as HTML that loads no external resources. */
export function composeEmail({ to, subject, lines, link, notes = [] }: EmailParts): Email {
  const text = [...lines, ...(link ? [`${link.label}:\n${link.address}`] : []), ...notes, SIGNATURE].join('\n\n');
  const body = [
    ...lines.map(paragraph),
    ...(link ? [button(link)] : []),
    ...notes.map(paragraph),
    paragraph(SIGNATURE),
  ].join('\n');
  return { to, subject, text: `${text}\n`, html: page(subject, body) };
}

const SIGNATURE = 'Khán Đài';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

// The address also appears as text below the button: some mail programs show no buttons, and a careful reader checks it
// first.
function button({ label, address }: { label: string; address: string }): string {
  const to = escape(address);
  return `<p style="margin:0 0 16px"><a href="${to}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#15803d;color:#ffffff;text-decoration:none;font-weight:600">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#475569;word-break:break-all">${to}</p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;padding:24px;background:#f1f5f9">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;color:#0f172a;font:16px/1.5 system-ui,sans-serif">
${body}
</div></body></html>
`;
}
