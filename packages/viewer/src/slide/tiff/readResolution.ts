import { plausibleMicrons } from '../plausibleMicrons.ts'
import type { MicronsPerPixel } from '../SlideSource.ts'
import { readFirst, type TiffDirectory } from './TiffDirectory.ts'
import { TAG } from './tags.ts'

/** Micrometers per resolution unit: 2 is the inch, 3 the centimeter. 1 has no length. */
const UNITS: Readonly<Record<number, number>> = { 2: 25_400, 3: 10_000 }

export const readResolution = async (directory: TiffDirectory): Promise<MicronsPerPixel | undefined> => {
  const unit = UNITS[(await readFirst(directory, TAG.resolutionUnit)) ?? 2]
  const x = await readFirst(directory, TAG.xResolution)
  const y = (await readFirst(directory, TAG.yResolution)) ?? x
  if (unit === undefined || !x || !y) return undefined
  return plausibleMicrons(unit / x, unit / y, 'resolution')
}
