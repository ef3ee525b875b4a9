/**
 * Opening files in steps: `archive` unpacks, `recognize` detects the type, `parse` reads, `arrange` adds to
 * the open studies, `decode` decodes pixels. `createOpening` handles each file once and records the result.
 */
export { type ArchiveWriter, createArchiveWriter } from './archive/createArchiveWriter.ts'
export { createOpening, type Opening } from './createOpening.ts'
export { NOTHING_OPENED, type OpeningState, type RefusedFile } from './OpeningState.ts'
export { type DecodePicture, PICTURE, parsePicture } from './parse/parsePicture.ts'
export type { FileKind } from './recognize/recognizeFile.ts'
export { entriesOf, walkEntries, walkFiles } from './walk.ts'
