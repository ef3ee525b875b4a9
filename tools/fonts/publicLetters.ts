import { loadCatalogue, loadLegal } from '@pandok/i18n'

/** Characters on keyboards, and symbols that words contain besides letters. */
const ALWAYS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...' ·•…“”‘’–—×±→←↑↓₩©',
]

/** Returns every letter that the public pages may show in Korean, in order. */
export async function publicLetters(): Promise<readonly string[]> {
  const words = await Promise.all([
    loadCatalogue('ko', 'public'),
    ...(['privacy', 'terms', 'refund'] as const).map((name) => loadLegal('ko', name)),
  ])
  const letters = new Set([...ALWAYS, ...JSON.stringify(words)])
  return [...letters].filter((letter) => letter >= ' ').sort()
}
