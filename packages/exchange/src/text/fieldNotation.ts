/**
 * Fields are written in the notation of `proposeModule`: `[name := a | b*]`. Characters with a meaning there
 * are replaced.
 */
const OPTIONS_MAX = 60
const NAME_MAX = 60

export function blankField(name: string, text = ''): string {
  const called = plain(name).slice(0, NAME_MAX)
  const written = plain(text)
  if (called === '') return written === '' ? '____' : `[${written}]`
  return `[${called} := ${written}]`
}

export const dateField = (name = ''): string => {
  const called = plain(name).slice(0, NAME_MAX)
  return called === '' ? '[<date>]' : `[${called} := <date>]`
}

/** A single option isn't a question but a default text. */
export function choiceField(
  name: string,
  options: readonly string[],
  chosen: string | undefined,
  isSeveral = false,
): string {
  const answers = [...new Set(options.map(plainOption).filter(Boolean))].slice(0, OPTIONS_MAX)
  if (answers.length < 2) return blankField(name, answers[0] ?? chosen ?? '')
  const first = chosen === undefined ? undefined : plainOption(chosen)
  const written = answers.map((answer) => (answer === first ? `${answer}*` : answer))
  const called = plain(name).slice(0, NAME_MAX)
  return `[${called === '' ? '' : `${called} := `}${written.join(isSeveral ? '; ' : ' | ')}]`
}

const plain = (text: string): string =>
  text
    .replace(/[[{]/gu, '(')
    .replace(/[\]}]/gu, ')')
    .replace(/[:=]=|=>/gu, ':')
    .replace(/\s+/gu, ' ')
    .trim()

const plainOption = (text: string): string =>
  plain(text).replace(/[|;]/gu, ',').replace(/\*/gu, '·').slice(0, 400)

/**
 * Writes answers whose text in the report is longer than their label: `[name := normal => Both kidneys are
 * normal. | cyst => …]`.
 */
export function textChoiceField(
  name: string,
  answers: readonly { label: string; text: string }[],
  chosen: string | undefined,
): string {
  const called = plain(name).slice(0, NAME_MAX)
  const written = answers.slice(0, OPTIONS_MAX).map(({ label, text }) => {
    const answer = plainOption(label)
    const star = chosen !== undefined && answer === plainOption(chosen) ? '*' : ''
    const sentence = plain(text).replace(/\|/gu, '/').replace(/\*+$/u, '')
    return sentence === '' ? `${answer}${star}` : `${answer}${star} => ${sentence}`
  })
  return `[${called === '' ? '' : `${called} := `}${written.join(' | ')}]`
}
