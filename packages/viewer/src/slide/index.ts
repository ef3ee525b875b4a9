/** Whole slides: from files or a server's responses to tiles and the screen. */

export type { Alignment } from './alignSlides.ts'
export { type ClassCount, countsByClass } from './annotations/countsByClass.ts'
export { readBulkAnnotations } from './annotations/readBulkAnnotations.ts'
export { readGeoJson } from './annotations/readGeoJson.ts'
export { hasOutline, toGeoJson } from './annotations/toGeoJson.ts'
export type { ChannelStore, SlideChannel } from './channels/createChannels.ts'
export type { FetchFrame } from './dicom/createFrameReader.ts'
export { openWebSlide, type WebSlideInstance } from './dicom/openWebSlide.ts'
export { type Magnification, magnificationAt, scaleOfMagnification } from './magnification.ts'
export { type OpenedSlides, openSlide, openSlides } from './openSlides.ts'
export { createOverview } from './openseadragon/createOverview.ts'
export { createSlideView, type SlideViewOptions } from './openseadragon/createSlideView.ts'
export { linkViews } from './openseadragon/linkViews.ts'
export type { SlideRect, SlideView } from './openseadragon/SlideView.ts'
export { plausibleMicrons } from './plausibleMicrons.ts'
export { SlideError } from './SlideError.ts'
export type { SlidePlacement } from './SlidePlacement.ts'
export type {
  AssociatedImage,
  MicronsOrigin,
  MicronsPerPixel,
  RgbaPicture,
  SlideLevel,
  SlideProfile,
  SlideRemark,
  SlideSource,
  TilePicture,
} from './SlideSource.ts'
export { type ScaleBar, scaleBar } from './scaleBar.ts'
export type { TilePool } from './tile/TilePool.ts'
