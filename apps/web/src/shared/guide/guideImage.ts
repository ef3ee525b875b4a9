import { GUIDE_IMAGE_SIZES } from './guideImageSizes.ts'

const images = import.meta.glob<string>(
  ['../../../../../docs/images/*.png', '!../../../../../docs/images/admin-*.png'],
  { query: '?url', import: 'default', eager: true },
)

/** The URL of an image that a page names as `../../images/name.png`. */
export const guideImage = (source: string): string | undefined =>
  images[`../../../../../docs/images/${source.split('/').at(-1)}`]

/** Width and height in pixels. */
export const guideImageSize = (source: string): readonly [width: number, height: number] | undefined =>
  GUIDE_IMAGE_SIZES[source.split('/').at(-1)?.replace('.png', '') ?? '']
