import type { ReportSection } from '@pandok/domain'
import type { Pane } from '../RunWorkspaceFrame.ts'

/** What of the workspace the keyboard is at. */
export interface FocusedPlace {
  pane: Pane | undefined
  entryId: string | undefined
  section: ReportSection | undefined
}

/** Panes, sentences and sections name themselves in the page. */
export function focusedPlace(): FocusedPlace {
  const named = (what: string) =>
    document.activeElement?.closest<HTMLElement>(`[data-${what}]`)?.dataset[what]
  return {
    pane: named('pane') as Pane | undefined,
    entryId: named('entry'),
    section: named('section') as ReportSection | undefined,
  }
}
