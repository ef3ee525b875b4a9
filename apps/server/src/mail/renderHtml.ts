import type { Locale } from '@pandok/domain'
import type { MailParts } from './MailParts.ts'

/** System fonts, since a mail loads nothing. Chinese in a Korean or Japanese font has wrong strokes. */
const FONTS = {
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',",
  en: '',
  zh: "'PingFang SC','Microsoft YaHei','Noto Sans SC',",
  ja: "'Hiragino Sans','Yu Gothic UI','Noto Sans JP',",
  de: '',
} as const satisfies Record<Locale, string>

const fontOf = (locale: Locale) => `-apple-system,BlinkMacSystemFont,'Segoe UI',${FONTS[locale]}sans-serif`

/** The colors of the site. Every mail program supports inline styles; the style element adds the dark ones. */
const STYLE = {
  page: 'margin:0;padding:32px 16px;background:#eef1f2;-webkit-text-size-adjust:100%',
  sheet:
    'max-width:480px;margin:0 auto;padding:36px 32px;background:#ffffff;border:1px solid #dfe5e6;border-radius:14px',
  brand: 'margin:0 0 28px;font-size:20px;font-weight:800;letter-spacing:-0.02em;color:#006b69',
  heading: 'margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:700;color:#0f1519',
  body: 'margin:0 0 24px;font-size:16px;line-height:1.65;color:#3c474d',
  code: "margin:0 0 24px;padding:20px 8px;background:#e0f5f2;border-radius:10px;text-align:center;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:0.24em;text-indent:0.24em;color:#0f1519",
  facts: 'width:100%;margin:0 0 24px;border-collapse:collapse;font-size:15px;line-height:1.5',
  label:
    'width:38%;padding:9px 16px 9px 0;border-bottom:1px solid #dfe5e6;text-align:start;vertical-align:top;font-weight:400;color:#525e65',
  value:
    'padding:9px 0;border-bottom:1px solid #dfe5e6;text-align:end;vertical-align:top;font-weight:600;overflow-wrap:anywhere;color:#0f1519',
  action: 'margin:0 0 24px',
  link: 'display:inline-block;padding:13px 22px;background:#006b69;border-radius:10px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none',
  note: 'margin:0;padding-top:20px;border-top:1px solid #dfe5e6;font-size:14px;line-height:1.6;color:#525e65',
  footer: 'max-width:480px;margin:20px auto 0;font-size:12px;line-height:1.6;text-align:center;color:#525e65',
} as const

const DARK = [
  '.page{background:#0a0f13!important}',
  '.sheet{background:#10161a!important;border-color:#242b30!important}',
  '.brand{color:#6bd2c7!important}',
  '.heading,.code,.value{color:#e8eced!important}',
  '.body{color:#c7cfd2!important}',
  '.code{background:#0d2a2a!important}',
  '.link{background:#6bd2c7!important;color:#001b1c!important}',
  '.note,.footer,.label{color:#a3afb3!important;border-color:#242b30!important}',
  '.value{border-color:#242b30!important}',
].join('')

export function renderHtml(parts: MailParts): string {
  const { locale, brand, heading, body, code, facts, action, note, footer } = parts
  const block = (tag: string, part: keyof typeof STYLE, text: string) =>
    `<${tag}${tag === 'th' ? ' scope="row"' : ''} class="${part}" style="${escapeHtml(STYLE[part])}">${escapeHtml(text)}</${tag}>`
  const content = [
    block('p', 'brand', brand),
    block('h1', 'heading', heading),
    block('p', 'body', body),
    ...(code === undefined ? [] : [block('p', 'code', code)]),
    ...(facts.length === 0
      ? []
      : [
          `<table class="facts" style="${STYLE.facts}">`,
          ...facts.map(
            ({ label, value }) => `<tr>${block('th', 'label', label)}${block('td', 'value', value)}</tr>`,
          ),
          '</table>',
        ]),
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
<body class="page" style="${escapeHtml(`${STYLE.page};font-family:${fontOf(locale)}`)}">
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
