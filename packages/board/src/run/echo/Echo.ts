import type { ReportSection } from '@pandok/domain'

interface EchoPlace {
  entryId: string
  section: ReportSection
  title: string
}

/**
 * The latest change of a sentence of the report.
 * - `suppressed`: a finding replaced this normal sentence.
 * - `restored`: the sentence returned by undo, or because the finding that replaced it was removed.
 * - `kept`: its cell was run again, and the sentence was already in the report.
 */
export type Echo =
  | (EchoPlace & { kind: 'written' | 'restored' | 'kept'; text: string })
  | (EchoPlace & { kind: 'replaced'; text: string; was: string })
  | (EchoPlace & { kind: 'removed' | 'suppressed'; was: string })

/** The kinds in the order in which they are shown. */
export const ECHO_KINDS = [
  'written',
  'replaced',
  'restored',
  'kept',
  'suppressed',
  'removed',
] as const satisfies readonly Echo['kind'][]
