import type { Locale } from '@pandok/domain'
import type { Area } from '../navigation/area.ts'
import { facesOfName } from './facesOfName.ts'

/** Each language has a font of its own: the style sheets are large, and Han characters differ by region. */
const faces: Record<Locale, () => Promise<unknown>> = {
  ko: () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  en: () => import('@fontsource-variable/inter/index.css'),
  de: () => import('@fontsource-variable/inter/index.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css'),
}

/**
 * Their letters for public pages are in the first style sheet (faces/); the full font can wait for an
 * interaction.
 */
const CUT: readonly Locale[] = ['ko', 'en', 'de']

/** Loads the font of a page's language at once, unless public pages already have its letters. */
export function loadPageFont(area: Area, locale: Locale): void {
  if (area === 'public' && CUT.includes(locale)) onFirstTouch(() => loadFont(locale))
  else loadFont(locale)
}

/**
 * Loads the language's font now and Pretendard when the page is idle, because members' names may be Korean in
 * every language. Its files are subsets, so none is fetched before one of its letters is shown.
 */
export function loadFont(locale: Locale): void {
  const own = load(locale)
  if (locale !== 'ko') void own.then(() => whenIdle(() => void load('ko')))
}

/**
 * A member's initial is on every page, and the computer may have no font for its script. Only the subset with
 * that letter is loaded.
 */
export function loadNameFonts(name: string, locale: Locale): void {
  const needed = facesOfName(name, locale)
  if (needed.length > 0) whenIdle(() => needed.forEach((each) => void load(each)))
}

/** A missing font isn't worth an error, because the system's is readable. */
const load = (locale: Locale): Promise<unknown> =>
  faces[locale]().catch((error: unknown) => console.error(`No font for "${locale}".`, error))

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

function onFirstTouch(run: () => void): void {
  const touched = () => {
    for (const name of TOUCHES) window.removeEventListener(name, touched)
    run()
  }
  for (const name of TOUCHES) window.addEventListener(name, touched, { passive: true })
}

/** Not every Safari has requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 1000)
}
