/** By which the page's code says that it has taken over what the server has drawn. */
export const HERE = 'pandok-here'

export const announceHere = (): void => void window.dispatchEvent(new Event(HERE))
