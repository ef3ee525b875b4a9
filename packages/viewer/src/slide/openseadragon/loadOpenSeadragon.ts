import type OpenSeadragon from 'openseadragon'

export type Osd = typeof OpenSeadragon

/** The kind of data that our tiles are for OpenSeadragon: bitmaps that are closed when it lets go of them. */
export const TILE_TYPE = 'slideBitmap'

let loading: Promise<Osd> | undefined

/** Loaded with the first slide, and made fit for pages that forbid inline styles. */
export const loadOpenSeadragon = (): Promise<Osd> => {
  loading ??= import('openseadragon').then(({ default: osd }) => {
    claimStyle()
    const copy = (_tile: unknown, bitmap: ImageBitmap) => createImageBitmap(bitmap)
    osd.converter.learn(TILE_TYPE, TILE_TYPE, copy as never, 1, 1)
    osd.converter.learnDestroy(TILE_TYPE, (bitmap: ImageBitmap) => bitmap.close())
    return osd
  })
  return loading
}

/**
 * OpenSeadragon puts a style element into the page unless there is one of this mark, and the content policy would block
 * and report it. An element of that name outside of HTML satisfies the question and styles nothing.
 */
const claimStyle = (): void => {
  const mark = document.createElementNS('urn:pandok:mark', 'style')
  mark.setAttribute('data-openseadragon-mobile-css', 'true')
  document.head.append(mark)
}
