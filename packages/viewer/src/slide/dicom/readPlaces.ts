import { type Attributes, firstOf, numberOf, textOf } from './Attributes.ts'

export interface Places {
  places?: Int32Array
  opticalPath: string
  focalPlanes: number
  isOffGrid: boolean
}

interface Tiles {
  rows: number
  columns: number
  frames: number
}

/**
 * The positions of TILED_SPARSE frames of the first optical path and focal plane. TILED_FULL frames follow
 * row by row without positions (PS3.3 C.7.6.17.3).
 */
export const readPlaces = (attributes: Attributes, tiles: Tiles): Places => {
  const none: Places = { opticalPath: '', focalPlanes: 1, isOffGrid: false }
  if (textOf(attributes, 'DimensionOrganizationType') === 'TILED_FULL') return none
  const places = new Int32Array(tiles.frames * 2).fill(-1)
  const planes = new Set<number>()
  let path: string | undefined
  let plane: number | undefined
  let isOffGrid = false
  let index = 0
  for (const item of attributes.items('PerFrameFunctionalGroupsSequence')) {
    const position = firstOf(item, 'PlanePositionSlideSequence')
    if (!position || index >= tiles.frames) break
    const identification = firstOf(item, 'OpticalPathIdentificationSequence')
    const framePath = identification ? textOf(identification, 'OpticalPathIdentifier') : ''
    const framePlane = numberOf(position, 'ZOffsetInSlideCoordinateSystem') ?? 0
    path ??= framePath
    plane ??= framePlane
    planes.add(framePlane)
    if (framePath === path && framePlane === plane) {
      const column = ((numberOf(position, 'ColumnPositionInTotalImagePixelMatrix') ?? 1) - 1) / tiles.columns
      const row = ((numberOf(position, 'RowPositionInTotalImagePixelMatrix') ?? 1) - 1) / tiles.rows
      if (Number.isInteger(column) && Number.isInteger(row)) {
        places[index * 2] = column
        places[index * 2 + 1] = row
      } else isOffGrid = true
    }
    index++
  }
  if (index === 0) return none
  return { places, opticalPath: path ?? '', focalPlanes: planes.size, isOffGrid }
}
