import type { InstanceRecord, Patient, ShownFrame, Snapshot, Stack, View } from '@pandok/viewer'
import type { PrintHead } from '#shared/print/printHead.ts'
import type { MeasuredItem } from '../measured/measuredItems.ts'

export interface PrintedImage {
  stack: Stack
  shown: ShownFrame
  view: View
}

/** All that one print shows, of one patient. */
export interface PrintJob {
  report: string
  /** Who wrote it. */
  head: PrintHead
  /** Whose print it is; undefined: it says so of nobody. */
  patient: Patient | undefined
  /** Of the study that it is about; undefined: that can't be told. */
  record: InstanceRecord | undefined
  isIdentityHidden: boolean
  images: readonly PrintedImage[]
  /** Key images of planes and slides. */
  snapshots: readonly Snapshot[]
  measured: readonly MeasuredItem[]
  at: Date
}
