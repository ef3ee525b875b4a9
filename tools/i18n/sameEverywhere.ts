import type { HardCoded } from './hardCoded.ts'

interface Sign {
  readonly words: string
  readonly path: RegExp
  readonly reason: string
}

/** Components may contain these texts directly, because every language writes them in the same form. */
const SIGNS: readonly Sign[] = [
  ...['Alt ↓', 'Alt ⏎'].map((words) => ({
    words,
    path: /^packages\/module-form\//u,
    reason: 'printed so on the keyboards of all five countries',
  })),
  { words: 'Esc', path: /\/plates\/run\//u, reason: 'printed so on the keyboards of all five countries' },
  { words: 'https://', path: /\/(?:banners|sources)\//u, reason: 'how an address begins' },
  { words: 'https://pandok.example', path: /\/ServerForm\.tsx$/u, reason: 'an address' },
  { words: 'PDF', path: /\/PdfCard\.tsx$/u, reason: 'the name of a format' },
  { words: 'SHA-256', path: /\/site\/download\//u, reason: 'the name of a method' },
  { words: 'D', path: /\/site\/home\/demo\//u, reason: 'the letter on a key' },
  { words: 'mm', path: /\/site\/home\/demo\//u, reason: 'a unit' },
  ...['R', 'L'].map((words) => ({
    words,
    path: /\/site\/home\/demo\//u,
    reason: 'the marker of a side, as images carry it',
  })),
  { words: 'µm/px', path: /\/SlideFacts\.tsx$/u, reason: 'a unit' },
]

type Found = HardCoded & { readonly path: string }

/** Lists hard-coded words except the allowed ones, and allowances that nothing needs. */
export function sameEverywhere(found: readonly Found[], signs: readonly Sign[] = SIGNS): string[] {
  const fits = (sign: Sign, { path, words }: Found) => sign.words === words && sign.path.test(path)
  return [
    ...found
      .filter((each) => !signs.some((sign) => fits(sign, each)))
      .map(({ path, line, words }) => `${path}:${line} shows words of its own: ${words}`),
    ...signs
      .filter((sign) => !found.some((each) => fits(sign, each)))
      .map(({ words, reason }) => `nothing shows «${words}» (${reason})`),
  ]
}
