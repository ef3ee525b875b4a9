import type { MailParts } from './MailParts.ts'

/** System fonts that have the glyphs of all five languages; a mail loads nothing. */
const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI','Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Hiragino Sans','Noto Sans JP','PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif"

/** Inline styles are what every mail program honours; the style element only adds the dark colours. */
const STYLE = {
  page: `margin:0;padding:32px 16px;background:#f3f5f8;font-family:${FONT};-webkit-text-size-adjust:100%`,
  sheet:
    'max-width:480px;margin:0 auto;padding:36px 32px;background:#ffffff;border:1px solid #e1e6ed;border-radius:14px',
  brand: 'margin:0 0 28px;font-size:20px;font-weight:800;letter-spacing:-0.02em;color:#0b6e8a',
  heading: 'margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:700;color:#16202c',
  body: 'margin:0 0 24px;font-size:16px;line-height:1.65;color:#3a4757',
  code: "margin:0 0 24px;padding:20px 8px;background:#eef6f8;border-radius:10px;text-align:center;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:0.24em;text-indent:0.24em;color:#16202c",
  action: 'margin:0 0 24px',
  link: 'display:inline-block;padding:13px 22px;background:#0b6e8a;border-radius:10px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none',
  note: 'margin:0;padding-top:20px;border-top:1px solid #e1e6ed;font-size:14px;line-height:1.6;color:#5b6878',
  footer: 'max-width:480px;margin:20px auto 0;font-size:12px;line-height:1.6;text-align:center;color:#5b6878',
} as const

const DARK = [
  '.page{background:#0f141a!important}',
  '.sheet{background:#18202a!important;border-color:#2b3644!important}',
  '.brand{color:#5cc3dd!important}',
  '.heading,.code{color:#f2f5f8!important}',
  '.body{color:#c9d2dc!important}',
  '.code{background:#11303a!important}',
  '.link{background:#5cc3dd!important;color:#0f141a!important}',
  '.note,.footer{color:#9aa7b5!important;border-color:#2b3644!important}',
].join('')

export function renderHtml({ locale, brand, heading, body, code, action, note, footer }: MailParts): string {
  const block = (tag: string, part: keyof typeof STYLE, text: string) =>
    `<${tag} class="${part}" style="${escapeHtml(STYLE[part])}">${escapeHtml(text)}</${tag}>`
  const content = [
    block('p', 'brand', brand),
    block('h1', 'heading', heading),
    block('p', 'body', body),
    ...(code === undefined ? [] : [block('p', 'code', code)]),
    ...(action === undefined
      ? []
      : [
          `<p class="action" style="${STYLE.action}"><a class="link" href="${escapeHtml(action.url)}" style="${STYLE.link}">${escapeHtml(action.label)}</a></p>`,
        ]),
    block('p', 'note', note),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style>
</head>
<body class="page" style="${escapeHtml(STYLE.page)}">
<main class="sheet" style="${STYLE.sheet}">
${content.join('\n')}
</main>
${block('p', 'footer', footer)}
</body>
</html>
`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? '')
