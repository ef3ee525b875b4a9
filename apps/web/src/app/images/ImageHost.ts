import type { HostValues, MeasuredOffer } from '@pandok/board'

/** What became of a measurement on an image. */
export type MeasurementEvent =
  | { kind: 'made' | 'changed'; uid: string; image: string; offer: MeasuredOffer }
  | { kind: 'deleted'; uid: string }

/** What open images offer a report in the making. All of it stays on the computer. */
export interface ImageHost extends Omit<HostValues, 'clipboard'> {
  /** Told of every measurement. */
  watch(listener: (event: MeasurementEvent) => void): () => void
  /** Told when another image answers for its attributes. */
  onRefresh(listener: () => void): () => void
  /** Brings a measurement to the eye; false: it is gone. */
  show(uid: string): boolean
  /** What to look at before this text is copied, in words. */
  remarks(report: string): readonly string[]
}
