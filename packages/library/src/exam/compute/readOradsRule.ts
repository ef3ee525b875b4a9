import { is } from './formulas.ts'

export interface OradsRule {
  when: string
  category: string | undefined
  advice: string | undefined
  /** True if a lesion of this kind belongs in another cell. */
  isRefused: boolean
}

const MENOPAUSE: Readonly<Record<string, string>> = {
  pre: is('meno', 'pre'),
  post: is('meno', 'early', 'late'),
  'early post': is('meno', 'early'),
  'late post': is('meno', 'late'),
}

const SIGNS: Readonly<Record<string, string>> = { '≤': '<=', '<': '<', '≥': '>=', '>': '>' }
const SIZE = /^([≤<≥>])(\d+(?:\.\d+)?)(?: to ([≤<]?)(\d+(?:\.\d+)?))? cm$/u

/**
 * Parses a rule in the notation of the files: «pre, >3 to 5 cm: 2, us12», «late post: refused, …», «2,
 * nothing». `size` is a formula in cm.
 */
export function readOradsRule(rule: string, size: string): OradsRule {
  const [before, result] = rule.includes(': ') ? splitOnce(rule, ': ') : ['', rule]
  const conditions = before.split(', ').filter((part) => part !== '')
  const when = conditions.map((part) => MENOPAUSE[part] ?? sizeCondition(part, size))
  const [category = '', advice] = result.split(', ')
  const isRefused = category === 'refused'
  return {
    when: when.length === 0 ? 'true' : `(${when.join(' && ')})`,
    category: isRefused ? undefined : category,
    advice: isRefused ? undefined : advice,
    isRefused,
  }
}

function sizeCondition(part: string, size: string): string {
  const match = SIZE.exec(part)
  if (!match) throw new Error(`The rule has the condition ${part}, which nobody understands.`)
  const [, sign = '', from, until = '', to] = match
  const first = `${size} ${SIGNS[sign]} ${from}`
  return to === undefined ? first : `${first} && ${size} ${SIGNS[until] ?? '<='} ${to}`
}

function splitOnce(text: string, at: string): readonly [before: string, after: string] {
  const index = text.indexOf(at)
  return [text.slice(0, index), text.slice(index + at.length)]
}
