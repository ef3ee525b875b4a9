import type { HandedBatch, HandedFile } from '@pandok/protocol/desktop'

interface SplitBatch {
  /** For the viewer: images, and whatever else it will say that it can't show. */
  images: readonly HandedFile[]
  /** Plates and modules that somebody has downloaded. */
  exchange: readonly HandedFile[]
}

/** In a folder of images other JSON lies about, too; a file that was picked itself is meant for us. */
const isExchange = ({ name }: HandedFile): boolean =>
  /\.pandok\.json$/iu.test(name) || (!name.includes('/') && /\.json$/iu.test(name))

export const splitBatch = ({ files }: Pick<HandedBatch, 'files'>): SplitBatch => ({
  images: files.filter((file) => !isExchange(file)),
  exchange: files.filter(isExchange),
})
