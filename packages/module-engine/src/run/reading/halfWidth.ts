/**
 * Korean and Japanese keyboards write full-width digits, points and letters, and an ideographic full stop for
 * the point.
 */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uFF61]/gu, '.')
    .replace(/[\u2010-\u2013\u2212\uFE63]/gu, '-')
    .replace(/[\u00A0\u2007\u3000\u200B\uFEFF]/gu, ' ')
    .trim()
}
