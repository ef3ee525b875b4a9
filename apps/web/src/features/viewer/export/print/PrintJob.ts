import type { InstanceRecord, Patient, ShownFrame, Snapshot, Stack, View } from '@pandok/viewer'
import type { PrintHead } from '#shared/print/printHead.ts'
import type { MeasuredItem } from '../measured/measuredItems.ts'

export interface PrintedImage {
  stack: Stack
  shown: ShownFrame
  view: View
}

/** The content of one print, of one patient. */
export interface PrintJob {
  report: string
  /** The author. */
  head: PrintHead
  /** The patient; undefined if none is named. */
  patient: Patient | undefined
  /** A record of the study; undefined if it can't be determined. */
  record: InstanceRecord | undefined
  isIdentityHidden: boolean
  images: readonly PrintedImage[]
  /** Key images of planes and slides. */
  snapshots: readonly Snapshot[]
  measured: readonly MeasuredItem[]
  at: Date
}
