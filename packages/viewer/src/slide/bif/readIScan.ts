import { attributesOf } from './attributesOf.ts'

/** The metadata of Ventana's scanner. */
export interface IScan {
  /** µm per pixel. */
  microns: number | undefined
  objective: number | undefined
}

/** Undefined if the metadata aren't those of a Ventana slide. */
export const readIScan = (xmp: string): IScan | undefined => {
  const element = /<iScan\b[^>]*>/u.exec(xmp)?.[0]
  if (element === undefined) return undefined
  const attributes = attributesOf(element)
  const positive = (name: string) => {
    const value = Number(attributes.get(name))
    return value > 0 ? value : undefined
  }
  return { microns: positive('ScanRes'), objective: positive('Magnification') }
}
