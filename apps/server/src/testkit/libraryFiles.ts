import { createHash } from 'node:crypto'
import type { Cell, Locale, SourceState } from '@pandok/domain'
import { compileLibrary } from '#library/compileLibrary.ts'
import type { LibraryFile } from '#library/LibraryFile.ts'
import type { Library, LibraryKind } from '#library/LibraryItem.ts'

/** Returns the library that the build would make of these files. */
export function libraryOf(...files: LibraryFile[]): Library {
  const items = compileLibrary(files)
  return { marks: items, readItems: async () => items }
}

type InFive<T> = Record<Locale, T>

export const inFive = (word: string): InFive<string> => ({ ko: word, en: word, zh: word, ja: word, de: word })

interface Head {
  edition: number
  grade: 'free' | 'paid'
  specialty: 'radiology' | 'pathology'
  regions: string[]
  modalities: string[]
  names: InFive<string>
  summary: InFive<string>
  synonyms: Partial<InFive<string[]>>
  /** The changes of the editions, beginning with the first. */
  changes: InFive<string>[]
}

interface ModuleFile extends Head {
  isDraft: boolean
  version: string
  year: number
  sources: SourceState
  note: InFive<string>
  sentence: string
}

interface PlateCell extends Pick<Cell, 'id' | 'position'> {
  key: string
  name: InFive<string>
  title: InFive<string>
  outputs: object[]
}

interface PlateFile extends Head {
  cells: PlateCell[]
  autoFill: object[]
}

const headOf = (slug: string, given: Partial<Head>) => {
  const { edition = 1, grade = 'free', specialty = 'radiology', regions = ['neck'] } = given
  const { modalities = ['US'], names = inFive(slug), summary = inFive('요약'), synonyms = {} } = given
  const { changes = Array.from({ length: edition }, (_, index) => inFive(`변경 ${index + 1}`)) } = given
  return {
    id: slug,
    edition,
    grade,
    specialty,
    regions,
    modalities,
    names,
    summary,
    synonyms: { ko: [], en: [], zh: [], ja: [], de: [], ...synonyms },
    changes: changes.map((what, index) => ({ edition: index + 1, what })),
  }
}

/** JSON is also YAML. */
function fileOf(kind: LibraryKind, slug: string, content: object): LibraryFile {
  const text = JSON.stringify(content)
  return { kind, slug, text, checksum: createHash('sha256').update(text).digest('hex') }
}

export function moduleFile(slug: string, given: Partial<ModuleFile> = {}): LibraryFile {
  const { isDraft = false, version = '1', year = 2020, note = inFive('참고') } = given
  const { sources = 'partly' } = given
  const { sentence = '정상입니다.' } = given
  return fileOf('module', slug, {
    ...headOf(slug, given),
    isDraft,
    version,
    year,
    note,
    sources,
    definition: { outputs: [{ id: 'finding', section: 'findings', body: { ko: [sentence] } }] },
  })
}

export const plateFileCell = (
  position: number,
  {
    name = inFive(`칸 ${position}`),
    title = inFive(`소견 ${position}`),
    module = '',
    text = '정상입니다.',
  } = {},
): PlateCell => ({
  id: `cell-${position}`,
  position,
  key: `Digit${position}`,
  name,
  title,
  outputs:
    module === ''
      ? [{ id: 'out', section: 'findings', text: inFive(text) }]
      : [{ id: 'out', section: 'auto', module }],
})

export function plateFile(slug: string, given: Partial<PlateFile> = {}): LibraryFile {
  const { cells = [plateFileCell(0)], autoFill = [] } = given
  return fileOf('plate', slug, {
    ...headOf(slug, given),
    cells: cells.map((cell) => ({ color: 'slate', ...cell })),
    autoFill,
  })
}
