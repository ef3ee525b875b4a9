/** The document's `lang` values. Korean is the fallback. */
const LANGUAGES: Readonly<Record<string, string>> = { ko: 'ko', en: 'en', zh: 'zh-Hans', ja: 'ja', de: 'de' }

/** The browser's preferred language; the page itself prefers what was chosen in it. */
export function pageLocale(acceptLanguage = ''): string {
  const requests = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
      return { name: tag.split('-')[0]?.toLowerCase() ?? '', quality: Number(quality.replace(/^q=/, '')) }
    })
    .filter(({ name, quality }) => Object.hasOwn(LANGUAGES, name) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return LANGUAGES[requests[0]?.name ?? 'ko'] ?? 'ko'
}
