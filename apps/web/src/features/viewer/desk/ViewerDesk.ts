import type {
  Arrangement,
  ByteSource,
  DecodedFrame,
  FrameId,
  InstanceRecord,
  Measurements,
  Opening,
  Painter,
  Refusal,
  Session,
  Stack,
  StackFrame,
} from '@pandok/viewer'
import { createContext, use } from 'react'
import type { createPlaneWish } from './createPlaneWish.ts'
import type { ServerSlide, SlideShelf } from './createSlideShelf.ts'
import type { Snapshots } from './createSnapshots.ts'

/** Pixels as they come in. */
export interface DeskFrames {
  get(frame: FrameId): DecodedFrame | undefined
  failureOf(frame: FrameId): Refusal | undefined
  /** The most important first; what isn't wanted any more is left. */
  want(frames: readonly StackFrame[]): void
  /** Kept until they are unpinned as often. */
  pin(...frames: FrameId[]): void
  unpin(...frames: FrameId[]): void
  /** What all of them may take together. */
  budgetBytes: number
  /** Told of every frame that arrives or fails. */
  subscribe(listener: () => void): () => void
}

export interface LocatedFrame {
  stack: Stack
  frame: StackFrame
  /** From 0. */
  index: number
}

/** Everything that is open, and what is done with it. Nothing of it leaves the computer. */
export interface ViewerDesk {
  session: Session
  measurements: Measurements
  opening: Opening
  studies: { read(): Arrangement; subscribe(listener: () => void): () => void }
  frames: DeskFrames
  slides: SlideShelf
  /** Key images of planes and slides. */
  snapshots: Snapshots
  painter: Painter
  /** The plane of a measurement that somebody wants to see again. */
  planeWish: ReturnType<typeof createPlaneWish>
  stackOf(id: string): Stack | undefined
  locate(frame: FrameId): LocatedFrame | undefined
  /** Adds to what is open. */
  open(sources: AsyncIterable<ByteSource>): Promise<void>
  /** Adds a slide that stays on its server, and shows it if nothing else is shown. */
  openServerSlide(record: InstanceRecord, slide: ServerSlide): Promise<Refusal | undefined>
  close(): void
  dispose(): void
}

export const ViewerContext = createContext<ViewerDesk | undefined>(undefined)

export function useViewer(): ViewerDesk {
  const desk = use(ViewerContext)
  if (!desk) throw new Error('No viewer here: wrap it in ViewerContext.')
  return desk
}
