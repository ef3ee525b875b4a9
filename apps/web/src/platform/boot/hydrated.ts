/** Fired when the page's code has hydrated the prerendered content. */
export const HYDRATED = 'pandok-hydrated'

export const announceHydrated = (): void => void window.dispatchEvent(new Event(HYDRATED))
