export type Sharp = typeof import('sharp')

let loaded: Promise<Sharp> | undefined

/**
 * Loaded with the first picture: a server starts without it, and most never need it. Only four decoders are left in it
 * then, whatever a file may claim to be.
 */
export function loadSharp(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
      ],
    })
    // Nothing is decoded twice, and other requests need the cores.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
