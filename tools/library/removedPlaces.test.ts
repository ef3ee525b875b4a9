import { plateContent } from '@pandok/library'
import { expect, it } from 'vitest'
import { type LibraryCase, playCase } from './cases/playCase.ts'
import { readLibrary } from './readLibrary.ts'

const { plates } = readLibrary()

type Pressed = LibraryCase['pressed'][number]

const RIGHT_LUNG: Pressed = { cell: 'postop', values: { op: 'pneumonectomy', side: 'right' } }
const LEFT_UPPER_LOBE: Pressed = { cell: 'postop', values: { op: 'lobectomy', lobe: 'lul' } }
const WEDGE: Pressed = { cell: 'postop', values: { op: 'wedge', lobe: 'lul' } }
const RIGHT_KIDNEY: Pressed = { cell: 'resection', values: { op: 'nephrectomy-r' } }
const RIGHT_LIVER: Pressed = { cell: 'resection', values: { op: 'hepatectomy-r' } }
const RIGHT_BREAST: Pressed = { cell: 'mastectomy', values: { side: 'right' } }
const OVARIES: Pressed = { cell: 'hysterectomy', values: { kind: 'total', adnexa: 'both' } }
const UNSEEN_OVARY: Pressed = { cell: 'ovary-not-seen', values: { side: 'left' } }

const granuloma = (lobe: string): Pressed => ({ cell: 'granuloma', values: { lobes: [lobe] } })
const mass = (lobe: string): Pressed => ({ cell: 'mass', values: { lobe, size: '2x2' } })
const solidNodule = (lobe: string): Pressed => ({
  cell: 'fleischner',
  values: { age_years: '60', risk: 'high', nodules: [{ lobe, kind: 'solid', size_mm: '9' }] },
})
const renalCysts = (kidney: string): Pressed => ({ cell: 'renal-cysts', values: { kidney, size: '2' } })
const hepaticCyst = (seg: string): Pressed => ({ cell: 'hepatic-cyst', values: { seg, size: '2' } })
const breastCysts = (side: string): Pressed => ({ cell: 'cysts', values: { side, largest: '0.9' } })
const ovarianCyst = (side: string): Pressed => ({ cell: 'cyst', values: { side, size: '3x2x2' } })

it.each<[plate: string, gone: Pressed, inIt: Pressed, besideIt: Pressed]>([
  ['chest-ct', RIGHT_LUNG, granuloma('rul'), granuloma('lul')],
  ['chest-ct', RIGHT_LUNG, granuloma('both'), mass('lll')],
  ['chest-ct', LEFT_UPPER_LOBE, mass('lingula'), mass('lll')],
  ['chest-ct', LEFT_UPPER_LOBE, solidNodule('lul'), solidNodule('rul')],
  ['abdomen-pelvis-ct', RIGHT_KIDNEY, renalCysts('both'), renalCysts('left')],
  ['abdomen-pelvis-ct', RIGHT_LIVER, hepaticCyst('s6'), hepaticCyst('s3')],
  ['abdomen-us', RIGHT_KIDNEY, renalCysts('right'), renalCysts('left')],
  ['abdomen-us', RIGHT_LIVER, hepaticCyst('right'), hepaticCyst('left')],
  ['breast-us', RIGHT_BREAST, breastCysts('both'), breastCysts('left')],
  ['pelvis-us-gyn', OVARIES, ovarianCyst('right'), { cell: 'free-fluid', values: { amount: 'small' } }],
  ['pelvis-us-gyn', UNSEEN_OVARY, ovarianCyst('left'), ovarianCyst('right')],
])(
  'K473 %s: a finding in what is gone blocks copying, one beside it does not',
  (plate, gone, inIt, besideIt) => {
    expect(conflicts(plate, gone, inIt)).toEqual(['block:conflict'])
    expect(conflicts(plate, inIt, gone)).toEqual(['block:conflict'])
    expect(conflicts(plate, gone, besideIt)).toEqual([])
  },
)

it('K473 of a lobe of which a part was removed, the rest can have a finding', () => {
  expect(conflicts('chest-ct', WEDGE, mass('lul'))).toEqual([])
})

function conflicts(id: string, ...pressed: readonly Pressed[]): readonly string[] {
  const plate = plates.find((one) => one.id === id)
  if (!plate) throw new Error(`The library has no plate ${id}.`)
  const { notices, refused } = playCase(
    plateContent(plate, 'ko', (module) => module),
    { id, pressed },
  )
  expect(refused).toEqual([])
  return notices.filter((notice) => notice === 'block:conflict')
}
