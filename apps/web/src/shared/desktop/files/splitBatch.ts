import type { IncomingBatch, IncomingFile } from '@pandok/protocol/desktop'

interface SplitBatch {
  /** For the viewer: images, and anything else that it will report as unsupported. */
  images: readonly IncomingFile[]
  /** Plates and modules that somebody has downloaded. */
  exchange: readonly IncomingFile[]
}

/**
 * A folder of images may contain other JSON files, but a file that was picked itself is meant to be imported.
 */
const isExchange = ({ name }: IncomingFile): boolean =>
  /\.pandok\.json$/iu.test(name) || (!name.includes('/') && /\.json$/iu.test(name))

export const splitBatch = ({ files }: Pick<IncomingBatch, 'files'>): SplitBatch => ({
  images: files.filter((file) => !isExchange(file)),
  exchange: files.filter(isExchange),
})
