const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\n',
  t: '\t',
  s: ' ',
  b: '',
  a: '',
  v: '',
  f: '',
}

/** Resolves escapes with a backtick; a single one at the end only preserves the spaces before it. */
export function unescaped(text: string): string {
  return text.replace(/`r`n|`([\s\S]?)/gu, (whole, sign: string | undefined) => {
    if (whole === '`r`n') return '\n'
    return sign !== undefined && Object.hasOwn(ESCAPES, sign) ? (ESCAPES[sign] ?? '') : (sign ?? '')
  })
}

/** Removes the comment of a line: it begins with a semicolon after white space that isn't escaped. */
export function withoutComment(line: string): string {
  if (/^\s*;/u.test(line)) return ''
  for (let at = line.indexOf(';'); at >= 0; at = line.indexOf(';', at + 1))
    if (/\s/u.test(line.charAt(at - 1))) return line.slice(0, at).trimEnd()
  return line.trimEnd()
}
