import type { Locale } from '@pandok/domain'

/** Screenshots taken by `tools/docs/takeSiteShots.ts`. */
export type ShotName = 'viewer' | 'module' | 'library'

/** Every screenshot is 1440 × 900 CSS pixels, stored in two widths. */
export const SHOT_WIDTH = 1440
export const SHOT_HEIGHT = 900
const SHOT_WIDTHS = [720, 1440] as const

/** Languages with screenshots; others use the English ones. */
const TAKEN: readonly Locale[] = ['ko', 'en']

const files = import.meta.glob<string>('./*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

export function shotSources(name: ShotName, locale: Locale, theme: 'light' | 'dark') {
  const base = `./${name}-${TAKEN.includes(locale) ? locale : 'en'}-${theme}`
  const avif = SHOT_WIDTHS.map((width) => `${files[`${base}-${width}.avif`]} ${width}w`).join(', ')
  return { avif, webp: files[`${base}-1440.webp`] }
}
