const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  micro: 'µ',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  plusmn: '±',
}
const BREAKS = /^\/?(?:br|p|div|li|tr|h[1-6])\b/iu
/** A cell of a table is separated from the one before it. */
const CELL = /^t[dh]\b/iu
const SKIPPED = /^(?:script|style|head|title)\b/iu

/** Returns the visible text of HTML in one pass, without scripts and style sheets. */
export function textOfHtml(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    const close = html.indexOf('>', open)
    if (close < 0) break
    text += html.slice(at, open)
    const tag = html.slice(open + 1, Math.min(close, open + 20))
    at = close + 1
    if (CELL.test(tag) && /[^\n\t]$/u.test(text)) text += '\t'
    if (BREAKS.test(tag) && text !== '' && !text.endsWith('\n')) text += '\n'
    const skipped = SKIPPED.exec(tag)?.[0]
    if (skipped !== undefined) {
      const end = html.indexOf(`</${skipped}`, at)
      if (end < 0) return decoded(text)
      at = end
    }
  }
  return decoded(text + html.slice(at))
}

const decoded = (text: string): string =>
  text
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[A-Za-z]{2,8});/giu, (whole, name: string) => {
      if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole
      const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      const isCharacter = code > 31 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
      return isCharacter ? String.fromCodePoint(code) : whole
    })
    .trim()
