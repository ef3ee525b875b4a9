import type { LibraryModule, LibraryPlate } from '@pandok/library'

interface Elsewhere {
  why: string
  modules: readonly string[]
  plates: readonly string[]
}

const RESECTIONS = ['colorectal-resection', 'gastric-resection-and-esd', 'gi-pathology']
const PELVIC = ['prostatectomy', 'urology-pathology']

/** Modules for a plate's region and modality that the plate has no cell for, with the reason. */
const ELSEWHERE: readonly Elsewhere[] = [
  {
    why: 'Each finding has its descriptors and category, and the plate gives them one overall assessment.',
    modules: ['birads'],
    plates: ['breast', 'breast-us', 'mammography'],
  },
  {
    why: 'The plate works it out where the size and the PSA are asked.',
    modules: ['prostate-psad'],
    plates: ['prostate-mr'],
  },
  { why: 'No prostate is examined.', modules: ['prostate-psad'], plates: ['pelvis-us-gyn'] },
  {
    why: 'Slips and discs of the neck are described by level; both scales are of the lumbar spine.',
    modules: ['meyerding', 'pfirrmann'],
    plates: ['cervical-spine-mr'],
  },
  {
    why: 'The finding of the slip asks for its grade.',
    modules: ['meyerding'],
    plates: ['bone-spine', 'lumbar-spine-mr'],
  },
  {
    why: 'The reader chooses the category of the whole exam in a cell of the plate.',
    modules: ['birads-overall'],
    plates: ['breast', 'breast-us', 'mammography'],
  },
  { why: 'Its sentences are of T2 and FLAIR.', modules: ['brain-fazekas-mta'], plates: ['neuro-ct'] },
  { why: 'The cord ends above.', modules: ['ms-lesions'], plates: ['lumbar-spine-mr'] },
  { why: 'Coronary angiography is no exam of this plate.', modules: ['cad-rads'], plates: ['chest-ct'] },
  {
    why: 'The finding of the dilated aorta has its size and its change; growth by segment is for surveillance clinics.',
    modules: ['aneurysm-growth'],
    plates: ['abdomen-pelvis-ct', 'abdomen-us', 'chest-ct', 'liver'],
  },
  {
    why: 'The finding of the enlarged organ asks its size.',
    modules: ['spleen-liver-size'],
    plates: ['abdomen-pelvis-ct', 'abdomen-us', 'liver'],
  },
  {
    why: 'The finding of the nodule asks for its category.',
    modules: ['klca-ncc-2022-hcc'],
    plates: ['liver'],
  },
  {
    why: 'Needs multiphase CT or MRI of a liver at risk, which have the plate of the liver.',
    modules: ['klca-ncc-2022-hcc'],
    plates: ['abdomen-pelvis-ct', 'abdomen-us'],
  },
  {
    why: 'Of other organs than the liver.',
    modules: ['adrenal-washout', 'bosniak-2019', 'ctsi'],
    plates: ['liver'],
  },
  {
    why: 'Injuries are read on CT of abdomen and pelvis, whose plate has them.',
    modules: ['aast-kidney', 'aast-liver', 'aast-spleen'],
    plates: ['liver'],
  },
  {
    why: 'The synopsis asks for its elements and works it out itself.',
    modules: ['allred', 'breast-ajcc8-anatomic', 'breast-pn', 'her2-breast', 'nottingham-grade'],
    plates: ['breast-pathology'],
  },
  {
    why: 'The synopsis stages itself, regression included, or is of another organ.',
    modules: ['colorectal-ajcc8', 'gastric-ajcc8', 'ryan-trg'],
    plates: RESECTIONS,
  },
  { why: 'The synopsis stages itself.', modules: ['lung-tnm9'], plates: ['lung-resection'] },
  {
    why: 'The synopsis has the grade group.',
    modules: ['gleason-grade-group'],
    plates: ['colorectal-resection', ...PELVIC],
  },
  {
    why: 'Of the kidney or the liver, which have no synopsis yet.',
    modules: ['banff-kidney-tcmr', 'liver-fibrosis', 'nas', 'rcc-who-isup'],
    plates: RESECTIONS,
  },
  {
    why: 'Of the bowel.',
    modules: ['colorectal-ajcc8', 'colorectal-resection', 'ryan-trg'],
    plates: PELVIC,
  },
  {
    why: 'Each specimen has a plate of its own.',
    modules: [
      ...['colorectal-resection', 'gastric-resection-and-esd', 'gi-biopsy', 'prostate-biopsy'],
      'prostatectomy',
    ],
    plates: [...RESECTIONS, ...PELVIC],
  },
]

interface Library {
  plates: readonly LibraryPlate[]
  modules: readonly LibraryModule[]
}

/** Lists modules that no cell of a plate for their region and modality offers, unless a reason is stated. */
export function reachProblems({ plates, modules }: Library, stated = ELSEWHERE): string[] {
  return plates.flatMap((plate) => {
    const used = modulesOf(plate)
    return modules
      .filter((module) => !module.isDraft && isOfExam(module, plate) && !used.has(module.id))
      .filter(({ id }) => !stated.some((one) => one.modules.includes(id) && one.plates.includes(plate.id)))
      .map(({ id }) => `plates/${plate.id}.yaml: no cell offers ${id}, and no reason is stated`)
  })
}

/** Lists stated reasons that are no longer needed: the module is offered now, or doesn't exist. */
export function idleReasons({ plates, modules }: Library, stated = ELSEWHERE): string[] {
  return stated.flatMap(({ modules: named, plates: on }) =>
    named.flatMap((id) => {
      const module = modules.find((one) => one.id === id)
      const isNeeded = plates.some(
        (plate) => on.includes(plate.id) && module && isOfExam(module, plate) && !modulesOf(plate).has(id),
      )
      return isNeeded ? [] : [`modules/${id}.yaml: the reason why ${on.join(', ')} lack it is idle`]
    }),
  )
}

/** Modules for any region («general») are tools and don't belong to an exam. */
const isOfExam = ({ specialty, regions, modalities }: LibraryModule, plate: LibraryPlate): boolean =>
  specialty === plate.specialty &&
  regions.some((region) => region !== 'general' && plate.regions.includes(region)) &&
  modalities.some((modality) => plate.modalities.includes(modality))

const modulesOf = ({ cells }: LibraryPlate): ReadonlySet<string> =>
  new Set(
    cells.flatMap(({ outputs, uses = [] }) => [
      ...outputs.flatMap((output) => ('module' in output ? [output.module] : [])),
      ...uses.map(({ module }) => module),
    ]),
  )
