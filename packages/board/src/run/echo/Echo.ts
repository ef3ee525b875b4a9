import type { ReportSection } from '@pandok/domain'

interface EchoPlace {
  entryId: string
  section: ReportSection
  /** Heading of the cell in the report. */
  title: string
}

/**
 * What has just become of a sentence of the report.
 * - `steppedBack`: a normal sentence that gave way to a finding
 * - `restored`: it was there before and has come back, by a step back or because what it gave way to is gone
 * - `kept`: its cell was run again, and it stands there already
 */
export type Echo =
  | (EchoPlace & { kind: 'written' | 'restored' | 'kept'; text: string })
  | (EchoPlace & { kind: 'replaced'; text: string; was: string })
  | (EchoPlace & { kind: 'removed' | 'steppedBack'; was: string })

/** In the order in which they are told. */
export const ECHO_KINDS = [
  'written',
  'replaced',
  'restored',
  'kept',
  'steppedBack',
  'removed',
] as const satisfies readonly Echo['kind'][]
