export { type CommandSituation, commandFor } from './commands/commandFor.ts'
export {
  COMMANDS,
  type Command,
  type CommandGroup,
  type CommandId,
  type Workspace,
} from './commands/commands.ts'
export { paletteCommands } from './commands/paletteCommands.ts'
export type {
  BoardEditor,
  BoardEditorParts,
  BoardEditorState,
  BoardMode,
  BoardRefusal,
  BoardStep,
  Carried,
} from './editor/BoardEditor.ts'
export { type BlankProposal, freeId, proposeBlank } from './editor/blanks/proposeBlank.ts'
export {
  declareBlank,
  makeBlank,
  type Undeclared,
  undeclaredBlanks,
  withBlanks,
} from './editor/blanks/typedCell.ts'
export { createBoardEditor } from './editor/createBoardEditor.ts'
export { formulaFaults, type ModuleOf } from './editor/formulaFaults.ts'
export { isSamePlate } from './editor/isSamePlate.ts'
export { advisedFollowUps } from './follow-up/advisedFollowUps.ts'
export {
  COMMUNICATION_MEANS,
  type CommunicationMeans,
  CRITICAL_FIELDS,
  type CriticalCommunication,
  type CriticalField,
  criticalLine,
  openCriticalFields,
} from './follow-up/criticalLine.ts'
export {
  FOLLOW_UP_FAULTS,
  type FollowUp,
  type FollowUpFault,
  followUpFault,
  type PlannedFollowUp,
} from './follow-up/FollowUp.ts'
export { type DueFollowUp, followUpCalendar } from './follow-up/followUpCalendar.ts'
export { followUpSentence } from './follow-up/followUpSentence.ts'
export { type FiveWords, FOLLOW_UP_EXAMS, FOLLOW_UP_REASONS, knownWords } from './follow-up/knownWords.ts'
export { monthsAfter } from './follow-up/monthsAfter.ts'
export { createHandOver, type HandOver, type HandOverClock, QUIET_MS } from './keys/createHandOver.ts'
export { createKeyDispatcher, type KeyContext, type KeyDispatcher } from './keys/createKeyDispatcher.ts'
export { createKeyReader } from './keys/createKeyReader.ts'
export { DRAWN_KEYBOARD } from './keys/drawnKeyboard.ts'
export { type KeyLabelOptions, keyCap, keyLabel } from './keys/keyLabel.ts'
export { conflictOf, holderOf, keysOf } from './keys/keyMap.ts'
export type { DrawnKey, DrawnKeyboard, KeyMapFile, KeyMapImport, KeyPress, KeyReader } from './keys/keys.ts'
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
export { boardLines } from './layout/boardLines.ts'
export { type BoardRows, foldBoard, WHOLE_BOARD } from './layout/foldBoard.ts'
export { nextPlace } from './layout/nextPlace.ts'
export {
  type ComparedLesion,
  comparedLesions,
  type EarlierLesionState,
  earlierRows,
  siteWords,
} from './prior/comparedLesions.ts'
export {
  addEarlierRows,
  callNew,
  compareWithLesion,
  compareWithNothing,
  isMeasured,
  settleListedLesion,
  unmatchedRows,
} from './prior/compareFilling.ts'
export { compareFilling, type EntryOf, fillingKey, proposeComparisons } from './prior/compareRun.ts'
export { type Change, changeOf, comparisonText } from './prior/comparisonText.ts'
export {
  EARLIER_SOURCES,
  type EarlierLesion,
  type EarlierReport,
  type EarlierSource,
  earlierLesions,
} from './prior/earlierLesions.ts'
export { lengthInput, lesionGroups } from './prior/lengthOf.ts'
export { lengthWords } from './prior/lengthWords.ts'
export { lesionOf } from './prior/lesionOf.ts'
export {
  DRAWN_POINTS_MAX,
  PATIENT_KEY_ROUNDS,
  REPORT_FILE_MAX_CHARACTERS,
  REPORT_MEASUREMENTS_MAX,
} from './prior/limits.ts'
export { type FrameLink, linkedPlace } from './prior/linkedPlace.ts'
export { listedLesions } from './prior/listedLesions.ts'
export {
  decideLesions,
  LESION_STATES,
  type Lesion,
  type LesionMatch,
  type LesionState,
  matchLesions,
} from './prior/matchLesions.ts'
export {
  hexOf,
  isSamePatient,
  type PatientIdentity,
  type PatientKey,
  patientKey,
  patientText,
} from './prior/patientKey.ts'
export type { ComparingModule } from './prior/priorRecords.ts'
export {
  type Anatomy,
  REPORT_FILE_ENDING,
  type ReportCategory,
  type ReportFile,
  type ReportMeasurement,
} from './prior/ReportFile.ts'
export { type Candidate, rankLesions } from './prior/rankLesions.ts'
export {
  REPORT_FILE_FAULTS,
  type ReportFileFault,
  type ReportFileRead,
  readReportFile,
} from './prior/readReportFile.ts'
export { type ReportFileParts, reportFileOf } from './prior/reportFileOf.ts'
export type { ReadSite } from './prior/siteValues.ts'
export {
  DESTINATION_CHOICES,
  DESTINATION_NAME_MAX_CHARACTERS,
  DESTINATION_PRESETS,
  DESTINATIONS_MAX,
  type Destination,
  type DestinationOption,
  LINE_COLUMNS_MAX,
  LINE_COLUMNS_MIN,
  PLAIN_DESTINATION,
} from './report/destination/Destination.ts'
export { entriesWithEndings } from './report/destination/entriesWithEndings.ts'
export { type FormatParts, type FormattedReport, formatReport } from './report/destination/formatReport.ts'
export { withKoreanEndings } from './report/destination/koreanEndings.ts'
export { readDestinations } from './report/destination/readDestinations.ts'
export { repertoireOf } from './report/destination/repertoireOf.ts'
export { substitute, type WrittenPiece } from './report/destination/substitute.ts'
export { type FormQuestion, type FormText, formText } from './report/formText.ts'
export { type ReportStyle, reportText } from './report/reportText.ts'
export { type ItemStyle, sectionItems } from './report/sectionItems.ts'
export { sectionText } from './report/sectionText.ts'
export { createPlateRun } from './run/createPlateRun.ts'
export { distinctEchoes, ECHO_KINDS, type Echo } from './run/echo/Echo.ts'
export { keptEcho } from './run/echo/echoOf.ts'
export { type EchoLine, nextEcho, SILENT } from './run/echo/nextEcho.ts'
export { openQuestions } from './run/exam/openQuestions.ts'
export { followUpEntry } from './run/followUpEntries.ts'
export { measuredPlace } from './run/measured/measuredPlace.ts'
export { measurementsOf } from './run/measured/measurementsOf.ts'
export { hasRoomForMore } from './run/measured/nextDimension.ts'
export type {
  AdviceConflict,
  AnswerConflict,
  Concern,
  CreatePlateRun,
  HostValues,
  Measured,
  MeasuredOffer,
  MeasuredPlace,
  PlateRun,
  PlateRunParts,
  ReportEntry,
  ReportRow,
  RunResult,
  RunState,
  StoredRun,
  SuppressedSentence,
} from './run/PlateRun.ts'
export { blankInput } from './run/phrase/blankInput.ts'
export { type BlankPlace, blankPlaces } from './run/phrase/blankPlaces.ts'
export { capitalized, capitalizedSentences } from './run/phrase/capitalized.ts'
export { cellDefinition, hasTypedPhrases, phraseOutputId } from './run/phrase/cellDefinition.ts'
export { clockOptions } from './run/phrase/clockOptions.ts'
export { type Nameable, nameableDefinition } from './run/phrase/nameableDefinition.ts'
export { phraseDefinition } from './run/phrase/phraseDefinition.ts'
export { phraseFields } from './run/phrase/phraseFields.ts'
export { vertebraOptions } from './run/phrase/vertebraOptions.ts'
export { EXAM_FILLING, examQuestions, NORMAL_FILLING, PHRASES_FILLING } from './run/plan/planExam.ts'
export { isSameLanguages, languageOf, languagesIn, type ReportLanguages } from './run/ReportLanguages.ts'
export type { Filling, Run, RunModule } from './run/Run.ts'
export { respellPlate, wordsOfPlate } from './run/respellPlate.ts'
export type { EntryOrigin } from './run/why/EntryOrigin.ts'
export { missingInputs } from './run/why/missingInputs.ts'
export { nextExplained } from './run/why/nextExplained.ts'
