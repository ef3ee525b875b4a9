import type { Press } from '../../tools/library/keys/countKeys.ts'

interface CommonFindings {
  one: readonly Press[]
  two: readonly Press[]
}

/**
 * The most common findings in daily work beside a normal report, by plate: once alone and once with a second finding.
 */
export const COMMON_FINDINGS: Readonly<Record<string, CommonFindings>> = {
  'abdomen-pelvis-ct': of([{ cell: 'fatty-liver' }], { cell: 'hepatic-cyst' }),
  'abdomen-us': of([{ cell: 'fatty-liver' }], { cell: 'gb-polyp' }),
  'bone-spine': of([{ cell: 'compression', answers: { level: 'l1' } }], { cell: 'osteopenia' }),
  'brain-mr': of([{ cell: 'acute-infarct' }], { cell: 'fazekas' }),
  breast: of([{ cell: 'mass', answers: { category: '4A' } }], {
    cell: 'nme',
    answers: { side: 'left', category: '4A' },
  }),
  'breast-us': of([{ cell: 'mass', answers: { category: '3' } }], {
    cell: 'cyst',
    answers: { side: 'left' },
  }),
  'cervical-spine-mr': of([{ cell: 'protrusion', answers: { level: 'C5-6' } }], {
    cell: 'protrusion',
    answers: { level: 'C6-7' },
  }),
  'chest-ct': of([{ cell: 'fleischner', answers: { age_years: '62' } }], { cell: 'emphysema' }),
  'chest-radiograph': of([{ cell: 'pneumonia' }], { cell: 'effusion' }),
  'joint-radiograph': of([{ cell: 'fracture', answers: { site: 'hum-neck' } }], { cell: 'swelling' }),
  'knee-mr': of([{ cell: 'med-tear' }], { cell: 'acl' }),
  liver: of([{ cell: 'cyst' }], { cell: 'hemangioma' }),
  'lumbar-spine-mr': of([{ cell: 'protrusion', answers: { level: 'L4-5' } }], {
    cell: 'extrusion',
    answers: { level: 'L5-S1' },
  }),
  mammography: of([{ cell: 'mass', answers: { margin: 'obscured', category: '0' } }], {
    cell: 'calc',
    answers: { side: 'left', morph: 'fine_pleo', category: '4B' },
  }),
  'neuro-ct': of([{ cell: 'ich', answers: { site1: 'bg' } }], { cell: 'ivh' }),
  'pelvis-us-gyn': of([{ cell: 'fibroid', answers: { figo: '4' } }], { cell: 'cyst' }),
  'prostate-mr': of([{ cell: 'lesion', answers: { t2: '4', dwi: '4' } }], { cell: 'bph-with-lesion' }),
  'shoulder-mr': of([{ cell: 'ssp-full' }], { cell: 'biceps' }),
  'thyroid-us': of([{ cell: 'nodule-k', answers: { echo: 'hypo' } }], {
    cell: 'nodule-k',
    answers: { lobe: 'left', echo: 'hypo' },
  }),
}

function of(one: readonly Press[], second: Press): CommonFindings {
  return { one, two: [...one, second] }
}
