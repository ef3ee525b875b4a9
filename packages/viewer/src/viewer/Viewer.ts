import type { Painter } from '../display/paint/createPainter.ts'
import type { LoadedMeasurement, Measurements } from '../measure/store/createMeasurements.ts'
import type { ByteSource } from '../model/ByteSource.ts'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { InstanceRecord } from '../model/Instance.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { FrameId, Stack, StackFrame } from '../model/Stack.ts'
import type { Opening } from '../open/createOpening.ts'
import type { DecodePicture } from '../open/parse/parsePicture.ts'
import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import type { Session } from '../session/createSession.ts'
import type { Layout, SavedLayout } from '../space/hanging/Layout.ts'
import type { Labels } from './createLabels.ts'
import type { Multiplanar } from './createMultiplanar.ts'
import type { UnseenMeasurements } from './createReportedMeasurements.ts'
import type { Snapshots } from './createSnapshots.ts'
import type { LocatedFrame, StudyIndex } from './createStudyIndex.ts'
import type { ServerSlide } from './slides/createSlideLoader.ts'
import type { SlideStore } from './slides/createSlideStore.ts'

/** The functions that the environment of a viewer provides. */
export interface ViewerPorts {
  newId: () => string
  /** Reads and decodes files in workers. */
  pool: DecoderPool
  decodePicture: DecodePicture
  painter: Painter
  /** Resolves when what was published has been painted. */
  drawn: () => Promise<void>
  savedLayouts: () => readonly SavedLayout[]
  /** Whether films play as soon as they are shown; by default they do. */
  playsClips?: () => boolean
  /** Device pixels per CSS pixel of the screen that the images are on; 1 by default. */
  pixelRatio?: () => number
  /** Maximum bytes of all decoded frames together. */
  budgetBytes: number
  /** Number of cores for decoding. */
  cores: number
}

/** Decoded frames. */
export interface ViewerFrames {
  get(frame: FrameId): DecodedFrame | undefined
  failureOf(frame: FrameId): Refusal | undefined
  /** Most important first; frames missing here are canceled. */
  request(frames: readonly StackFrame[]): void
  /** Keeps frames until they are unpinned as often. */
  pin(...frames: FrameId[]): void
  unpin(...frames: FrameId[]): void
  /** Sets part of the budget aside until the result is called; undefined if there is no room. */
  reserve(bytes: number): (() => void) | undefined
  budgetBytes: number
  /** Called for every frame that arrives or fails. */
  subscribe(listener: () => void): () => void
}

/** Everything that is open, and the operations on it. None of it leaves the computer. */
export interface Viewer {
  session: Session
  /** Device pixels per CSS pixel of the screen that the images are on. */
  pixelRatio: () => number
  measurements: Measurements
  opening: Opening
  studies: Pick<
    StudyIndex,
    'read' | 'subscribe' | 'keyStacks' | 'transforms' | 'objectOf' | 'ownerOf' | 'stackOf'
  >
  frames: ViewerFrames
  slides: SlideStore
  /** Key images of planes and slides. */
  snapshots: Snapshots
  multiplanar: Multiplanar
  /** The shown segmentations and structure sets. */
  labels: Labels
  painter: Painter
  /** Measurements of structured reports on images that aren't open. */
  unseen: UnseenMeasurements
  /** The measurements that a structured report would bring back onto the open images of a patient. */
  returning(report: Uint8Array, patientKey: string): LoadedMeasurement[]
  /** The last applied layout with its reasons; undefined if there was none. */
  hungLayout(): Layout | undefined
  stackOf(id: string): Stack | undefined
  locate(frame: FrameId): LocatedFrame | undefined
  /** Adds to the open studies. */
  open(sources: AsyncIterable<ByteSource>): Promise<void>
  /** Adds a slide that stays on its server, and shows it if nothing else is shown. */
  openServerSlide(record: InstanceRecord, slide: ServerSlide): Promise<Refusal | undefined>
  close(): void
  dispose(): void
}
