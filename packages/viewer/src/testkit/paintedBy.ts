import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A picture as other people's programs write it: PGM or PPM of 8 bits. */
export interface PaintedPicture {
  columns: number
  rows: number
  samples: 1 | 3
  values: Uint8Array
}

/** The first frame as a program of dcmtk paints it; undefined: it can't. */
export function paintedBy(
  tool: string,
  options: readonly string[],
  file: Uint8Array,
): PaintedPicture | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'paint-'))
  try {
    const [input, output] = [join(folder, 'in.dcm'), join(folder, 'out.pnm')]
    writeFileSync(input, file)
    const { status } = spawnSync(tool, [...options, input, output], { encoding: 'utf8' })
    return status === 0 ? pictureOf(readFileSync(output)) : undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function pictureOf(pnm: Buffer): PaintedPicture | undefined {
  const head = /^P([56])\s(?:#.*\s)*(\d+)\s(\d+)\s255\s/u.exec(pnm.subarray(0, 400).toString('latin1'))
  if (!head) return undefined
  const [whole, kind, columns, rows] = head
  return {
    columns: Number(columns),
    rows: Number(rows),
    samples: kind === '6' ? 3 : 1,
    values: new Uint8Array(pnm.subarray(whole.length)),
  }
}
