export * from './commands/commandFor.ts'
export * from './commands/commands.ts'
export * from './commands/paletteCommands.ts'
export * from './editor/BoardEditor.ts'
export { createBoardEditor } from './editor/createBoardEditor.ts'
export { isSamePlate } from './editor/isSamePlate.ts'
export { createKeyReader } from './keys/createKeyReader.ts'
export { DRAWN_KEYBOARD } from './keys/drawnKeyboard.ts'
export { type KeyLabelOptions, keyCap, keyLabel } from './keys/keyLabel.ts'
export { conflictOf, holderOf, keysOf } from './keys/keyMap.ts'
export * from './keys/keys.ts'
export { mapKeyboard } from './keys/mapKeyboard.ts'
export { mapNumpad } from './keys/mapNumpad.ts'
export {
  KEY_MAP_FAULTS,
  type KeyMapFault,
  type KeyMapFaultReason,
  type KeyMapRead,
  readKeyMapFile,
} from './keys/readKeyMapFile.ts'
export { writeKeyMapFile } from './keys/writeKeyMapFile.ts'
export * from './report/destination/Destination.ts'
export * from './report/destination/formatReport.ts'
export { readDestinations } from './report/destination/readDestinations.ts'
export type { WrittenPiece } from './report/destination/substitute.ts'
export * from './report/reportLines.ts'
export * from './report/reportText.ts'
export { sectionText } from './report/sectionText.ts'
export { createPlateRun } from './run/createPlateRun.ts'
export { measuredPlace } from './run/measured/measuredPlace.ts'
export * from './run/PlateRun.ts'
export { phraseDefinition } from './run/phrase/phraseDefinition.ts'
export { phraseFields } from './run/phrase/phraseFields.ts'
export * from './run/ReportLanguages.ts'
