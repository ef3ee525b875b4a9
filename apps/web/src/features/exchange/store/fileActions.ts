import type { Locale } from '@pandok/domain'
import type { ColumnMapping, Encoding } from '@pandok/exchange'
import {
  type ComparedDocuments,
  compareRows,
  ownRows,
  type ProposedRow,
  proposeLayout,
} from '@pandok/exchange/proposal'
import type { ReadSource, Source } from '../reading/SourceRead.ts'
import type { ImportCore } from './ImportCore.ts'
import type { ImportFile, ImportState } from './ImportState.ts'

export interface ReadingParts {
  read: ReadSource
  /** The plates and modules that the member has. */
  loadOwn: () => Promise<ComparedDocuments>
  today: () => string
  /** The language of texts whose script doesn't reveal it. */
  locale: () => Locale
}

/** Actions on files: reading, correcting how they are read, removing. */
export function fileActions(core: ImportCore, parts: ReadingParts) {
  const reading = createFileReading(core, parts)
  const { fileOf, readFile, readAgain } = reading

  return {
    /** Reads files one after the other, in the order in which they were added. */
    async add(sources: readonly Source[]): Promise<void> {
      const files = sources.map((source): ImportFile => ({ source, progress: { done: 0, total: 0 } }))
      // What was imported before must not be imported again with the new files.
      if (core.read().importedItems) core.write({ files: [], rows: [], plateNames: {}, skipped: new Set() })
      core.note({ files: [...core.read().files, ...files], importedItems: undefined, refusal: undefined })
      const comparing = compareWithOwn(core, parts)
      for (const { id } of sources) await readFile(id)
      await comparing
    },
    /** Cancels reading a file, or removes a file with its rows. */
    remove(id: string): void {
      reading.stop(id)
      const { files, rows, own } = core.read()
      core.write({
        files: files.filter(({ source }) => source.id !== id),
        rows: compareRows(
          rows.filter((row) => row.source !== id),
          own,
        ),
      })
    },
    setEncoding: (id: string, encoding: Encoding) => readAgain(id, { encoding }),
    setMapping(id: string, table: number, mapping: ColumnMapping): Promise<void> {
      const tables = fileOf(id)?.read?.tables ?? []
      return readAgain(id, {
        mappings: tables.map((each, index) => (index === table ? mapping : each.mapping)),
      })
    },
    dispose: reading.dispose,
  }
}

/** The rows of all files in their order, with these for one of them. */
const withRowsOf = (id: string, found: readonly ProposedRow[], { files, rows }: ImportState): ProposedRow[] =>
  files.flatMap(({ source }) =>
    source.id === id ? [...found] : rows.filter((row) => row.source === source.id),
  )

const isYaml = ({ source }: ImportFile): boolean => /\.ya?ml$/iu.test(source.name)

/**
 * Only match files of espanso refer to other files, and sending every reader a copy of all files would be
 * costly.
 */
const namedBy = (file: ImportFile, files: readonly ImportFile[]): readonly Source[] =>
  isYaml(file) ? files.filter((other) => other !== file && isYaml(other)).map(({ source }) => source) : []

/** Files are read without a connection too, but then they are compared only with each other. */
async function compareWithOwn(core: ImportCore, { loadOwn }: ReadingParts): Promise<void> {
  try {
    const own = ownRows(await loadOwn())
    core.write({ own, rows: compareRows(core.read().rows, own) })
  } catch {
    core.note({ own: [] })
  }
}

/** Reads files one by one; reading a file again replaces its previous result. */
function createFileReading(core: ImportCore, parts: ReadingParts) {
  const reading = new Map<string, AbortController>()
  const fileOf = (id: string) => core.read().files.find(({ source }) => source.id === id)
  const changed = (id: string, change: Partial<ImportFile>) => ({
    files: core.read().files.map((file) => (file.source.id === id ? { ...file, ...change } : file)),
  })

  function takeRead(id: string, read: ImportFile['read'], found: readonly ProposedRow[]): void {
    const state = core.read()
    const rows = compareRows(withRowsOf(id, found, state), state.own)
    core.write({
      ...changed(id, { read, progress: undefined }),
      rows,
      layout: state.rows.length === 0 ? proposeLayout(rows) : state.layout,
    })
  }

  async function readFile(id: string): Promise<void> {
    const file = fileOf(id)
    if (!file) return
    reading.get(id)?.abort()
    const controller = new AbortController()
    reading.set(id, controller)
    const isCurrent = () => reading.get(id) === controller
    core.note(changed(id, { progress: { done: 0, total: 0 }, isFailed: false }))
    const options = { locale: parts.locale(), encoding: file.encoding, mappings: file.mappings }
    try {
      const { rows, ...read } = await parts.read(
        { source: file.source, beside: namedBy(file, core.read().files), options, today: parts.today() },
        (done, total) => {
          if (isCurrent()) core.note(changed(id, { progress: { done, total } }))
        },
        controller.signal,
      )
      if (isCurrent()) takeRead(id, read, rows)
    } catch {
      if (isCurrent()) core.note(changed(id, { progress: undefined, isFailed: true }))
    }
  }

  async function readAgain(id: string, change: Partial<ImportFile>): Promise<void> {
    core.note(changed(id, change))
    await readFile(id)
  }

  function stop(id: string): void {
    reading.get(id)?.abort()
    reading.delete(id)
  }

  function dispose(): void {
    for (const controller of reading.values()) controller.abort()
  }

  return { fileOf, readFile, readAgain, stop, dispose }
}
