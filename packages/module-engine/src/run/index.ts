export { type CompiledModule, compileModule } from './compileModule.ts'
export { coveredRows, type TableCoverage } from './coveredRows.ts'
export { openSession } from './openSession.ts'
export { readDimensions } from './reading/readDimensions.ts'
export { standBeside } from './reading/standBeside.ts'
export { openTest, runTests, type TestDifference, type TestOutcome } from './runTests.ts'
export type {
  Address,
  Compared,
  ComputedView,
  EdgeValue,
  Entered,
  EnteredAddress,
  FiredCheck,
  InputFault,
  InputView,
  ModuleSession,
  Piece,
  PriorRecord,
  PriorRow,
  Reason,
  RenderedOutput,
  SessionOptions,
  Snapshot,
  ValueSource,
  ValueState,
} from './session.ts'
export { type TextRange, unconfirmedRanges } from './unconfirmedRanges.ts'
