/** The viewer without a screen: open studies, viewports and patients. */

export type { FrameLabels } from '../labels/FrameLabels.ts'
export { createEarlierMeasurements, type DrawnMeasurement } from './createEarlierMeasurements.ts'
export { createHanging, type Hanging } from './createHanging.ts'
export {
  createLabels,
  type Labels,
  type LabelsState,
  type ShownLabels,
} from './createLabels.ts'
export {
  createMultiplanar,
  type Multiplanar,
  type MultiplanarState,
  type PlanesRefusal,
} from './createMultiplanar.ts'
export { createReportedMeasurements } from './createReportedMeasurements.ts'
export { createShownFrame, type ShownFrame, type ShownState } from './createShownFrame.ts'
export { createSnapshots, type Snapshot, type SnapshotOf, type Snapshots } from './createSnapshots.ts'
export { createStudyIndex, type LocatedFrame, type StudyIndex } from './createStudyIndex.ts'
export { createViewer } from './createViewer.ts'
export { findingUid } from './findingUid.ts'
export {
  type Comparison,
  comparisonOf,
  type Ghost,
  ghostsOn,
  type LinkedFrames,
  linkedFrames,
  measureAgain,
  type ReadingChange,
} from './followUps.ts'
export { hangPrior } from './hangPrior.ts'
export { hungPlacement } from './hungPlacement.ts'
export { allInView, inView, patientsInView, type ViewedItem } from './inView.ts'
export { layoutExample } from './layoutExample.ts'
export { loadMarks, marksOf, readMarks, type StudyMarks, studyOfMark } from './marks.ts'
export { measurementReadings } from './measurementReadings.ts'
export { mergeMarks, mergeSlideMarks } from './mergeMarks.ts'
export { isOf, NOBODYS, patientsIn } from './patientsIn.ts'
export {
  choosePresentation,
  paintedFrameIn,
  presentationIn,
  togglePresentation,
} from './presentations.ts'
export { framesBeside, type PresentedFrame, presentedShown } from './presentedShown.ts'
export {
  createPriorReports,
  type PriorLookup,
  type PriorReportState,
  type ReportServer,
} from './prior-reports/createPriorReports.ts'
export type { PriorReport } from './prior-reports/PriorReport.ts'
export { referenceLineOn } from './referenceLineOn.ts'
export { requestedFrames } from './requestedFrames.ts'
export { showLabel } from './showLabel.ts'
export { showMeasurement } from './showMeasurement.ts'
export { loadSlideMarks, readSlideMarks, type SlideMarks, slideMarksOf } from './slideMarks.ts'
export { type Owner, slideOwner } from './slideOwner.ts'
export type { ServerSlide } from './slides/createSlideLoader.ts'
export { createSlideStore, type SlideStore } from './slides/createSlideStore.ts'
export type { SlideState } from './slides/SlideState.ts'
export type { Viewer, ViewerFrames, ViewerPorts } from './Viewer.ts'
export { type CarriedVertebra, relabelVertebra, vertebraeOn } from './vertebrae.ts'
