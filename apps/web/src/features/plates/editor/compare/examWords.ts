import {
  type Blank,
  type Cell,
  type Finding,
  type PhraseOutput,
  type PlateContent,
  type Words,
  wordsIn,
} from '@pandok/domain'
import type { Text } from '#app/text.ts'

const listed = (parts: readonly (string | false | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between)

/** What cells mean and ask, and what an exam is made of, in the reader's language. */
export function examWords(text: Text, cellById: (plate: PlateContent, id: string) => string) {
  const words = (many: Words) => wordsIn(many, text.locale) ?? Object.values(many)[0] ?? ''

  const regionName = ({ exam }: PlateContent, id: string) => {
    const region = exam?.regions.find((one) => one.id === id)
    return region ? words(region.name) : id
  }
  const regions = (plate: PlateContent, ids: readonly string[]) =>
    ids.map((id) => regionName(plate, id)).join(', ')
  const cells = (plate: PlateContent, ids: readonly string[] = []) =>
    ids.map((id) => cellById(plate, id)).join(', ')

  function blank({ label, kind, unit, options = [], isOptional }: Blank): string {
    const what = listed([text(`plateExam.kind.${kind}`), unit], ', ')
    const answers = options.map((option) => words(option.label)).join(', ')
    const more = listed([listed([what, answers], ': '), isOptional && text('plateExam.blank.optional')], ', ')
    return `${words(label)} (${more})`
  }
  const blanks = (list: readonly Blank[] | undefined) => list?.map(blank).join(' · ') ?? ''

  function finding(plate: PlateContent, found: Finding | undefined): string {
    if (!found) return ''
    const { region, replaces = [], conflicts = [], rank, isMinor } = found
    const replaced = replaces.map(({ regions: ids, when }) =>
      when === undefined ? regions(plate, ids) : `${regions(plate, ids)} (${when})`,
    )
    return listed(
      [
        text('plateExam.finding.region', { name: regionName(plate, region) }),
        replaced.length > 0 && text('plateExam.finding.replaces', { names: replaced.join(', ') }),
        conflicts.length > 0 && text('plateExam.finding.conflicts', { names: cells(plate, conflicts) }),
        rank !== undefined && text('plateExam.finding.rank', { rank: String(rank) }),
        isMinor && text('plateExam.finding.minor'),
      ],
      ' · ',
    )
  }

  function normal(plate: PlateContent, written: Cell['normal']): string {
    if (written === undefined) return ''
    return written === 'all' ? text('plateExam.diff.all') : regions(plate, written)
  }

  const asks = ({ exam }: PlateContent, ids: readonly string[] = []) =>
    ids
      .map((id) => {
        const asked = exam?.blanks?.find((one) => one.id === id)
        return asked ? words(asked.label) : id
      })
      .join(', ')

  return {
    words,
    cells,
    blanks,
    /** What a cell asks and means, by a name for each line; nothing for a line that says nothing. */
    ofCell: (plate: PlateContent, cell: Cell): [string, string, unknown][] => [
      [text('plateExam.diff.blanks'), blanks(cell.blanks), cell.blanks],
      [text('plateExam.diff.finding'), finding(plate, cell.finding), cell.finding],
      [text('plateExam.diff.normal'), normal(plate, cell.normal), cell.normal],
      [text('plateExam.diff.asks'), asks(plate, cell.asks), cell.asks],
    ],
    ofPhrase: (plate: PlateContent, { when, unless, normal: of }: PhraseOutput): [string, string][] => [
      [text('plateExam.diff.when'), when ?? ''],
      [text('plateExam.diff.unless'), cells(plate, unless)],
      [text('plateExam.diff.normalOf'), regions(plate, of ?? [])],
    ],
    part: (name: 'exam' | 'region' | 'regionOrder' | 'blanks') => text(`plateExam.diff.${name}`),
    field: (
      name:
        | 'name'
        | 'normal'
        | 'rest'
        | 'rows'
        | 'onlyWith'
        | 'notWith'
        | 'order'
        | 'normalConclusion'
        | 'minorConclusion',
    ) => text(`plateExam.part.${name}`),
    detail: (summary: string) => text('plateExam.diff.detail', { summary }),
  }
}
