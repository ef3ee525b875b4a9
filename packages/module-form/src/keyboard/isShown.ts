/** Returns whether the middle of an element is inside the window and every scroll container around it. */
export function isShown(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const middle = (top + bottom) / 2
  if (middle < 0 || middle > window.innerHeight) return false
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    // The window was checked above; its scroll position moves the box of the page, not what is visible.
    if (around === document.body || around === document.documentElement) return true
    if (overflowY === 'visible' || overflowY === '') continue
    const box = around.getBoundingClientRect()
    if (middle < box.top || middle > box.bottom) return false
  }
  return true
}
