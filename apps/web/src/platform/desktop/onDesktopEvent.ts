import type { DesktopEvents } from '@pandok/protocol/desktop'

/** Listens to the program's events; returns a function that stops it. */
export function onDesktopEvent<Name extends keyof DesktopEvents>(
  name: Name,
  listener: (detail: DesktopEvents[Name]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<DesktopEvents[Name]>).detail)
  window.addEventListener(`pandok-desktop-${name}`, hear)
  return () => window.removeEventListener(`pandok-desktop-${name}`, hear)
}
