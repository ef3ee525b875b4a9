import type { Locale } from '@pandok/domain'

/** Each language loads its own face only: the style sheets are large, and Han characters differ by region. */
const faces: Record<Locale, () => Promise<unknown>> = {
  ko: () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  en: () => import('@fontsource-variable/inter/index.css'),
  de: () => import('@fontsource-variable/inter/index.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css'),
}

/** A missing face is not worth an error: the system's own is readable. */
export function loadFont(locale: Locale): void {
  faces[locale]().catch((error: unknown) => console.error(`No font for "${locale}".`, error))
}
