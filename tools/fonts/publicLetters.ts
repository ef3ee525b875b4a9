import { loadCatalogue, loadLegal } from '@pandok/i18n'

/** Characters of keyboards, and signs that words contain besides letters. */
const ALWAYS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...' ·•…“”‘’–—×±→←↑↓₩©',
]

/** Every letter that the public pages may show in Korean, in order. */
export async function publicLetters(): Promise<readonly string[]> {
  const words = await Promise.all([
    loadCatalogue('ko', 'public'),
    ...(['privacy', 'terms', 'refund'] as const).map((name) => loadLegal('ko', name)),
  ])
  const letters = new Set([...ALWAYS, ...JSON.stringify(words)])
  return [...letters].filter((letter) => letter >= ' ').sort()
}
