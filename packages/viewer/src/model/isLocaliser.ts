/** A scout image, by its Image Type: a projection among slices. */
export const isLocaliser = (imageType: readonly string[]): boolean =>
  imageType.some((word) => word === 'LOCALIZER' || word === 'SCOUT')
