/**
 * Measurements: pixel sizes and their sources (`calibrationOf`, `contextOf`), drawing, hit testing and
 * editing (`beginDraft`, `stepDraft`, `hit`, `moved`, `outlineOf`), readings (`readingsOf`), storage
 * (`createMeasurements`), and export into a report (`caughtValue`), a table (`toCsv`) or a DICOM structured
 * report (`toStructuredReport`). Pure: no screen, no texts, no clock.
 */
export { calibrationOf, PIXELS } from './calibration/calibrationOf.ts'
export { PLANE_CALIBRATION, readerCalibration, slideCalibration } from './calibration/otherCalibrations.ts'
export { regionOf } from './calibration/regionOf.ts'
export { type CsvItem, type CsvWords, toCsv } from './export/toCsv.ts'
export type { Scale } from './geometry/point.ts'
export { contextOf } from './reading/contextOf.ts'
export { decimalText } from './reading/decimalText.ts'
export { formatNumber, formatReading } from './reading/formatReading.ts'
export type { PixelSampler } from './reading/PixelSampler.ts'
export { planeSampler } from './reading/planeSampler.ts'
export { type ReadingContext, readingsOf } from './reading/readingsOf.ts'
export { samplerOf } from './reading/samplerOf.ts'
export { VERTEBRAL_CHOICES } from './spine/vertebralLevels.ts'
export type { SrWords } from './sr/measurementGroup.ts'
export {
  type ReportedGroup,
  type ReportedMeasurement,
  type ReportedValue,
  readStructuredReport,
} from './sr/readStructuredReport.ts'
export { reportedLengths } from './sr/reportedLengths.ts'
export { type SrImage, type SrItem, srImageOf, srImageOfRecord } from './sr/SrImage.ts'
export {
  type StructuredReportParts,
  type StructuredReportResult,
  toStructuredReport,
} from './sr/toStructuredReport.ts'
export { uidOfUuid } from './sr/uidOfUuid.ts'
export { type CatchTarget, type CaughtValue, caughtValue } from './store/caughtValue.ts'
export { createMeasurements, type Measurements, type MeasurementsState } from './store/createMeasurements.ts'
export { beginDraft, draftOutline } from './tools/beginDraft.ts'
export { type CountingGrid, countingGridOf, countingGridPoints, MOST_SQUARES } from './tools/countingGrid.ts'
export type { Draft, DraftEvent, DraftStep } from './tools/Draft.ts'
export { type Handle, handlesOf } from './tools/handlesOf.ts'
export { type Hit, hit } from './tools/hit.ts'
export { moved } from './tools/moved.ts'
export { outlineOf, type Shape } from './tools/outlineOf.ts'
export { stepDraft } from './tools/stepDraft.ts'
export { type Making, TOOL_SHAPES, type ToolShape } from './tools/toolShapes.ts'
