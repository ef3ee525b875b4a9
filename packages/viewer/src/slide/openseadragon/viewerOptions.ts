import type { SlideSource } from '../SlideSource.ts'

const DEFAULT_CACHE_BYTES = 128 * 1024 * 1024
const LEAST_TILES = 64

/** Without OpenSeadragon's buttons and images, because the pane has its own. */
export const viewerOptions = (source: SlideSource, cacheBytes = DEFAULT_CACHE_BYTES) => {
  const { tileWidth = 256, tileHeight = 256 } = source.levels[0] ?? {}
  return {
    showNavigationControl: false,
    showNavigator: false,
    prefixUrl: '',
    // With the default of 1, every pan takes seconds.
    maxTilesPerFrame: 40,
    maxImageCacheCount: Math.max(LEAST_TILES, Math.floor(cacheBytes / (tileWidth * tileHeight * 4))),
    // Our keys are commands, which members can change.
    keyboardNavEnabled: false,
    tabIndex: '',
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: false, flickEnabled: false },
    gestureSettingsPen: { clickToZoom: false, dblClickToZoom: false },
    gestureSettingsTouch: { clickToZoom: false, dblClickToZoom: false, pinchRotate: false },
    animationTime: 0.25,
    springStiffness: 10,
    blendTime: 0,
    alwaysBlend: false,
    zoomPerScroll: 1.25,
    visibilityRatio: 0.1,
    minZoomImageRatio: 0.5,
    maxZoomPixelRatio: 16,
    smoothTileEdgesMinZoom: Number.POSITIVE_INFINITY,
    crossOriginPolicy: false,
    ajaxWithCredentials: false,
    autoResize: true,
    preserveViewport: true,
  }
}
