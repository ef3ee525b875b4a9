import type { Laterality, Patient, SeriesFacts, StudyFacts } from './Identity.ts'
import type { ImageContent } from './ImageContent.ts'
import type { SegmentationContent, StructuresContent } from './Labels.ts'
import type { KeyObjectsContent, PresentationContent } from './Presentation.ts'
import type { RealWorldContent } from './RealWorld.ts'
import type { RegistrationContent } from './Registration.ts'

/** A frame of a whole slide is a tile: `slide/` reads those files itself. */
export interface SlideContent {
  kind: 'slide'
}

/** A line of a structured report. */
export interface ReportLine {
  depth: number
  concept: string
  value: string
}

/** A film: parts of the file that are one stream together. */
export interface VideoStream {
  ranges: readonly { start: number; end: number }[]
  transferSyntax: string
  /** How long a frame is shown. */
  frameSeconds?: number
  /** The file ends before the stream does. */
  isTruncated?: true
}

export interface DocumentContent {
  kind: 'document'
  title: string
  /** Of a structured report. */
  lines: readonly ReportLine[]
  /** Of an encapsulated PDF. */
  pdf?: { start: number; end: number }
  video?: VideoStream
}

/** What was read of one SOP instance: plain data that a worker can hand over, without any pixel. */
export interface InstanceRecord {
  sopClass: string
  /** Empty where the file has none. */
  sopInstance: string
  /** The file has no UID at all: nobody can say whose it is, whatever name stands in it. */
  isUnidentified?: true
  transferSyntax: string
  patient: Patient
  study: StudyFacts
  series: SeriesFacts
  /** Instance Number. */
  number: number | undefined
  /** How many images the file says there are: of its whole series, and of its acquisition. Absent: not said. */
  declared?: { series?: number; acquisition?: number }
  frameOfReference: string | undefined
  imageType: readonly string[]
  laterality?: Laterality
  viewPosition: string
  /** Patient Orientation: directions of the rows and of the columns as letters, each empty where only the other is given. */
  patientOrientation: readonly string[]
  burnedIn: 'yes' | 'no' | 'unknown'
  content:
    | ImageContent
    | SlideContent
    | DocumentContent
    | PresentationContent
    | KeyObjectsContent
    | SegmentationContent
    | StructuresContent
    | RegistrationContent
    | RealWorldContent
}
