import type { InstanceRecord, Stack, View } from '@pandok/viewer'
import type { Snapshot } from '#features/viewer/desk/createSnapshots.ts'
import type { ShownFrame } from '#features/viewer/stage/useShownFrame.ts'
import type { MeasuredItem } from '../measured/measuredItems.ts'

export interface PrintedImage {
  stack: Stack
  shown: ShownFrame
  view: View
}

/** All that one print shows, of one patient. */
export interface PrintJob {
  report: string
  /** Of the study that is looked at: whose print it is. */
  record: InstanceRecord | undefined
  isIdentityHidden: boolean
  images: readonly PrintedImage[]
  /** Key images of planes and slides. */
  snapshots: readonly Snapshot[]
  measured: readonly MeasuredItem[]
  at: Date
}
