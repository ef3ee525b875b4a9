import { LOCALES, type Locale } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'
import type { Printed } from '../phrase/Printed.ts'
import { phraseOf } from '../phrase/phraseOf.ts'
import type { Comment, Line, Words } from '../SynopticFile.ts'
import { setAsked } from './addElements.ts'
import { isChosen } from './addFindings.ts'
import { addInput } from './addInput.ts'
import { lineOf } from './lineOf.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** The input that holds which comments were chosen; a name that no file has for an element of its own. */
export const COMMENTS = 'comments'

const LABEL: Words = { ko: '의견', en: 'Comments', zh: '备注', ja: 'コメント', de: 'Kommentare' }

/** How a comment's blank is called among the names of the file. */
export const commentBlank = (comment: string, blank: string): string => `${comment}.${blank}`

/** Comments that a person chooses, with their blanks. */
export function addCommentInputs(builder: ModuleBuilder, comments: readonly Comment[]): void {
  if (comments.length === 0) return
  const options = comments.map(({ id, name }) => ({ id, label: name, forms: {}, marks: {} }))
  const whole = builder.group
  builder.group = undefined
  const { named } = addInput(builder, { id: COMMENTS, label: LABEL, kind: 'multi', options })
  builder.names.set(COMMENTS, named)
  for (const { id, blanks } of comments)
    for (const blank of blanks) {
      const { named: own, printed } = addInput(builder, blank, { wanted: `${id}_${blank.id}` })
      builder.names.set(commentBlank(id, blank.id), own)
      builder.prints.set(commentBlank(id, blank.id), printed)
      if (blank.optional !== true) setAsked(builder, own.id, { required: isChosen(named, id) })
    }
  builder.group = whole
}

/** The comment: what follows from the findings first, then what was chosen; numbered where there are several. */
export function addCommentOutput(
  builder: ModuleBuilder,
  comments: readonly Comment[],
  automatic: readonly Line[],
): void {
  if (comments.length + automatic.length === 0) return
  const lines = (locale: Locale): PhraseToken[][] => [
    ...automatic.map((line) => perSpecimen(builder, lineOf(builder, line, locale))),
    ...comments.map((comment) => [commentLine(builder, comment, locale)]),
  ]
  const body = LOCALES.map((locale) => [locale, [{ lines: lines(locale), numbered: true }]] as const)
  builder.outputs.push({ id: 'comment', label: LABEL, section: 'comment', body: Object.fromEntries(body) })
}

/** What follows from a specimen is said of each. */
const perSpecimen = ({ group }: ModuleBuilder, line: PhraseToken[]): PhraseToken[] =>
  group === undefined ? line : [{ each: group, body: line }]

function commentLine(builder: ModuleBuilder, { id, text, blanks }: Comment, locale: Locale): PhraseToken {
  const named = builder.names.get(COMMENTS)
  const own = blanks.flatMap(({ id: blank }): [string, Printed][] => {
    const printed = builder.prints.get(commentBlank(id, blank))
    return printed ? [[blank, printed]] : []
  })
  const words = phraseOf(text[locale], locale, new Map([...builder.prints, ...own]))
  return whenToken(named ? isChosen(named, id) : 'false', words)
}
