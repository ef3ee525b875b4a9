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
 * OpenSeadragon puts a style element into the page unless there is one of this mark, and the content policy would report
 * it. One of another type is no style and is never looked at by the policy.
 */
const claimStyle = (): void => {
  const style = document.createElement('style')
  style.type = 'text/plain'
  style.dataset['openseadragonMobileCss'] = 'true'
  document.head.append(style)
}
