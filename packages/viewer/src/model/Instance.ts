import type { AnnotationsContent } from './Annotations.ts'
import type { Laterality, Patient, SeriesFacts, StudyFacts } from './Identity.ts'
import type { ImageContent } from './ImageContent.ts'
import type { SegmentationContent, StructuresContent } from './Labels.ts'
import type { KeyObjectsContent, PresentationContent } from './Presentation.ts'
import type { RealWorldContent } from './RealWorld.ts'
import type { RegistrationContent } from './Registration.ts'

/** The frames of a whole slide are tiles, and `slide/` reads these files itself. */
export interface SlideContent {
  kind: 'slide'
}

export interface ReportLine {
  depth: number
  concept: string
  value: string
}

/** A video: parts of the file that together form one stream. */
export interface VideoStream {
  ranges: readonly { start: number; end: number }[]
  transferSyntax: string
  /** The duration of a frame. */
  frameSeconds?: number
  /** Set if the file ends before the stream does. */
  isTruncated?: true
}

export interface DocumentContent {
  kind: 'document'
  title: string
  /** For a structured report. */
  lines: readonly ReportLine[]
  /** For an encapsulated PDF. */
  pdf?: { start: number; end: number }
  video?: VideoStream
}

/** One of the files that together have the frames of an image. */
export interface ConcatenationPart {
  uid: string
  /** From 1. */
  number: number
  /** How many parts there are; undefined if the file doesn't say. */
  total: number | undefined
  /** The number of frames in all parts before this one; undefined if the file doesn't say. */
  framesBefore: number | undefined
}

/** The content of one SOP instance as transferable plain data, without pixels. */
export interface InstanceRecord {
  sopClass: string
  /** Empty if the file has none. */
  sopInstance: string
  /**
   * Set if the file has no UID at all, so that it can't be attributed to anybody, whatever name it contains.
   */
  isUnidentified?: true
  transferSyntax: string
  patient: Patient
  study: StudyFacts
  series: SeriesFacts
  /** Instance Number. */
  number: number | undefined
  /**
   * The number of images in the whole series and in the acquisition, according to the file. Absent if it
   * doesn't say.
   */
  declared?: { series?: number; acquisition?: number }
  /** Set if the file is a part of an image that was divided by its sender (Concatenation UID, 0020,9161). */
  concatenation?: ConcatenationPart
  frameOfReference: string | undefined
  imageType: readonly string[]
  laterality?: Laterality
  viewPosition: string
  /** True for a spot or magnification view of a mammogram. */
  isPartialView?: true
  /** Patient Orientation: the directions of rows and columns as letters, either of which may be empty. */
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
    | AnnotationsContent
    | RealWorldContent
}
