import { itemAt } from '@pandok/domain'
import { colorsOf } from '../color/colorMaps.ts'
import { type Curve, curveOf } from '../gray/curveOf.ts'
import type { PaintTask, Rgb } from './PaintTask.ts'
import type { Plane } from './planeOf.ts'

/**
 * Value of a plane → color, in numbers that a shader and a loop use alike: distance = value · slope +
 * offset.
 */
export interface Tone {
  slope: number
  offset: number
  /** Gray level = distance · factor for a line, entry index = distance · factor for a table. */
  factor: number
  levels: Float32Array | undefined
  /** 256 RGBA colors including the inversion, which is applied once, at the end. */
  palette: Uint8Array
}

/**
 * The factor of a threshold: steep enough that any value above it is white, and finite so that 0 · factor is
 * 0.
 */
const CLIFF = 1e9

export function toneOf(
  { appearance, isInverted, colors }: PaintTask,
  { slope, intercept, samples }: Plane,
): Tone {
  const curve = curveOf(appearance)
  const palette = paletteOf(appearance.isInverted !== isInverted, samples === 3 ? undefined : colors)
  return { ...lineOf(curve, slope, intercept), palette }
}

function lineOf(curve: Curve, slope: number, intercept: number): Omit<Tone, 'palette'> {
  if (curve.kind === 'table')
    return { slope, offset: intercept - curve.first, factor: 1 / curve.step, levels: curve.levels }
  const span = curve.high - curve.low
  return { slope, offset: intercept - curve.low, factor: span > 0 ? 255 / span : CLIFF, levels: undefined }
}

function paletteOf(isInverted: boolean, colors: string | undefined): Uint8Array {
  const map = colors === undefined ? undefined : colorsOf(colors)
  const palette = new Uint8Array(1024)
  for (let level = 0; level < 256; level++) {
    const from = isInverted ? 255 - level : level
    for (let channel = 0; channel < 3; channel++)
      palette[4 * level + channel] = map ? itemAt(map, 3 * from + channel) : from
    palette[4 * level + 3] = 255
  }
  return palette
}

export const BLACK: Rgb = [0, 0, 0]
