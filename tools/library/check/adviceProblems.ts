import { LOCALES, type Locale } from '@pandok/domain'
import type { LibraryModule } from '@pandok/library'

/**
 * Matches a number with its unit that isn't a time: «in 3 to 6 months» is an action, «at 4 cm or more» is a
 * limit of the guideline.
 */
const AMOUNT = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:cm|mm|mL|ml|HU|%|°|ng\/m[lL]²))?`

/** Matches the words for a limit in each language. */
const LIMITS: Readonly<Record<Locale, RegExp>> = {
  ko: new RegExp(`${AMOUNT}\\s?(?:이상|이하|미만|초과)`, 'u'),
  en: new RegExp(
    `(?:${AMOUNT} or (?:more|less|larger|smaller|higher|lower|above|below)|\\b(?:above|below|under|over|at least|at most|less than|more than) ${AMOUNT}|\\b(?:eGFR|PSA|CAC|HU)\\b[^.;]*\\d+ to \\d+)(?! ?(?:months?|years?|weeks?|days?))`,
    'u',
  ),
  zh: new RegExp(
    `(?:[≥≤<>＜＞]\\s?${AMOUNT}|${AMOUNT}\\s?(?:及)?以[上下]|[大小超低]于\\s?${AMOUNT})(?!\\s?(?:个月|年|周|天))`,
    'u',
  ),
  ja: new RegExp(`${AMOUNT}\\s?(?:以上|以下|未満|超)`, 'u'),
  de: new RegExp(
    `\\b(?:ab|über|unter|mindestens|höchstens|bis) ${AMOUNT}(?! ?(?:Monat|Jahr|Woche|Tag|bis))`,
    'u',
  ),
}

/** Matches sentences that recommend nothing: findings, conclusions, or empty ones. */
const IDLE = /^(?:Nothing further|No further action|None)\.?$/u

/**
 * Checks that a recommendation states an action for this patient: «4.6 cm: …», never «at 4 cm or more, …».
 * Its words are its own text and those of the answers that it refers to.
 */
export function adviceProblems({ id, definition }: LibraryModule): string[] {
  const { outputs, partials, computed, inputs } = definition
  const advice = outputs.filter(({ section }) => section === 'recommendation')
  const used = new Set<string>()
  const written = new Map(LOCALES.map((locale) => [locale, new Set<string>()]))
  const take = (locale: Locale, part: unknown): void => {
    if (typeof part === 'string') written.get(locale)?.add(part)
    else if (Array.isArray(part)) for (const each of part) take(locale, each)
    else if (typeof part === 'object' && part !== null) takeFields(locale, part)
  }
  const takeFields = (locale: Locale, part: object): void => {
    for (const [name, value] of Object.entries(part)) {
      if (name === 'v') used.add(String(value))
      else if (name === 'use') {
        const partial = partials.find((one) => one.id === value)
        if (partial) take(locale, bodyIn(partial.body, locale))
      } else if (BODIES.has(name)) take(locale, value)
    }
  }
  for (const locale of LOCALES) for (const { body } of advice) take(locale, bodyIn(body, locale))
  const conditions = advice.map(({ when = '' }) => when)
  for (const value of [...computed, ...inputs].filter((one) => used.has(one.id) && 'options' in one))
    for (const { id: option, label, text = label } of 'options' in value ? (value.options ?? []) : [])
      if (conditions.some((when) => isLetThrough(when, value.id, option)))
        for (const locale of LOCALES) written.get(locale)?.add(text[locale] ?? '')
  return LOCALES.flatMap((locale) =>
    [...(written.get(locale) ?? [])].flatMap((text) => [
      ...(LIMITS[locale].test(text) ? [`${id}: advice names a limit in ${locale}: ${text}`] : []),
      ...(IDLE.test(text) ? [`${id}: advice gives nothing to do: ${text}`] : []),
    ]),
  )
}

/**
 * Returns whether the condition of an output allows an answer to be written. A condition allows the answers
 * of every input that it doesn't name.
 */
function isLetThrough(when: string, value: string, option: string): boolean {
  const one = new RegExp(String.raw`\b${value} == "(\w+)"`, 'u').exec(when)
  const list = new RegExp(String.raw`\b${value} in \[([^\]]*)\]`, 'u').exec(when)
  if (one) return one[1] === option
  return list ? (list[1] ?? '').includes(`"${option}"`) : true
}

/** These parts of a body contain further bodies; the others are names and conditions. */
const BODIES: ReadonlySet<string> = new Set(['then', 'else', 'body', 'lines', 'sep', 'last'])

const bodyIn = (body: unknown, locale: Locale): unknown =>
  typeof body === 'object' && body !== null && locale in body
    ? (body as Readonly<Record<string, unknown>>)[locale]
    : body
