const CONTROLS = 'input:not([hidden]), textarea, select, button, a[href], [tabindex="0"]'

/** Cycles the focus through the parts of the workspace: bar, board, inspector. */
export function nextPane(workspace: HTMLElement | null): void {
  const panes = [...(workspace?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])]
  const now = panes.findIndex((pane) => pane.contains(document.activeElement))
  const next = panes[(now + 1) % panes.length]
  const first =
    next?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? next?.querySelector(CONTROLS)
  if (first instanceof HTMLElement) first.focus()
}
