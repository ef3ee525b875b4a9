import type OpenSeadragon from 'openseadragon'

export type Osd = typeof OpenSeadragon

/** The OpenSeadragon data type of our tiles: bitmaps that are closed when it releases them. */
export const TILE_TYPE = 'slideBitmap'

let loading: Promise<Osd> | undefined

/** Loaded with the first slide, and adapted to pages that forbid inline styles. */
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
 * OpenSeadragon inserts a style element unless one with this id exists, which the content security policy
 * would block and report. A non-HTML element with that id satisfies the check without styling anything.
 */
const claimStyle = (): void => {
  const mark = document.createElementNS('urn:pandok:mark', 'style')
  mark.setAttribute('data-openseadragon-mobile-css', 'true')
  document.head.append(mark)
}
