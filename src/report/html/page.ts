import { styles } from './styles';
import { escapeHtml } from './text';

const NO_NETWORK = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** A self-contained page: `main` and `script` are inserted as they are, the rest as text. */
export function page(title: string, main: string, version: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${NO_NETWORK}">
<title>unblock: ${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<header><h1>unblock</h1><p class="headline">${escapeHtml(title)}</p></header>
<main>
${main}
</main>
<footer>unblock ${escapeHtml(version)}</footer>
${script === '' ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}
