import { SlideError } from '../SlideError.ts'
import { attributesOf } from './attributesOf.ts'

/** A part of the slide that was scanned separately: a grid of overlapping camera frames. */
export interface BifArea {
  /** The column of its upper left frame among the tiles of the finest level. */
  column: number
  row: number
  columns: number
  rows: number
  /** Upper left corner on the slide, and the step between frames. */
  x: number
  y: number
  advanceX: number
  advanceY: number
}

interface TileGrid {
  columns: number
  rows: number
  tileWidth: number
  tileHeight: number
}

const MOST_AREAS = 64

/**
 * The areas of `EncodeInfo`, which is stored with the finest level. Joints are given per pair of frames; one
 * mean overlap along rows and one along columns, weighted by the scanner's confidence, is used per area,
 * because single joints are often wrong. Without joints, frames lie side by side.
 */
export const readAreas = (xmp: string, grid: TileGrid): BifArea[] => {
  const infos = [...xmp.matchAll(/<ImageInfo\b([^>]*)>([\s\S]*?)(?:<\/ImageInfo>|(?=<ImageInfo\b)|$)/gu)]
  if (infos.length === 0) return [wholeGrid(grid)]
  if (infos.length > MOST_AREAS) throw broken('areas')
  const origins = readOrigins(xmp)
  const areas = infos.flatMap((info, index) => {
    const attributes = attributesOf(info[1] ?? '')
    if (attributes.get('AOIScanned') === '0') return []
    return [readArea(attributes, info[2] ?? '', origins[index] ?? { x: 0, y: 0 }, grid)]
  })
  if (areas.length === 0) throw new SlideError({ reason: 'notAnImage', detail: 'BIF without a scanned area' })
  refuseShared(areas, grid)
  return fromUpperLeft(areas, grid)
}

const wholeGrid = ({ columns, rows, tileWidth, tileHeight }: TileGrid): BifArea => ({
  column: 0,
  row: 0,
  columns,
  rows,
  x: 0,
  y: 0,
  advanceX: tileWidth,
  advanceY: tileHeight,
})

/** In the order of the areas. */
const readOrigins = (xmp: string): { x: number; y: number }[] => {
  const block = /<AoiOrigin\b[\s\S]*?<\/AoiOrigin>/u.exec(xmp)?.[0] ?? ''
  return Array.from(block.matchAll(/<AOI\d+\b[^>]*>/gu), ([element]) => {
    const attributes = attributesOf(element)
    return { x: Number(attributes.get('OriginX') ?? 0), y: Number(attributes.get('OriginY') ?? 0) }
  })
}

const readArea = (
  attributes: ReadonlyMap<string, string>,
  joints: string,
  origin: { x: number; y: number },
  grid: TileGrid,
): BifArea => {
  const [columns, rows] = [Number(attributes.get('NumCols')), Number(attributes.get('NumRows'))]
  const [column, row] = [Math.floor(origin.x / grid.tileWidth), Math.floor(origin.y / grid.tileHeight)]
  const fits = (first: number, count: number, most: number) =>
    Number.isInteger(count) && count > 0 && first >= 0 && first + count <= most
  if (!fits(column, columns, grid.columns) || !fits(row, rows, grid.rows)) throw broken('area')
  const overlap = meanOverlap(joints, { columns, rows })
  // An overlap of more than half a frame is implausible.
  if (Math.abs(overlap.x) * 2 > grid.tileWidth || Math.abs(overlap.y) * 2 > grid.tileHeight)
    throw broken('overlap')
  const place = (name: string) => {
    const value = Number(attributes.get(name) ?? 0)
    return Number.isFinite(value) ? value : 0
  }
  return {
    column,
    row,
    columns,
    rows,
    x: place('Pos-X'),
    y: place('Pos-Y'),
    advanceX: grid.tileWidth - overlap.x,
    advanceY: grid.tileHeight - overlap.y,
  }
}

const meanOverlap = (joints: string, area: { columns: number; rows: number }): { x: number; y: number } => {
  const sums = { x: 0, y: 0 }
  const weights = { x: 0, y: 0 }
  for (const [element] of joints.matchAll(/<TileJointInfo\b[^>]*>/gu)) {
    const attributes = attributesOf(element)
    const number = (name: string) => Number(attributes.get(name))
    const [one, other] = [frameAt(number('Tile1'), area), frameAt(number('Tile2'), area)]
    const isAlongRow = /^(?:LEFT|RIGHT)$/u.test(attributes.get('Direction') ?? '')
    const axis = isAlongRow ? 'x' : 'y'
    const overlap = number(isAlongRow ? 'OverlapX' : 'OverlapY')
    const weight = number('Confidence')
    const isNeighbor = isAlongRow
      ? one.row === other.row && Math.abs(one.column - other.column) === 1
      : one.column === other.column && Math.abs(one.row - other.row) === 1
    if (attributes.get('FlagJoined') !== '1' || !isNeighbor || !(weight > 0) || !Number.isFinite(overlap))
      continue
    sums[axis] += overlap * weight
    weights[axis] += weight
  }
  return { x: weights.x > 0 ? sums.x / weights.x : 0, y: weights.y > 0 ? sums.y / weights.y : 0 }
}

/**
 * Frames are numbered from 1 in the order of stage movement: from the lower left, every other row backwards.
 */
const frameAt = (number: number, { columns, rows }: { columns: number; rows: number }) => {
  const fromBelow = Math.floor((number - 1) / columns)
  const along = (number - 1) % columns
  return { column: fromBelow % 2 === 0 ? along : columns - 1 - along, row: rows - 1 - fromBelow }
}

/** A tile belongs to one area; otherwise the file was misinterpreted. */
const refuseShared = (areas: readonly BifArea[], { columns }: TileGrid): void => {
  const taken = new Set<number>()
  let count = 0
  for (const area of areas) {
    count += area.columns * area.rows
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        taken.add(row * columns + column)
  }
  if (taken.size !== count) throw broken('areas')
}

/** Areas are positioned by their lower left corners from below, while slides start at the upper left. */
const fromUpperLeft = (areas: readonly BifArea[], { tileHeight }: TileGrid): BifArea[] => {
  const height = ({ rows, advanceY }: BifArea) => (rows - 1) * advanceY + tileHeight
  const left = Math.min(...areas.map(({ x }) => x))
  const top = Math.max(...areas.map((area) => area.y + height(area)))
  return areas.map((area) => ({ ...area, x: area.x - left, y: top - area.y - height(area) }))
}

const broken = (what: string) => new SlideError({ reason: 'broken', detail: `BIF ${what}` })
