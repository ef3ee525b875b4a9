import { describe, expect, it } from 'vitest'
import { makeDicom } from '../../../testkit/makeDicom.ts'
import { readInstance } from '../readInstance.ts'
import { plausibleSpacing } from './plausibleSpacing.ts'

const FIELD = { rows: 512, columns: 512 }

describe('the size of a pixel', () => {
  it.each([
    ['a CT', [0.7, 0.7]],
    ['a whole body on a gamma camera', [2.4, 2.4]],
    ['a section under the microscope', [0.00025, 0.00025]],
  ] as const)('of %s is believed', (_, spacing) => {
    expect(plausibleSpacing(spacing, FIELD)).toEqual(spacing)
  })

  it.each([
    [1e30, 1e30],
    [1e-30, 1e-30],
    [0.5, 1e9],
    // Micrometers in the place of millimeters.
    [700, 700],
  ] as const)('of %s × %s mm is unknown', (vertical, horizontal) => {
    expect(plausibleSpacing([vertical, horizontal], FIELD)).toBeUndefined()
  })

  it('that no body can have is not read from a file, whichever attribute says it', () => {
    const read = readInstance(
      makeDicom({
        PixelSpacing: [1e30, 1e30],
        ImagerPixelSpacing: [0.2, 0.2],
        NominalScannedPixelSpacing: [1e-9, 1],
      }),
    )
    const content = read.ok ? read.record.content : undefined
    expect(content?.kind === 'image' && content.frames[0]?.spacing).toEqual({
      imager: [0.2, 0.2],
      isProjection: false,
    })
  })
})
