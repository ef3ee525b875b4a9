const CONTROLS = 'input:not([hidden]), textarea, select, button, a[href], [tabindex="0"]'

/** Moves the focus to the next part of the workspace: the bar, the board, the inspector, round and round. */
export function nextPane(workspace: HTMLElement | null): void {
  const panes = [...(workspace?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])]
  const now = panes.findIndex((pane) => pane.contains(document.activeElement))
  const next = panes[(now + 1) % panes.length]
  const first =
    next?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? next?.querySelector(CONTROLS)
  if (first instanceof HTMLElement) first.focus()
}
