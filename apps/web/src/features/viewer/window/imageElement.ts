/** The document of the window that the images are in; undefined while they are in this one. */
let other: Document | undefined

export function setImageDocument(document: Document | undefined): void {
  other = document
}

/** The matching element of the images, in whichever window they are. */
export const imageElement = (selector: string): HTMLElement | null =>
  other?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector)

/** The window that the images are in. */
export const imageWindow = (): Window => other?.defaultView ?? window

/** Device pixels per CSS pixel of the screen that the images are on. */
export const imageRatio = (): number => imageWindow().devicePixelRatio || 1
