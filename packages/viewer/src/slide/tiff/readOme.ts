import { plausibleMicrons } from '../plausibleMicrons.ts'
import type { MicronsPerPixel } from '../SlideSource.ts'

export interface OmeFacts {
  micronsPerPixel?: MicronsPerPixel
  objective?: number
  channels: number
  focalPlanes: number
}

/** Micrometers per unit of OME-XML; the default is micrometers. */
const UNITS: Readonly<Record<string, number>> = { µm: 1, μm: 1, um: 1, nm: 0.001, mm: 1000, cm: 10_000 }

export const isOme = (description: string): boolean =>
  description.includes('<OME') && description.includes('<Pixels')

/**
 * The OME-XML attributes that a slide needs, of the first image. They are matched as text, because a full
 * parser might resolve entities of an untrusted file.
 */
export const readOme = (description: string): OmeFacts => {
  const pixels = /<Pixels\b[^>]{0,4000}>/.exec(description)?.[0] ?? ''
  const size = (axis: string): number => {
    const unit = attribute(pixels, `PhysicalSize${axis}Unit`) ?? 'µm'
    return Number(attribute(pixels, `PhysicalSize${axis}`)) * (UNITS[unit] ?? Number.NaN)
  }
  const micronsPerPixel = plausibleMicrons(size('X'), size('Y'), 'ome')
  const objective = Number(/\bNominalMagnification="([0-9.]+)"/.exec(description)?.[1])
  const samples = Number(/\bSamplesPerPixel="(\d+)"/.exec(description)?.[1] ?? 1)
  return {
    channels: Math.max(1, Math.round(Number(attribute(pixels, 'SizeC') ?? 1) / Math.max(1, samples))),
    focalPlanes: Number(attribute(pixels, 'SizeZ') ?? 1),
    ...(micronsPerPixel && { micronsPerPixel }),
    ...(objective > 0 && { objective }),
  }
}

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1]
