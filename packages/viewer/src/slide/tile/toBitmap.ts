import type { TilePicture } from '../SlideSource.ts'

export const toBitmap = async (picture: TilePicture): Promise<ImageBitmap> =>
  'data' in picture ? createImageBitmap(new ImageData(picture.data, picture.width, picture.height)) : picture
