import { HYDRATED } from './hydrated.ts'

/** Listens on the document in the capture phase. */
export function listenUntilHydrated(
  ...listeners: (readonly [name: string, listener: (event: Event) => void])[]
): void {
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
  const leave = () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
  }
  window.addEventListener(HYDRATED, leave, { once: true })
}
