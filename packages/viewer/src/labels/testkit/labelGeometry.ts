import { readFileSync } from 'node:fs'

interface CutReference {
  plane: {
    name: string
    position: number[]
    row: number[]
    column: number[]
    spacing: number
    columns: number
    rows: number
  }
  label: number
  pixels: number
  /** The middle of its pixels; absent: there are none. */
  x?: number
  y?: number
}

/** What pydicom and numpy find on planes through files of the corpus, by path: see `tools/viewer/labelGeometry.py`. */
export const LABEL_GEOMETRY = JSON.parse(
  readFileSync(new URL('./labelGeometry.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly CutReference[]>>
