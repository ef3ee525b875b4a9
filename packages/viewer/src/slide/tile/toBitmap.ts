import type { TilePicture } from '../SlideSource.ts'

/** A picture as the screen takes it. */
export const toBitmap = async (picture: TilePicture): Promise<ImageBitmap> =>
  'data' in picture ? createImageBitmap(new ImageData(picture.data, picture.width, picture.height)) : picture
