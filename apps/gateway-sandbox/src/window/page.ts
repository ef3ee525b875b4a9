import { html, type Markup } from './html.ts'
import type { WindowLanguage } from './windowWords.ts'

/** Assets have relative addresses, so that the pages also work behind a path prefix. */
export function page(language: WindowLanguage, title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../assets/window.css">
<script type="module" src="../assets/window.js"></script>
</head>
<body>${body}</body>
</html>`.text
}
