/** By which the page's code says that it has taken over what the server has drawn. */
export const HYDRATED = 'pandok-hydrated'

export const announceHydrated = (): void => void window.dispatchEvent(new Event(HYDRATED))
