import { type Exam, type ExamRegion, LOCALES, type PlateContent, type Words } from '@pandok/domain'
import type { DiffField, DiffRow } from '#shared/diff/DiffList.tsx'
import { different, field } from './diffFields.ts'
import type { PlateWords } from './plateWords.ts'

/** The changes of an exam: first the exam as a whole, then region by region. */
export function diffExams(before: PlateContent, after: PlateContent, words: PlateWords): DiffRow[] {
  const { exam } = words
  const [old, now] = [before.exam?.regions ?? [], after.exam?.regions ?? []]
  const own = different([
    ...(['normalConclusion', 'minorConclusion'] as const).flatMap((name) =>
      inLanguages(name, exam.field(name), before.exam?.[name], after.exam?.[name], words),
    ),
    field('blanks', exam.part('blanks'), ...withDetail(before.exam, after.exam, (one) => one?.blanks, words)),
    field('order', exam.field('order'), flag(before.exam), flag(after.exam)),
    field('regions', exam.part('regionOrder'), ...orders(old, now, words)),
    ...adviceFields(before.exam, after.exam, words),
    ...exam.ofExam(after).map(([name, to, held], index) => {
      const [, from = '', was] = exam.ofExam(before)[index] ?? []
      return field(name, name, ...said(from, to, [was, held], exam.detail))
    }),
  ])
  return [
    ...(own.length > 0
      ? [{ key: 'exam', change: 'changed', part: exam.part('exam'), fields: own } as const]
      : []),
    ...now.flatMap((region): DiffRow[] => {
      const was = old.find(({ id }) => id === region.id)
      const fields = regionFields(was, region, [before, after], words)
      if (was && fields.length === 0) return []
      return [{ ...row(region, words), change: was ? 'changed' : 'added', fields }]
    }),
    ...old
      .filter(({ id }) => now.every((region) => region.id !== id))
      .map((region): DiffRow => ({ ...row(region, words), change: 'removed', fields: [] })),
  ]
}

const row = (region: ExamRegion, { exam }: PlateWords) => ({
  key: `region ${region.id}`,
  part: exam.part('region'),
  name: exam.words(region.name),
})

function regionFields(
  was: ExamRegion | undefined,
  region: ExamRegion,
  [before, after]: readonly [PlateContent, PlateContent],
  words: PlateWords,
): DiffField[] {
  const { exam } = words
  return different([
    ...(['name', 'normal', 'rest'] as const).flatMap((name) =>
      inLanguages(name, exam.field(name), was?.[name], region[name], words),
    ),
    field('rows', exam.field('rows'), exam.ofRows(before, was?.rows), exam.ofRows(after, region.rows)),
    ...(['onlyWith', 'notWith'] as const).map((name) =>
      field(name, exam.field(name), exam.cells(before, was?.[name]), exam.cells(after, region[name])),
    ),
  ])
}

const inLanguages = (
  key: string,
  name: string,
  from: Words | undefined,
  to: Words | undefined,
  words: PlateWords,
): DiffField[] =>
  LOCALES.map((locale) =>
    field(`${key} ${locale}`, `${name} · ${words.language(locale)}`, from?.[locale], to?.[locale]),
  )

const adviceFields = (from: Exam | undefined, to: Exam | undefined, words: PlateWords): DiffField[] =>
  (['one', 'many'] as const).flatMap((which) =>
    inLanguages(
      `advice ${which}`,
      words.section('recommendation'),
      from?.advice?.[which],
      to?.advice?.[which],
      words,
    ),
  )

const flag = (exam: Exam | undefined): string => (exam?.isNormalFirst ? '✓' : '')

/** Reports a changed order only among the regions that both versions have. */
function orders(
  old: readonly ExamRegion[],
  now: readonly ExamRegion[],
  { exam }: PlateWords,
): [string, string] {
  const both = (list: readonly ExamRegion[], other: readonly ExamRegion[]) =>
    list.filter(({ id }) => other.some((region) => region.id === id))
  const [from, to] = [both(old, now), both(now, old)]
  const isSame = from.every(({ id }, index) => to[index]?.id === id)
  const withHiddenChange = (list: readonly ExamRegion[]) =>
    list.map(({ name }) => exam.words(name)).join(', ')
  return isSame ? ['', ''] : [withHiddenChange(from), withHiddenChange(to)]
}

/**
 * Compares the descriptions of two lists of blanks. If these are equal but the lists aren't, it reports that
 * a detail changed.
 */
function withDetail(
  from: Exam | undefined,
  to: Exam | undefined,
  blanksOf: (exam: Exam | undefined) => Exam['blanks'],
  { exam }: PlateWords,
): [string, string] {
  const [old, now] = [blanksOf(from), blanksOf(to)]
  return said(exam.blanks(old), exam.blanks(now), [old, now], exam.detail)
}

export function said(
  old: string,
  now: string,
  [from, to]: readonly [unknown, unknown],
  detail: (summary: string) => string,
): [string, string] {
  const isHidden = old === now && JSON.stringify(from) !== JSON.stringify(to)
  return [old, isHidden ? detail(now) : now]
}
