import { describe, expect, it } from 'vitest'
import { type LibraryCase, playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

type Pressed = LibraryCase['pressed'][number]
type Values = Exclude<Pressed, string>['values']

const on = (cell: string, values: Values = {}): Pressed => ({ cell, values })

const conflicts = (id: string, ...pressed: readonly Pressed[]): readonly string[] => {
  const { notices, refused } = playCase(plateOf(id), { id: 'combined', pressed })
  expect(refused).toEqual([])
  return notices.filter((notice) => notice.endsWith(':conflict'))
}

const BLOCKS = ['block:conflict']

const operated = (op: string) => on('resection', { op })
const stone = (side: string, hydro: string) => on('ureter-stone', { side, level: 'distal', size: '5', hydro })
const hydronephrosis = (kidney: string, grade: string) => on('hydronephrosis', { kidney, grade })
const prosthesis = (side: string, arthro: string) => on('prosthesis', { side, arthro, arthrost: 'ok' })
const oa = (side: string, ...joints: string[]) => on('oa', { side, joints, kl: '3' })
const exam = (part: string) => on('exam', { s: 'bilateral', part, views: ['ap'] })
const vessel = (name: string) => ({ side2: 'right', vessel: name })

describe('findings that can’t stand together', () => {
  it.each<[what: string, plate: string, one: Pressed, other: Pressed, beside: Pressed]>([
    [
      'one carotid artery with two degrees of stenosis',
      'neuro-ct',
      on('ica-stenosis', { side2: 'right', degree: '90' }),
      on('stenosis', { ...vessel('ica-prox'), sev: 'mild' }),
      on('stenosis', { ...vessel('m1'), sev: 'mild' }),
    ],
    [
      'an occluded carotid artery with a degree of stenosis',
      'neuro-ct',
      on('occlusion', vessel('ica-prox')),
      on('ica-stenosis', { side2: 'right', degree: '90' }),
      on('ica-stenosis', { side2: 'left', degree: '90' }),
    ],
    [
      'enhancement without contrast',
      'lumbar-spine-mr',
      on('technique-plain'),
      on('fibrosis', { level: 'L4-5', side: 'left' }),
      on('canal', { level: 'L4-5', grade: '1' }),
    ],
    [
      'one femoral neck with two fractures',
      'joint-radiograph',
      on('femoral-neck', { side: 'right', garden: '4' }),
      on('fracture', { side: 'right', site: 'fem-neck', displ: 'no' }),
      on('fracture', { side: 'right', site: 'pubis', displ: 'no' }),
    ],
    [
      'a dislocated prosthesis in normal position',
      'joint-radiograph',
      prosthesis('left', 'tha'),
      on('dislocation', { side: 'left', joint: 'hip', kind: 'dis' }),
      on('dislocation', { side: 'left', joint: 'knee', kind: 'dis' }),
    ],
    [
      'one vertebra among several fractures and alone',
      'bone-spine',
      on('compressions', { vertebrae: ['l1', 'l3'] }),
      on('compression', { level: 'l3', loss: '30' }),
      on('compression', { level: 'l4', loss: '30' }),
    ],
    [
      'hydronephrosis of two grades',
      'abdomen-pelvis-ct',
      stone('right', 'mild'),
      hydronephrosis('both', 'severe'),
      hydronephrosis('left', 'severe'),
    ],
    [
      'hydronephrosis that a stone denies',
      'abdomen-pelvis-ct',
      stone('left', 'none'),
      hydronephrosis('left', 'mild'),
      hydronephrosis('right', 'mild'),
    ],
    [
      'appendectomy, appendicitis',
      'abdomen-pelvis-ct',
      operated('appendectomy'),
      on('appendicitis', { size: '9' }),
      on('diverticulitis', { site: 'cecum' }),
    ],
    [
      'splenectomy, large spleen',
      'abdomen-pelvis-ct',
      operated('splenectomy'),
      on('splenomegaly', { size: '14' }),
      on('aaa', { size: '5' }),
    ],
    [
      'hysterectomy, fibroid',
      'abdomen-pelvis-ct',
      operated('hysterectomy'),
      on('myoma', { size: '4' }),
      on('ovarian-cyst', { side: 'left', size: '3' }),
    ],
    [
      'prostatectomy, prostate',
      'abdomen-pelvis-ct',
      operated('prostatectomy'),
      on('bph', { volume: '45' }),
      on('aaa', { size: '5' }),
    ],
    [
      'cystectomy, bladder mass',
      'abdomen-pelvis-ct',
      operated('cystectomy'),
      on('bladder-mass', { size: '3', wall: 'dome' }),
      on('aaa', { size: '5' }),
    ],
    [
      'hemicolectomy, cancer of what is gone',
      'abdomen-pelvis-ct',
      operated('colectomy-r'),
      on('colon-cancer', { site: 'ascending', size: '4' }),
      on('colon-cancer', { site: 'sigmoid', size: '4' }),
    ],
    [
      'liver transplant, gallstone',
      'abdomen-us',
      operated('transplant'),
      on('gallstones', { size: '1' }),
      on('splenomegaly', { size: '13' }),
    ],
    [
      'splenectomy on ultrasound',
      'abdomen-us',
      operated('splenectomy'),
      on('splenomegaly', { size: '13' }),
      on('gallstones', { size: '1' }),
    ],
    [
      'hepatectomy, lesion in what is gone',
      'liver',
      on('resection', { part: 'right' }),
      on('hemangioma', { seg: 's6', size: '2' }),
      on('hemangioma', { seg: 's3', size: '2' }),
    ],
    [
      'pneumonectomy, nodule there',
      'chest-radiograph',
      on('postop-lung', { side: 'right', op: 'pneumonectomy' }),
      on('nodule', { zone: 'rml', size: '8' }),
      on('nodule', { zone: 'lml', size: '8' }),
    ],
    [
      'lobectomy, collapse of that lobe',
      'chest-radiograph',
      on('postop-lung', { side: 'left', op: 'upper' }),
      on('lobar-collapse', { lobe: 'lul' }),
      on('lobar-collapse', { lobe: 'lll' }),
    ],
    [
      'mastectomy, lesion there',
      'breast',
      on('mastectomy', { side: 'left' }),
      on('cyst', { side: 'left', clock: '3' }),
      on('post-bcs', { side: 'right', clock: '2' }),
    ],
    [
      'suspicious and reactive nodes',
      'breast-us',
      on('nodes-benign', { side: 'both' }),
      on('axillary-node', { side: 'left', station: 'l1', size: '1.5', hilum: 'lost', category: '4B' }),
      on('cysts', { side: 'left', largest: '1' }),
    ],
    [
      'total hysterectomy, cervix',
      'pelvis-us-gyn',
      on('hysterectomy', { kind: 'total' }),
      on('nabothian'),
      on('free-fluid', { amount: 'small' }),
    ],
    [
      'occlusion and stenosis',
      'neuro-ct',
      on('occlusion', vessel('m1')),
      on('stenosis', { ...vessel('m1'), sev: 'mild' }),
      on('stenosis', { ...vessel('a1'), sev: 'mild' }),
    ],
    [
      'slip both ways',
      'bone-spine',
      on('anterolisthesis', { level: 'l4l5', slip: '5' }),
      on('retrolisthesis', { level: 'l4l5', slip: '4' }),
      on('retrolisthesis', { level: 'l2l3', slip: '4' }),
    ],
    [
      'two scores of one disc',
      'lumbar-spine-mr',
      on('degeneration', { level: 'L4-5', pf: '3' }),
      on('pfirrmann', {
        level: 'L4-5',
        structure: 'inhomogeneous',
        distinction: 'lost',
        height: 'collapsed',
      }),
      on('pfirrmann', {
        level: 'L2-3',
        structure: 'inhomogeneous',
        distinction: 'lost',
        height: 'collapsed',
      }),
    ],
    [
      'intact repair, full tear',
      'shoulder-mr',
      on('repair', { sug: '1' }),
      on('ssp-full', { ap: '12' }),
      on('isp-full', { ap: '12' }),
    ],
    [
      'noncontrast CT, enhancing mass',
      'abdomen-pelvis-ct',
      on('technique-plain'),
      on('renal-mass', { kidney: 'left', size: '3', dx: 'rcc' }),
      on('renal-mass', { kidney: 'left', size: '3', dx: 'aml' }),
    ],
    [
      'two widths of one duct',
      'abdomen-us',
      on('cbd-dilatation', { cbd: '12' }),
      on('cbd-stone', { size: '6', cbd: '9' }),
      on('cbd-stone', { size: '6', cbd: '12' }),
    ],
    [
      'two grades of one injury',
      'abdomen-pelvis-ct',
      on('aast-kidney', { kidney: 'left', laceration_depth_cm: '2' }),
      on('aast-kidney', { kidney: 'left', laceration_depth_cm: '0.5' }),
      on('aast-kidney', { kidney: 'right', laceration_depth_cm: '0.5' }),
    ],
    [
      'hepatectomy, its ducts',
      'liver',
      on('resection', { part: 'right' }),
      on('duct-dilatation', { where: 'ihd-r' }),
      on('duct-dilatation', { where: 'ihd-l' }),
    ],
    [
      'ovary not seen, both polycystic',
      'pelvis-us-gyn',
      on('ovary-not-seen', { side: 'right' }),
      on('pcom'),
      on('free-fluid', { amount: 'small' }),
    ],
    [
      'invaded vesicle, hemorrhage without invasion',
      'prostate-mr',
      on('sv-hemorrhage', { side: 'both' }),
      on('svi', { side: 'right' }),
      on('hernia', { side: 'right' }),
    ],
  ])('%s', (_, plate, one, other, beside) => {
    expect(conflicts(plate, one, other)).toEqual(BLOCKS)
    expect(conflicts(plate, other, one)).toEqual(BLOCKS)
    expect(conflicts(plate, one, beside)).toEqual([])
  })

  it('a joint that was replaced has no osteoarthritis, what was not replaced may have', () => {
    const at = (...pressed: Pressed[]) => conflicts('joint-radiograph', exam('knee'), ...pressed)
    expect(at(prosthesis('left', 'tka'), oa('bilateral', 'knee'))).toEqual(BLOCKS)
    expect(at(prosthesis('left', 'tka'), oa('right', 'knee'))).toEqual([])
    expect(at(prosthesis('left', 'tka'), oa('left', 'pf'))).toEqual([])
    expect(at(prosthesis('left', 'uka'), oa('left', 'knee'))).toEqual([])
    const hip = (...pressed: Pressed[]) => conflicts('joint-radiograph', exam('hip'), ...pressed)
    expect(hip(prosthesis('right', 'bha'), on('femoral-neck', { side: 'right', garden: '3' }))).toEqual(
      BLOCKS,
    )
    expect(hip(prosthesis('right', 'bha'), on('femoral-neck', { side: 'left', garden: '3' }))).toEqual([])
  })

  it('a combination that is rare is asked about', () => {
    const operations = (one: string, other: string) =>
      conflicts('abdomen-pelvis-ct', operated(one), operated(other))
    expect(operations('hysterectomy', 'prostatectomy')).toEqual(['warn:conflict'])
    expect(operations('hysterectomy', 'appendectomy')).toEqual([])
    const beside = (side: string) =>
      conflicts(
        'prostate-mr',
        on('post-ablation', { side: 'left', tx: 'hifu' }),
        on('lesion', { side, level: ['mid'], sector: 'pzpl', size: '1', t2: '4', dwi: '4' }),
      )
    expect(beside('left')).toEqual(['warn:conflict'])
    expect(beside('right')).toEqual([])
  })

  it('a midline that is shifted towards the only bleeding is asked about', () => {
    const shift = on('shift', { shift: '6', side2: 'right' })
    const ich = (side2: string) => on('ich', { side2, site1: 'bg', stage: 'acute', size3: '4 x 3 x 3' })
    const sdh = (side: string) => on('sdh', { stage: 'acute', side, loc: 'convexity', thick: '9' })
    expect(conflicts('neuro-ct', shift, ich('right'))).toEqual(['warn:conflict'])
    expect(conflicts('neuro-ct', shift, ich('left'))).toEqual([])
    expect(conflicts('neuro-ct', shift, sdh('bilateral'))).toEqual([])
    expect(conflicts('neuro-ct', ich('right'), sdh('left'), shift)).toEqual([])
  })

  it('two nodules of different US LI-RADS categories have the advice of the higher one', () => {
    const nodule = (seg: string, size: string, category: string) =>
      on('liver-nodule', { seg, size, echo: 'hypo', category })
    const { reportIn } = playCase(plateOf('abdomen-us'), {
      id: 'two',
      pressed: [nodule('s6', '7', 'us2'), nodule('s8', '14', 'us3')],
    })
    expect(reportIn('en')).toContain('Multiphase contrast-enhanced CT or MRI of the liver is recommended.')
    expect(reportIn('en')).not.toContain('in 3 to 6 months')
    const { reportIn: alone } = playCase(plateOf('abdomen-us'), {
      id: 'one',
      pressed: [nodule('s6', '7', 'us2')],
    })
    expect(alone('en')).toContain('in 3 to 6 months')
  })

  it('a ureteral stone is told with or without its size', () => {
    const said = (values: Values) =>
      playCase(plateOf('abdomen-us'), {
        id: 'stone',
        pressed: [on('hydronephrosis', { kidney: 'right', grade: 'mild', level: 'uvj', ...values })],
      })
    const unmeasured = said({})
    expect(unmeasured.notices).toEqual([])
    expect(unmeasured.reportIn('en')).toContain('There is a stone at the ureterovesical junction.')
    expect(unmeasured.reportIn('ko')).toContain('요관방광 이행부에 결석 있음.')
    expect(said({ stone: '8' }).reportIn('en')).toContain('with an 8 mm stone at the ureterovesical junction')
    expect(said({ stone: '8' }).reportIn('ko')).toContain('요관방광 이행부에 8 mm 크기의 결석 있음.')
  })
})
