import { isDeciding, isFactRead } from '@pandok/domain'
import { isUnreadRow, type LibraryModule, type LibraryPlate, modulesUsedBy } from '@pandok/library'
import { markdownTable } from './markdownTable.ts'
import type { Library } from './readLibrary.ts'

/** Returns what keeps each free plate from being sold as a Markdown table, by the plate's name. */
export function unreadTable({ plates, modules }: Pick<Library, 'plates' | 'modules'>): string {
  const rows = plates
    .filter(({ grade }) => grade === 'free')
    .toSorted((a, b) => a.names.en.localeCompare(b.names.en, 'en'))
    .map((plate) => [
      plate.names.en,
      listed(ownDecisions(plate)),
      listed(
        modulesUsedBy(plate, modules)
          .filter(({ sources }) => sources !== 'read')
          .map(unreadRows),
      ),
    ])
  return markdownTable(['plate', 'its own decisions', 'decisions of its modules'], rows)
}

const listed = (parts: readonly string[]): string => (parts.length > 0 ? parts.join('; ') : '–')

const ownDecisions = ({ evidence }: LibraryPlate): string[] =>
  evidence.facts
    .filter((fact) => isDeciding(fact) && !isFactRead(fact, evidence))
    .map(({ use, cells, sources }) => {
      const texts = evidence.citations
        .filter(({ id }) => sources.includes(id))
        .map(({ text }) => shortened(text))
      return `${use} of ${counted(cells.length, 'cell')} (${texts.length > 0 ? texts.join('; ') : 'common practice without a source'})`
    })

/** The name of a document ends at its first colon, bracket or full stop, and not after «et al.». */
const shortened = (text: string): string => text.split(/[:(]|(?<!et al)\.\s(?=[A-Z])/u)[0]?.trim() ?? text

function unreadRows({ id, definition }: LibraryModule): string {
  const count = definition.tables.flatMap(({ rows }) => rows).filter(isUnreadRow).length
  return `\`${id}\` (${count > 0 ? counted(count, 'row') : 'read in reprints or in part'})`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
