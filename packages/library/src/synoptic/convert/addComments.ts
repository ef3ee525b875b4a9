import { LOCALES, type Locale } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'
import type { Named, NameTable } from '../expression/NameTable.ts'
import { translateCondition } from '../expression/translate.ts'
import type { Printed } from '../phrase/Printed.ts'
import { phraseOf } from '../phrase/phraseOf.ts'
import type { Comment, Line, Words } from '../SynopticFile.ts'
import { setAsked } from './addElements.ts'
import { isChosen } from './addFindings.ts'
import { addInput } from './addInput.ts'
import { lineOf } from './lineOf.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** This input contains the chosen comments; no file uses the name for an element of its own. */
export const COMMENTS = 'comments'

const LABEL: Words = { ko: '의견', en: 'Comments', zh: '备注', ja: 'コメント', de: 'Kommentare' }

/** Returns the name of a comment's blank among the names of the file. */
export const commentBlank = (comment: string, blank: string): string => `${comment}.${blank}`

/**
 * Adds the comments that a person chooses, with their blanks and, if there may be several specimens, with the
 * number of the specimen.
 */
export function addCommentInputs(
  builder: ModuleBuilder,
  comments: readonly Comment[],
  specimens: string | undefined = builder.group,
): void {
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
  if (specimens !== undefined)
    for (const { id } of comments) addSpecimenNumber(builder, id, isChosen(named, id), specimens)
  builder.group = whole
}

const OF_SPECIMEN: Words = {
  ko: '의견의 검체 번호',
  en: 'Specimen that the comment is on',
  zh: '备注所指标本编号',
  ja: 'コメント対象の検体番号',
  de: 'Präparat, das der Kommentar betrifft',
}

const NO_SUCH_SPECIMEN: Words = {
  ko: '의견의 검체 번호가 검체 수보다 큽니다.',
  en: 'The comment is on a specimen that the report does not have.',
  zh: '备注所指的标本编号超出标本数。',
  ja: 'コメント対象の検体番号が検体数を超えています。',
  de: 'Der Kommentar betrifft ein Präparat, das der Befund nicht hat.',
}

/** With two nodules, «repeat aspiration» doesn't say which one is meant. */
function addSpecimenNumber(
  builder: ModuleBuilder,
  comment: string,
  isMeant: string,
  specimens: string,
): void {
  const id = builder.freeId(`${comment}_of`)
  const visible = `${isMeant} && size(${specimens}) > 1`
  builder.inputs.push({ id, label: OF_SPECIMEN, kind: 'integer', min: '1', visible })
  builder.specimenNumbers.set(comment, id)
  builder.checks.push({
    id: builder.freeId(`${comment}_of_none`),
    level: 'block',
    message: NO_SUCH_SPECIMEN,
    when: `orElse(${id} > size(${specimens}), false)`,
  })
}

const UNFIT: Words = {
  ko: '의견 ‘{name}’에 해당하는 검체나 소견이 보고서에 없습니다.',
  en: 'The comment “{name}” does not fit what is reported.',
  zh: '备注“{name}”与所报告的内容不符。',
  ja: 'コメント「{name}」に該当する検体・所見が報告にありません。',
  de: 'Der Kommentar „{name}“ passt nicht zu dem, was befundet ist.',
}

interface Rows {
  group: string | undefined
  names: NameTable
}

/**
 * Reports a comment that suits no specimen of the report, or not the one whose number it names, as a
 * contradiction; `rows` are the specimens or sites to which it may refer. An answer in a comment may have a
 * condition of its own.
 */
export function addCommentChecks(builder: ModuleBuilder, comments: readonly Comment[], rows: Rows): void {
  const chosen = builder.names.get(COMMENTS)
  if (!chosen) return
  for (const comment of comments) {
    const { id, name, only_when: when, blanks } = comment
    const isMade = isChosen(chosen, id)
    const unfit = (wanted: string, what: Words, given: string, fits: string) =>
      builder.checks.push({
        id: builder.freeId(wanted),
        level: 'block',
        message: inUnfit(what),
        when: `${given} && !${isSomewhere(builder, { comment: id, when: fits }, rows)}`,
      })
    if (when !== undefined) unfit(`comment_${id}`, name, isMade, when)
    for (const blank of blanks)
      for (const { id: answer, label, marks } of blank.options ?? []) {
        const [own, fits] = [builder.names.get(commentBlank(id, blank.id)), marks['only_when']]
        if (!own || fits === undefined) continue
        unfit(`comment_${id}_${answer}`, label, `${isMade} && ${isAnswer(own, answer)}`, fits)
      }
  }
}

const inUnfit = (what: Words): Words =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, UNFIT[locale].replace('{name}', () => what[locale])]),
  ) as Words

function isAnswer(own: Named, answer: string): string {
  const value = JSON.stringify(own.options?.get(answer) ?? answer)
  return `orElse(${own.type === 'texts' ? `${value} in ${own.id}` : `${own.id} == ${value}`}, false)`
}

function isSomewhere(
  { inputs, computed, specimenNumbers }: ModuleBuilder,
  { comment, when }: { comment: string; when: string },
  { group, names }: Rows,
): string {
  if (group === undefined) return `(${translateCondition(when, names)})`
  const own = new Set([...inputs, ...computed].flatMap((one) => (one.group === group ? [one.id] : [])))
  const on = (row: string) => {
    const ofRow = [...names].map(([name, named]): [string, Named] => [
      name,
      own.has(named.id) ? { ...named, id: `${row}.${named.id}` } : named,
    ])
    return translateCondition(when, new Map(ofRow))
  }
  const anywhere = `${group}.exists(r, ${on('r')})`
  const number = specimenNumbers.get(comment)
  if (number === undefined) return anywhere
  // One row costs less than a search, and a number that is too high has a message of its own.
  const isOne = `orElse(${number} <= size(${group}), false)`
  return `(${isOne} ? (${on(`${group}[${number} - 1]`)}) : ${anywhere})`
}

/**
 * Adds the comment section: first the comments that follow from the findings, then the chosen ones, numbered
 * if there are several.
 */
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

/** A comment that follows from a specimen is written for each of them. */
const perSpecimen = ({ group }: ModuleBuilder, line: PhraseToken[]): PhraseToken[] =>
  group === undefined ? line : [{ each: group, body: line }]

const COLONS: Words = { ko: ': ', en: ': ', zh: '：', ja: '：', de: ': ' }

function commentLine(builder: ModuleBuilder, { id, text, blanks }: Comment, locale: Locale): PhraseToken {
  const named = builder.names.get(COMMENTS)
  const own = blanks.flatMap(({ id: blank }): [string, Printed][] => {
    const printed = builder.prints.get(commentBlank(id, blank))
    return printed ? [[blank, printed]] : []
  })
  const words = phraseOf(text[locale], locale, new Map([...builder.prints, ...own]))
  const number = builder.specimenNumbers.get(id)
  const before =
    number === undefined ? [] : [whenToken(`known(${number})`, ['#', { v: number }, COLONS[locale]])]
  return whenToken(named ? isChosen(named, id) : 'false', [...before, ...words])
}
