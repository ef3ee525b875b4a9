import type { Exam, ExamForm, FormField, Locale, Words } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { valueNamed } from '../run/exam/valueNamed.ts'
import type { RunState } from '../run/PlateRun.ts'
import { readTypedPhrase, type TypedPart } from '../run/phrase/readTypedPhrase.ts'
import type { Run } from '../run/Run.ts'
import { PUNCTUATION } from './punctuation.ts'

/** A field that the form can't decide by itself, so that somebody has to choose among its words. */
export interface FormQuestion {
  field: string
  question: string
  choices: readonly string[]
}

export interface FormText {
  text: string
  /** Fields with an open question are empty. */
  questions: readonly FormQuestion[]
}

/**
 * Writes another text from the same run. `answers` are the choices for fields with a question. What a form
 * says of several findings is in the order in which they were written, without repeats.
 */
export function formText(
  { runs }: Pick<RunState, 'runs'>,
  exam: Exam,
  form: ExamForm,
  { locale, answers = {} }: { locale: Locale; answers?: Readonly<Record<string, string>> },
): FormText {
  const written = runs.filter(({ isWritten }) => isWritten)
  const questions: FormQuestion[] = []
  const texts = new Map<string, string>()
  for (const field of form.fields) {
    for (const key of field.per?.keys ?? [undefined]) {
      const found = foundFor(field, key, written, exam, form.id)
      const isAsked = field.ask && found.some((one) => field.ask?.for.includes(one))
      const chosen = answers[field.id]
      if (isAsked && chosen === undefined) questions.push(questionOf(field, locale))
      const said = isAsked ? [chosen ?? ''] : found.flatMap((one) => wordsOf(field.words[one], locale))
      const list = [...new Set(said.filter((text) => text !== ''))].join(PUNCTUATION[locale].comma)
      const text = list === '' && !isAsked ? (wordsOf(field.none, locale)[0] ?? '') : list
      texts.set(key === undefined ? field.id : `${field.id}:${key}`, text)
    }
  }
  const parts = readTypedPhrase(textOf(form.layout, locale) ?? '')
  return { text: written.length === 0 ? '' : layOut(parts, texts), questions }
}

const wordsOf = (words: Words | undefined, locale: Locale): readonly string[] => {
  const text = words && textOf(words, locale)
  return text === undefined ? [] : [text]
}

/**
 * Finds the answers, codes or category that a field refers to; for one key if the field is written once for
 * each.
 */
function foundFor(
  { source, per }: FormField,
  key: string | undefined,
  runs: readonly Run[],
  exam: Exam,
  form: string,
): readonly string[] {
  const counted = runs.filter((run) => {
    if (!per || key === undefined) return true
    const [answer] = answersTo(run, per.blank)
    return answer === undefined || answer === key || per.all.includes(answer)
  })
  switch (source.of) {
    case 'blank':
      return runs
        .filter(({ cell }) => cell.asks?.includes(source.blank))
        .flatMap((run) => answersTo(run, source.blank))
        .slice(-1)
    case 'findings':
      return counted.flatMap(({ cell }) => cell.finding?.codes?.[form] ?? [])
    case 'answers':
      return counted.filter(({ cell }) => cell.finding).flatMap((run) => answersTo(run, source.blank))
    case 'assessment':
      return overallOf(runs, exam)
  }
}

const answersTo = ({ fillings }: Run, name: string): readonly string[] => {
  const value = valueNamed(fillings, name)
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

/**
 * Returns the category that was given for the whole exam, else the worst one, or that of an exam without findings if
 * there is none and the whole exam was read.
 */
function overallOf(runs: readonly Run[], { assessment }: Exam): readonly string[] {
  if (!assessment) return []
  const { value, order, noFinding, overall = [] } = assessment
  const given = runs.filter(({ cell }) => overall.includes(cell.id)).flatMap((run) => answersTo(run, value))
  if (given.length > 0) return given.slice(-1)
  const categories = runs.filter(({ cell }) => cell.finding).flatMap((run) => answersTo(run, value))
  const isRead = runs.some(({ cell }) => cell.normal === 'all')
  const all = [...(isRead && noFinding !== undefined ? [noFinding] : []), ...categories]
  return all.toSorted((a, b) => order.indexOf(b) - order.indexOf(a)).slice(0, 1)
}

const questionOf = ({ id, ask, words }: FormField, locale: Locale): FormQuestion => ({
  field: id,
  question: wordsOf(ask?.question, locale)[0] ?? '',
  choices: [...new Set(Object.values(words).flatMap((one) => wordsOf(one, locale)))],
})

/** An optional part is left out if a field directly in it is empty. */
function layOut(parts: readonly TypedPart[], texts: ReadonlyMap<string, string>): string {
  const textAt = (blank: string, form: string | undefined) =>
    texts.get(form === undefined ? blank : `${blank}:${form}`) ?? ''
  return parts
    .map((part): string => {
      if (typeof part === 'string') return part
      if ('particle' in part) return part.particle
      if ('blank' in part) return textAt(part.blank, part.form)
      const isEmpty = part.optional.some(
        (one) => typeof one === 'object' && 'blank' in one && textAt(one.blank, one.form) === '',
      )
      return isEmpty ? '' : layOut(part.optional, texts)
    })
    .join('')
}
