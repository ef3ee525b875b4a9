export { checkLibraryModule, isUnreadRow } from './check/checkLibraryModule.ts'
export { checkLibraryPlate } from './check/checkLibraryPlate.ts'
export { modulesUsedBy, sourceStateOf } from './check/evidenceProblems.ts'
export { blankName } from './exam/blankName.ts'
export {
  ALL_NORMAL,
  allNormalCell,
  comparisonCell,
  EXAM_CELL,
  MODULE_OUTPUT,
  normalCell,
  techniqueCell,
} from './exam/cellIds.ts'
export {
  type ExamFile,
  type ExamFileBlank,
  type ExamFileFinding,
  type ExamFileForm,
  type ExamFileGolden,
  type ExamFileSource,
  examFile,
} from './exam/ExamFile.ts'
export { examPlate } from './exam/examPlate.ts'
export { type LibraryModule, readLibraryModule } from './LibraryModule.ts'
export { type LibraryPlate, readLibraryPlate } from './LibraryPlate.ts'
export { plateContent } from './plateContent.ts'
export type { Answers, ConvertedReport, GoldenReport, LogicCase, Press } from './synoptic/ConvertedReport.ts'
export { readSynoptic, type SynopticReading } from './synoptic/readSynoptic.ts'
export { casesOf } from './vectors/casesOf.ts'
export { moduleIdOf } from './vectors/moduleIdOf.ts'
export { runVectors } from './vectors/runVectors.ts'
export { savedTestName } from './vectors/savedTestName.ts'
export { testOfVector } from './vectors/testOfVector.ts'
export { type VectorFile, vectorFile } from './vectors/Vector.ts'
