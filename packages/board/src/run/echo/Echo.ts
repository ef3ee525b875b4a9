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

/**
 * Equal texts are listed once for each kind: a finding that is also its conclusion appears in two sections, although
 * the reader pressed one key.
 */
export function distinctEchoes(echoes: readonly Echo[]): readonly Echo[] {
  const told = new Map<string, Echo>()
  for (const echo of echoes) {
    const words = ['was' in echo ? echo.was : '', 'text' in echo ? echo.text : '']
    const key = JSON.stringify([echo.kind, ...words.map((text) => text.trim())])
    if (!told.has(key)) told.set(key, echo)
  }
  return [...told.values()]
}

/** The kinds in the order in which they are shown. */
export const ECHO_KINDS = [
  'written',
  'replaced',
  'restored',
  'kept',
  'suppressed',
  'removed',
] as const satisfies readonly Echo['kind'][]
