import { fieldsOf } from '@pandok/domain'
import { browserStorage } from '#platform/storage/browserStorage.ts'

const NAME = 'pandok.viewer.screens'

/** ISO/IEC 7810 ID-1, the format of bank cards, in mm. */
export const CARD = { long: 85.6, short: 53.98 }

/** Millimeters. No screen has finer or coarser CSS pixels at any zoom of the browser. */
const PIXEL = { min: 0.02, max: 2 }

/** More than anybody has; the one that was measured first is forgotten. */
const SCREENS_MAX = 20

type Screened = Pick<Window, 'devicePixelRatio'> & { screen: Pick<Screen, 'width' | 'height'> }

/**
 * A page can't tell screens apart but by their resolution. The pixel ratio belongs to it, because CSS pixels change with the
 * zoom of the browser.
 */
const screenKey = ({ screen, devicePixelRatio }: Screened): string =>
  `${screen.width}x${screen.height}@${devicePixelRatio}`

/** The width of a CSS pixel in mm on the screen of a window; undefined until it is measured. */
export const screenPixelOf = (page: Screened): number | undefined => measured().get(screenKey(page))

/** Undefined forgets the size of the window's screen. */
export function keepScreenPixel(page: Screened, pixelMm: number | undefined): void {
  const sizes = measured()
  sizes.delete(screenKey(page))
  if (isPlausible(pixelMm)) sizes.set(screenKey(page), pixelMm)
  browserStorage().setItem(NAME, JSON.stringify(Object.fromEntries([...sizes].slice(-SCREENS_MAX))))
}

function measured(): Map<string, number> {
  try {
    const kept = fieldsOf(JSON.parse(browserStorage().getItem(NAME) ?? '{}'))
    return new Map(Object.entries(kept).flatMap(([key, mm]) => (isPlausible(mm) ? [[key, mm]] : [])))
  } catch {
    return new Map()
  }
}

const isPlausible = (mm: unknown): mm is number =>
  typeof mm === 'number' && mm >= PIXEL.min && mm <= PIXEL.max
