export { type ArchiveWriter, createArchiveWriter } from './archive/createArchiveWriter.ts'
export {
  createOpening,
  NOTHING_OPENED,
  type Opening,
  type OpeningState,
  type RefusedFile,
} from './createOpening.ts'
export type { FileKind } from './recognise.ts'
export { entriesOf, walkEntries, walkFiles } from './walk.ts'
