import { type MessageKey, sentence } from '../messages.js';

/** A page of one sentence, whose values are ours and hold no markup, for when there is no web app to say it. It needs no script and no style. */
export function plainPage(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Khán Đài</title>
<h1>Khán Đài</h1>
<p>${sentence(key, values)}</p>
</html>
`;
}
