export {
  ALARM_LEVELS,
  type Alarm,
  type AlarmLevel,
  type AlarmPlace,
  type Repair,
  RULE_IDS,
  type RuleId,
  type TextEdit,
} from './Alarm.ts'
export { ALARM_FACTS, type FactKind, type Facts, factsOf } from './alarmFacts.ts'
export { applyRepair } from './applyRepair.ts'
export type {
  Author,
  CheckedFinding,
  CheckedMeasurement,
  CheckedRegion,
  CheckedReport,
  CheckedSentence,
  CheckedValue,
  ImageContext,
  Side,
} from './CheckedReport.ts'
export { createReportCheck, type ReportCheck } from './createReportCheck.ts'
export { anatomyOfWords } from './prior/anatomyOf.ts'
export { type OldCategory, type OldReport, type OldSize, readOldReport } from './prior/readOldReport.ts'
export { recommendedFollowUps } from './prior/recommendedFollowUps.ts'
export { reportFileOfText } from './prior/reportFileOfText.ts'
export { type RunToCheck, reportOfRun } from './reportOfRun.ts'
