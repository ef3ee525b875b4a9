/**
 * Opening files, step by step: `archive` unpacks, `recognize` tells what a file is, `parse` reads it, `arrange` puts it
 * among what is open, `decode` reads its pixels. `createOpening` deals with each file once and says what became of it.
 */
export { type ArchiveWriter, createArchiveWriter } from './archive/createArchiveWriter.ts'
export { createOpening, type Opening } from './createOpening.ts'
export { NOTHING_OPENED, type OpeningState, type RefusedFile } from './OpeningState.ts'
export { type DecodePicture, PICTURE, parsePicture } from './parse/parsePicture.ts'
export type { FileKind } from './recognize/recognizeFile.ts'
export { entriesOf, walkEntries, walkFiles } from './walk.ts'
