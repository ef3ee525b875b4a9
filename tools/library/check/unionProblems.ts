import { LOCALES, type Locale } from '@pandok/domain'
import type { LibraryModule, LibraryPlate } from '@pandok/library'

/** Matches words that join two observations; «3 or more» is one observation, and so is «1–3». */
const JOINED: Readonly<Record<Locale, RegExp>> = {
  ko: /또는|거나/u,
  en: /\bor\b(?! (?:more|less|higher|lower|older|fewer)\b)|\band\/or\b/u,
  zh: /或/u,
  ja: /または|もしくは/u,
  de: /\boder\b(?! (?:mehr|höher|weniger)\b)/u,
}

/** These answers are written with their «or» although a reader sees a single thing. */
const NAMES: ReadonlySet<string> = new Set([
  // The Bethesda system has this name for one result.
  'cervical-bethesda.result.NILM',
  'cytology-general.c_res.nilm',
  // The score of the synopsis has this name in parentheses after its number.
  'colorectal-resection.ryan.3',
  'gastric-resection-and-esd.trg.3',
  // Entities that cytology can't distinguish are one diagnosis.
  'cytology-general.s_dx.react_at',
  // Images can't distinguish a residual lesion from a recurrent one.
  'brain-mr.rest.residual',
  // The synopsis mentions these nodes only if one of them is positive.
  'breast-resection.imn.none',
])

/**
 * Checks that answers say what is seen, not the union that a guideline counts alike: nobody sees «satellite
 * or in-transit metastasis». Only answers that a sentence writes are checked, in the words that it writes.
 */
export function unionProblems({ id, definition }: LibraryModule): string[] {
  const { inputs, partials, outputs } = definition
  const bodies = JSON.stringify([partials, outputs])
  // If the answer requires another question, that question asks which of the two it is, and its answer is
  // written.
  const isAskedFurther = (option: string) =>
    inputs.some(({ required }) => typeof required === 'string' && required.includes(`"${option}"`))
  const isDenied = (text: Readonly<Record<string, string>>) => /^No\b/u.test(text['en'] ?? '')
  return inputs
    .filter((input) => 'options' in input && bodies.includes(`{"v":"${input.id}"`))
    .flatMap((input) =>
      ('options' in input ? input.options : [])
        .filter((option) => !NAMES.has(`${id}.${input.id}.${option.id}`) && !isAskedFurther(option.id))
        .filter(({ label, text = label }) => !isDenied(text))
        .flatMap(({ id: option, label, text = label }) =>
          LOCALES.filter((locale) => JOINED[locale].test(text[locale] ?? '')).map(
            (locale) =>
              `${id}: «${input.id}» answers «${text[locale]}» (${option}), which nobody sees as one`,
          ),
        ),
    )
}

/**
 * Does the same for a plate: every answer of its blanks is written, as its text or, without one, as its
 * label.
 */
export function plateUnionProblems({ id, cells, exam }: LibraryPlate): string[] {
  const blanks = [...(exam?.blanks ?? []), ...cells.flatMap((cell) => cell.blanks ?? [])]
  return blanks.flatMap(({ id: blank, options = [] }) =>
    options
      .filter(
        ({ id: option, label, text }) =>
          !NAMES.has(`${id}.${blank}.${option}`) && !/^no\b/iu.test((text ?? label).en),
      )
      .flatMap(({ id: option, label, text = label }) =>
        LOCALES.filter((locale) => JOINED[locale].test(text[locale])).map(
          (locale) => `${id}: «${blank}» answers «${text[locale]}» (${option}), which nobody sees as one`,
        ),
      ),
  )
}
