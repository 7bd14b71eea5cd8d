import { type MessageKey, sentence } from '../messages.js';

/**
 * A page of one sentence for when there is no web app. The values come from the server and contain no markup. The page
 * needs no script and no style.
 */
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
