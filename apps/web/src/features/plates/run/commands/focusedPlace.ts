import type { ReportSection } from '@pandok/domain'
import type { Pane } from '../RunWorkspaceFrame.ts'

/** The part of the workspace that has the focus. */
export interface FocusedPlace {
  pane: Pane | undefined
  entryId: string | undefined
  section: ReportSection | undefined
}

/** Panes, sentences and sections are marked with data attributes. */
export function focusedPlace(): FocusedPlace {
  const named = (what: string) =>
    document.activeElement?.closest<HTMLElement>(`[data-${what}]`)?.dataset[what]
  return {
    pane: named('pane') as Pane | undefined,
    entryId: named('entry'),
    section: named('section') as ReportSection | undefined,
  }
}
