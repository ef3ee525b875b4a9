import { type Blank, type Cell, type CellOutput, type Exam, LOCALES, type Locale } from '@pandok/domain'
import { phraseFields } from '../../run/phrase/phraseFields.ts'
import { blanksIn, readTypedPhrase } from '../../run/phrase/readTypedPhrase.ts'
import { type BlankProposal, proposeBlank } from './proposeBlank.ts'

export interface Undeclared {
  /** The name as it is written in braces. */
  name: string
  proposal: BlankProposal
}

/**
 * Finds the names in phrases that no blank declares. They are filled as text, each with a proposal for a
 * kind.
 */
export function undeclaredBlanks(cell: Cell, exam: Exam | undefined): readonly Undeclared[] {
  const { blanks = [], values = [], uses = [] } = cell
  const named = [
    ...blanks,
    ...values,
    ...(exam?.blanks ?? []),
    ...(exam?.values ?? []),
    ...(exam?.gathers ?? []),
  ]
  const known = new Set(named.map(({ id }) => id))
  const isWorkedOut = (name: string) => uses.some(({ as }) => name.startsWith(`${as}_`))
  const taken = new Set(known)
  return namesOf(cell)
    .filter((name) => cell.blanks === undefined || !(known.has(name) || isWorkedOut(name)))
    .map((name) => {
      const { locale, behind } = placeOf(cell, name)
      const proposal = proposeBlank({ name, behind, locale, taken })
      taken.add(proposal.blank.id)
      return { name, proposal }
    })
}

/** Declares a blank for a name in the phrases, which refer to it by its id afterwards. */
export function declareBlank(cell: Cell, name: string, { blank, unitBehind }: BlankProposal): Cell {
  const written = new RegExp(`\\{\\s*${escaped(name)}\\s*(:[^{}:\\n]{1,32})?\\}`, 'gu')
  const unit = unitBehind === undefined ? undefined : new RegExp(`^\\s?${escaped(unitBehind.trim())}`, 'u')
  return eachText(withBlanks(cell, [blank]), (text) => {
    let said = ''
    let end = 0
    for (const match of text.matchAll(written)) {
      said += `${text.slice(end, match.index)}{${blank.id}${match[1] ?? ''}}`
      end = match.index + match[0].length
      end += unit?.exec(text.slice(end))?.[0].length ?? 0
    }
    return said + text.slice(end)
  })
}

interface Selected {
  output: string
  locale: Locale
  start: number
  end: number
}

/** Turns a selected word of a phrase into a blank. For a choice, the word becomes the first option. */
export function makeBlank(
  given: Cell,
  { output, locale, start, end }: Selected,
  kind: Blank['kind'],
): { cell: Cell; blank: Blank } | undefined {
  const phrase = given.outputs.find(({ id }) => id === output)
  const text = phrase?.kind === 'phrase' ? (phrase.text[locale] ?? '') : ''
  const word = text.slice(start, end)
  const name = word.replace(/[{}[\]\\:\s]+/gu, ' ').trim()
  if (name === '') return undefined
  const taken = new Set(given.blanks?.map(({ id }) => id))
  const { blank, unitBehind } = proposeBlank({ name, behind: text.slice(end), locale, taken, kind })
  const isChosen = kind === 'choice' || kind === 'multi'
  const made: Blank = { ...blank, ...(isChosen && { options: [{ id: '1', label: { [locale]: name } }] }) }
  const [before, after] = [text.slice(0, start), text.slice(end + (unitBehind?.length ?? 0))]
  const typed = given.blanks === undefined ? escapedBrackets : (part: string) => part
  const cell = withBlanks(given, [made])
  return {
    blank: made,
    cell: {
      ...cell,
      outputs: cell.outputs.map((one) =>
        one.id === output && one.kind === 'phrase'
          ? { ...one, text: { ...one.text, [locale]: `${typed(before)}{${made.id}}${typed(after)}` } }
          : one,
      ),
    },
  }
}

/**
 * In a cell with typed blanks, square brackets are syntax; brackets that are already in its texts are
 * therefore escaped.
 */
export function withBlanks(cell: Cell, added: readonly Blank[]): Cell {
  const typed = cell.blanks === undefined ? eachText(cell, escapedBrackets) : cell
  return { ...typed, blanks: [...(cell.blanks ?? []), ...added] }
}

const escapedBrackets = (text: string): string => text.replace(/[[\]\\]/gu, '\\$&')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

const namesOf = ({ blanks, outputs }: Cell): string[] => [
  ...new Set(
    outputs.flatMap((output) => {
      if (output.kind !== 'phrase') return []
      if (blanks === undefined) return phraseFields(output.text)
      return LOCALES.flatMap((locale) => blanksIn(readTypedPhrase(output.text[locale] ?? '')))
    }),
  ),
]

/** Finds the first place of a name, and the text after it. */
function placeOf({ outputs }: Cell, name: string): { locale: Locale; behind: string } {
  for (const output of outputs) {
    if (output.kind !== 'phrase') continue
    for (const locale of LOCALES) {
      const text = output.text[locale] ?? ''
      const match = new RegExp(`\\{\\s*${escaped(name)}\\s*(?::[^{}]*)?\\}`, 'u').exec(text)
      if (match) return { locale, behind: text.slice(match.index + match[0].length) }
    }
  }
  return { locale: 'ko', behind: '' }
}

const eachText = (cell: Cell, change: (text: string) => string): Cell => ({
  ...cell,
  outputs: cell.outputs.map(
    (output): CellOutput =>
      output.kind === 'phrase'
        ? {
            ...output,
            text: Object.fromEntries(
              Object.entries(output.text).map(([locale, text]) => [locale, change(text)]),
            ),
          }
        : output,
  ),
})
