import { libraryItemId } from '@pandok/domain'
import {
  type LibraryModule,
  type LibraryPlate,
  plateContent,
  readLibraryModule,
  readLibraryPlate,
} from '@pandok/library'
import { parse } from 'yaml'
import { moduleAwaitingOf, plateEvidenceOf } from './evidenceFacts.ts'
import type { LibraryFile } from './LibraryFile.ts'
import type { LibraryItem } from './LibraryItem.ts'

/** Reads and checks the files without drafts. It throws if one can't be read. */
export const compileLibrary = (files: readonly LibraryFile[]): LibraryItem[] =>
  files.flatMap((file) => (file.kind === 'module' ? compileModule(file) : compilePlate(file)))

function compileModule({ slug, checksum, text }: LibraryFile): LibraryItem[] {
  const reading = readLibraryModule(parse(text))
  if (!reading.ok) throw new Error(`The library's module ${slug} can't be read: ${reading.problems[0]}`)
  const { module } = reading
  if (module.isDraft) return []
  const { definition, edition, grade } = module
  const content = {
    name: module.names.ko,
    section: '',
    modality: module.modalities.join(', '),
    type: '',
    note: module.note.ko,
    definition: { ...definition },
    inputCount: definition.inputs.length,
    outputCount: definition.outputs.length,
  }
  const facts = { ...factsOf(module), ...moduleAwaitingOf(module) }
  return [{ kind: 'module', slug, edition, checksum, grade, content, facts }]
}

function compilePlate({ slug, checksum, text }: LibraryFile): LibraryItem[] {
  const reading = readLibraryPlate(parse(text))
  if (!reading.ok) throw new Error(`The library's plate ${slug} can't be read: ${reading.problems[0]}`)
  const { plate } = reading
  const { edition, grade } = plate
  const content = plateContent(plate, 'ko', (id) => libraryItemId('module', id))
  const cells = Object.fromEntries(plate.cells.map(({ id, name, title }) => [id, { name, title }]))
  const facts = { ...factsOf(plate), ...plateEvidenceOf(plate), cells }
  return [{ kind: 'plate', slug, edition, checksum, grade, content, facts }]
}

const factsOf = (item: LibraryModule | LibraryPlate): Record<string, unknown> => {
  const { names, summary, synonyms, specialty, regions, modalities, changes, review } = item
  return {
    names,
    summary,
    synonyms,
    specialty,
    regions,
    modalities,
    changes,
    ...(review && { review }),
    ...('version' in item && {
      version: item.version,
      year: item.year,
      note: item.note,
    }),
    ...(item.sources && { sources: item.sources }),
  }
}
