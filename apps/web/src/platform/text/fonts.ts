import type { Locale } from '@pandok/domain'
import type { Area } from '../navigation/area.ts'
import { facesOfName } from './facesOfName.ts'

/** Each language has a face of its own: the style sheets are large, and Han characters differ by region. */
const faces: Record<Locale, () => Promise<unknown>> = {
  ko: () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  en: () => import('@fontsource-variable/inter/index.css'),
  de: () => import('@fontsource-variable/inter/index.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css'),
}

/** Their letters for public pages come with the first style sheet (faces/); the whole can wait until somebody does something. */
const CUT: readonly Locale[] = ['ko', 'en', 'de']

/** For the language of a page: at once, except where public pages have its letters already. */
export function loadPageFont(area: Area, locale: Locale): void {
  if (area === 'public' && CUT.includes(locale)) onFirstTouch(() => loadFont(locale))
  else loadFont(locale)
}

/**
 * The language's own face now, and Pretendard when the page has come to rest: names of members are Korean in every
 * language. Its files are cut by letters, so none is fetched before such a letter is shown.
 */
export function loadFont(locale: Locale): void {
  const own = load(locale)
  if (locale !== 'ko') void own.then(() => whenIdle(() => void load('ko')))
}

/**
 * A member's initial stands on every page, and a plain computer may have no face for its script. Only the file with that
 * letter is fetched.
 */
export function loadNameFonts(name: string, locale: Locale): void {
  const needed = facesOfName(name, locale)
  if (needed.length > 0) whenIdle(() => needed.forEach((each) => void load(each)))
}

/** A missing face is not worth an error: the system's own is readable. */
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

/** Not every Safari knows idle time. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 1000)
}
