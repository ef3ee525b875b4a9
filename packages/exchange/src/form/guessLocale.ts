import { LOCALES, type Locale } from '@pandok/domain'

const GERMAN =
  /[äöüß]|\b(?:und|oder|der|das|kein|keine|keiner|nicht|mit|ohne|links|rechts|nein|vom|zum|befund|beurteilung|fragestellung|klinische)\b/giu

/** The language that the words of a file are in. A declared one wins where it is one of ours. */
export function guessLocale(text: string, declared?: string): Locale {
  const named = declared?.trim().toLowerCase().slice(0, 2)
  const known = LOCALES.find((locale) => locale === named)
  if (known) return known
  const sample = text.slice(0, 20_000)
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  const [hangul, kana, han] = [
    count(/\p{Script=Hangul}/gu),
    count(/[\u3041-\u30FF]/gu),
    count(/\p{Script=Han}/gu),
  ]
  const latin = count(/\p{Script=Latin}/gu)
  if (hangul > 0 && hangul * 8 >= latin) return 'ko'
  if (kana > 0 && (kana + han) * 8 >= latin) return 'ja'
  if (han > 0 && han * 8 >= latin) return 'zh'
  return count(GERMAN) * 100 > latin ? 'de' : 'en'
}
