export type Sharp = typeof import('sharp')

let loaded: Promise<Sharp> | undefined

/**
 * It is loaded with the first image: most servers never need it. All decoders but four are blocked, whatever
 * a file claims to be.
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
    // No image is decoded twice, and other requests need the cores.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
