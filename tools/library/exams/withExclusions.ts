import type { ExamFile, ExamFileFinding } from '@pandok/library'

type Excluded = NonNullable<ExamFileFinding['excludes_at']>[number]

const side = { blank: 'side', other: 'side' }

/** Operations of which one report seldom has both: nobody has a uterus and a prostate, and a stump may have a thrombus. */
const otherOperation: Excluded = {
  cells: ['resection'],
  blank: 'op',
  other: 'op',
  means: {
    hysterectomy: ['prostatectomy'],
    gastrectomy: ['gastrectomy-t'],
    'hepatectomy-r': ['hepatectomy-l'],
    'nephrectomy-r': ['nephrectomy-l'],
  },
  at: ['hysterectomy', 'gastrectomy', 'hepatectomy-r', 'nephrectomy-r'],
  warns: true,
}
const stumpThrombus: Excluded = {
  cells: ['portal-thrombus'],
  blank: 'op',
  other: 'site',
  means: { 'hepatectomy-r': ['right'], 'hepatectomy-l': ['left'] },
  at: ['hepatectomy-r', 'hepatectomy-l'],
  warns: true,
}

/** Findings of the gallbladder, which is removed in these operations. */
const WITH_GALLBLADDER = ['transplant', 'hepatectomy-r', 'pancreas']
const GALLBLADDER = ['gallstone', 'cholecystitis']
const GALLBLADDER_US = [
  ...['gallstone', 'gallstones', 'sludge', 'gb-polyp', 'gb-polyps', 'gb-polyp-wall', 'adenomyomatosis'],
  ...['gb-wall-edema', 'cholecystitis', 'gb-mass', 'gb-contracted'],
]
const RIGHT_LIVER = ['s5', 's6', 's7', 's8', 'right']
const LEFT_LIVER = ['s2', 's3', 's4', 'left']
/** The fourth segment of modules has two parts. */
const LEFT_SEGMENTS = ['s2', 's3', 's4a', 's4b']
const LUNG_ZONES = {
  right: ['rul', 'rml', 'rll', 'upper', 'lower', 'both'],
  left: ['lul', 'lml', 'lll', 'upper', 'lower', 'both'],
}

/** After an operation nothing is found in what was removed. */
const gone = (op: string, ...cells: string[]): Excluded => ({ cells, blank: 'op', at: [op] })

/**
 * Bleeding and masses shift the midline away from them. Something else in the report may pull it, so this is
 * only a warning.
 */
const shifted = (other: string, ...cells: string[]): Excluded => ({
  cells,
  blank: 'side2',
  other,
  warns: true,
  nowhere_else: true,
})

const openVessel: Excluded = {
  cells: ['stenosis'],
  blank: 'vessel',
  other: 'vessel',
  also: [{ blank: 'side2', other: 'side2' }],
}

/** What is said of arteries was seen in an angiography, or in one before. */
const withoutAngiography: Excluded = {
  cells: ['technique-plain', 'technique-contrast', 'technique-facial'],
  warns: true,
}

/** One artery has one degree of stenosis. */
const sameCarotid = (blank: string, ...cells: string[]): Excluded => ({
  cells,
  blank,
  other: 'side2',
  also: [{ other: 'vessel', at: ['ica-prox'] }],
})

/** One herniation is either a protrusion or an extrusion. */
const otherHernia: Excluded = {
  cells: ['extrusion'],
  blank: 'level',
  other: 'level',
  also: [{ blank: 'zone', other: 'zone' }],
}

/** A vertebra slips in one direction. */
const otherWay: Excluded = {
  cells: ['listhesis'],
  blank: 'level',
  other: 'level',
  also: [
    { blank: 'dir', at: ['antero'] },
    { other: 'dir', at: ['retro'] },
  ],
}

const removedDisc: Excluded = {
  cells: ['protrusion', 'extrusion', 'bulge', 'degeneration'],
  blank: 'level',
  other: 'level',
  also: [{ blank: 'op', at: ['acdf', 'tdr'] }],
}

const level = { blank: 'level', other: 'level' }

/** An infected disc is bright, a worn one dark. */
const brightDisc: Excluded = { cells: ['degeneration'], ...level }

/** A torn meniscus also has signal within its other horns. */
const sameHorn = (tear: string): Excluded => ({ cells: [tear], blank: 'horn', other: 'horn' })

/** A tear is described after an operation that found no other. */
const noNewTear = (...cells: string[]): Excluded => ({ cells, blank: 'retear', at: ['none'] })

const sameBone = (cells: readonly string[]): Excluded => ({
  cells: [...cells],
  blank: 'site',
  other: 'site',
  also: [side, { blank: 'ray', other: 'ray' }],
})

const collapsed = (lung: string, lobes: Readonly<Record<string, string[]>>): Excluded => ({
  cells: ['lobar-collapse'],
  blank: 'op',
  at: Object.keys(lobes),
  means: lobes,
  other: 'lobe',
  also: [{ blank: 'side', at: [lung] }],
})

const withoutLung = (cells: readonly string[], other: string): Excluded => ({
  cells: [...cells],
  ...side,
  other,
  means: LUNG_ZONES,
  also: [{ blank: 'op', at: ['pneumonectomy'] }],
})

const SUSPICIOUS = { other: 'category', at: ['4A', '4B', '4C', '5', '6'] }
const NO_RECURRENCE = { blank: 'recurrence', at: ['none'] }

/** Beside what is suspicious in the breast that was removed, nobody says that nothing has come back. */
const recurs = (...cells: string[]): Excluded => ({ cells, ...side, also: [NO_RECURRENCE, SUSPICIOUS] })

/** A suspicious lesion beside the scar contradicts it, one elsewhere in the breast may be another cancer. */
const unclear = (place: string, cells: string[]): readonly Excluded[] => [
  { cells, ...side, also: [{ blank: place, other: place }, NO_RECURRENCE, SUSPICIOUS] },
  { ...recurs(...cells), warns: true },
]

/** Without contrast nothing is said of enhancement. */
const noContrast: Excluded = { cells: ['technique-implant'], ...NO_RECURRENCE }

const NODULES = [
  ...['nodule-k', 'nodule-acr', 'colloid-cysts', 'nodule-benign', 'nodule-ablated'],
  ...['known-cancer', 'fna-done'],
]
const WHOLE_GLAND = ['thyroiditis', 'graves', 'subacute', 'goiter', 'small']
const ONE_LOBE = { blank: 'op', at: ['lobectomy'] }

/** Findings that exclude each other, by exam and finding, in addition to those in the files and their corrections. */
const EXCLUSIONS: Readonly<Record<string, Readonly<Record<string, readonly Excluded[]>>>> = {
  'abdomen-pelvis-ct': {
    resection: [
      gone('appendectomy', 'appendicitis'),
      gone('colectomy-r', 'appendicitis'),
      gone('splenectomy', 'splenomegaly', 'aast-spleen'),
      gone('cystectomy', 'bladder-mass'),
      gone('hysterectomy', 'myoma', 'bph'),
      gone('prostatectomy', 'bph', 'myoma', 'ovarian-cyst'),
      gone('gastrectomy-t', 'gastric-cancer'),
      ...WITH_GALLBLADDER.map((op) => gone(op, ...GALLBLADDER)),
      {
        cells: ['colon-cancer', 'diverticulitis', 'colitis'],
        blank: 'op',
        at: ['colectomy-r', 'colectomy-l'],
        means: { 'colectomy-r': ['cecum', 'ascending'], 'colectomy-l': ['descending'] },
        other: 'site',
      },
      {
        cells: ['gastric-cancer', 'free-air'],
        blank: 'op',
        at: ['gastrectomy', 'gastrectomy-t'],
        means: { gastrectomy: ['antrum'], 'gastrectomy-t': ['stomach'] },
        other: 'site',
      },
      otherOperation,
      stumpThrombus,
    ],
    'aast-liver': [{ cells: ['aast-liver'] }],
    'aast-spleen': [{ cells: ['aast-spleen'] }],
    'aast-kidney': [{ cells: ['aast-kidney'], blank: 'kidney', other: 'kidney' }],
    nodes: [
      {
        cells: ['nodes'],
        blank: 'stations',
        other: 'stations',
        also: [{ blank: 'cause', other: 'cause', differs: true }],
        warns: true,
      },
    ],
    'ureter-stone': [
      {
        cells: ['hydronephrosis'],
        blank: 'side',
        other: 'kidney',
        also: [{ blank: 'hydro', other: 'grade', differs: true }],
      },
      {
        cells: ['hydronephrosis'],
        blank: 'side',
        other: 'kidney',
        also: [{ blank: 'hydro', other: 'grade' }],
        warns: true,
      },
      { cells: ['ureter-stone'], ...side, also: [{ blank: 'hydro', other: 'hydro', differs: true }] },
    ],
  },
  'abdomen-us': {
    resection: [
      gone('splenectomy', 'splenomegaly'),
      ...WITH_GALLBLADDER.map((op) => gone(op, ...GALLBLADDER_US)),
      // With its head removed and the rest hidden, no pancreas is visible that could be normal.
      {
        cells: ['pancreas-obscured'],
        blank: 'op',
        at: ['pancreas'],
        also: [{ other: 'part', at: ['bodytail'] }],
        warns: true,
      },
      otherOperation,
      stumpThrombus,
    ],
  },
  'liver-ct-mr': {
    resection: [
      {
        cells: [
          ...['cyst', 'cysts', 'hemangioma', 'fnh', 'adenoma', 'shunt', 'tiny', 'klca', 'hbp-nodule'],
          ...['targetoid', 'metastasis', 'metastases', 'abscess', 'treated-nonviable', 'treated-viable'],
        ],
        blank: 'part',
        at: ['right', 'left'],
        means: { right: RIGHT_LIVER, left: LEFT_LIVER },
        other: 'seg',
      },
      {
        cells: ['lirads'],
        blank: 'part',
        at: ['right', 'left'],
        means: { right: RIGHT_LIVER, left: LEFT_SEGMENTS },
        other: 'segment',
      },
      { cells: ['gallstone'], blank: 'part', at: ['transplant', 'right'] },
      {
        cells: ['duct-dilatation'],
        blank: 'part',
        at: ['right', 'left'],
        means: { right: ['ihd-r'], left: ['ihd-l'] },
        other: 'where',
      },
      { cells: ['budd-chiari'], blank: 'part', at: ['right', 'left'], other: 'vein' },
      {
        cells: ['portal-thrombus', 'tumor-in-vein'],
        blank: 'part',
        at: ['right', 'left'],
        other: 'site',
        warns: true,
      },
    ],
    // Bland and tumor thrombus may lie in one vein, but mostly one was meant.
    'tumor-in-vein': [{ cells: ['portal-thrombus'], blank: 'site', other: 'site', warns: true }],
  },
  'chest-radiograph': {
    'postop-lung': [
      withoutLung(
        [
          ...['pneumonia', 'linear-atelectasis', 'nodule', 'mass', 'active-tb', 'tb-sequelae', 'granuloma'],
          ...['bulla', 'ild', 'bronchiectasis'],
        ],
        'zone',
      ),
      withoutLung(['lobar-collapse'], 'lobe'),
      collapsed('right', { upper: ['rul'], middle: ['rml'], lower: ['rll'] }),
      collapsed('left', { upper: ['lul'], lower: ['lll'] }),
    ],
  },
  'brain-ct': {
    shift: [
      shifted('side2', 'ich', 'edh', 'contusion', 'mass', 'infarct'),
      shifted('side', 'sdh', 'hygroma'),
    ],
    occlusion: [
      openVessel,
      withoutAngiography,
      {
        cells: ['ica-stenosis'],
        blank: 'side2',
        other: 'side2',
        also: [{ blank: 'vessel', at: ['ica-prox'] }],
      },
    ],
    ivh: [{ cells: ['sah-grades'], other: 'ivh', at: ['false'] }],
    sah: [{ cells: ['sah-grades'], blank: 'fisher', other: 'category', differs: true }],
    'early-infarct': [
      {
        cells: ['aspects'],
        blank: 'side2',
        other: 'side',
        also: [{ blank: 'aspects', other: 'points', differs: true }],
      },
      // An infarct of another artery leaves the score as it is.
      {
        cells: ['aspects'],
        blank: 'side2',
        other: 'side',
        also: [{ other: 'points', at: ['10'] }],
        warns: true,
      },
    ],
    aneurysm: [withoutAngiography],
    stenosis: [withoutAngiography],
    'ica-stenosis': [withoutAngiography, sameCarotid('side2', 'stenosis')],
    nascet: [
      { cells: ['ica-stenosis'], blank: 'side', other: 'side2' },
      withoutAngiography,
      sameCarotid('side', 'stenosis'),
    ],
  },
  'brain-mr': {
    shift: [shifted('side2', 'ich', 'mass', 'metastases', 'meningioma'), shifted('side', 'sdh')],
    occlusion: [openVessel],
    demyelination: [
      { cells: ['ms-lesions'], blank: 'enh', other: 'enhancing', differs: true },
      { cells: ['ms-lesions'], blank: 'count', other: 'total', differs: true },
    ],
    'ms-lesions': [{ cells: ['technique-plain', 'technique-mra'], blank: 'contrast', at: ['true'] }],
    fazekas: [
      { cells: ['fazekas-mta'], blank: 'pv', other: 'pvwm', differs: true },
      { cells: ['fazekas-mta'], blank: 'deep', other: 'dwm', differs: true },
    ],
    mta: [
      { cells: ['fazekas-mta'], blank: 'mta_r', other: 'mta_right', differs: true },
      { cells: ['fazekas-mta'], blank: 'mta_l', other: 'mta_left', differs: true },
    ],
    gca: [{ cells: ['fazekas-mta'], blank: 'gca', other: 'gca', differs: true }],
  },
  'lumbar-spine-mr': {
    protrusion: [otherHernia],
    listhesis: [otherWay],
    postop: [
      {
        cells: ['protrusion', 'bulge', 'degeneration', 'fissure', 'pfirrmann'],
        ...level,
        also: [{ blank: 'op', at: ['fusion'] }],
      },
    ],
    spondylodiscitis: [brightDisc, { cells: ['pfirrmann', 'modic'], ...level, warns: true }],
    degeneration: [
      {
        cells: ['pfirrmann'],
        blank: 'level',
        other: 'level',
        also: [{ blank: 'pf', other: 'category', differs: true }],
      },
    ],
  },
  'cervical-spine-mr': {
    'ms-lesions': [{ cells: ['technique-plain', 'technique-stir'], blank: 'contrast', at: ['true'] }],
    protrusion: [otherHernia],
    listhesis: [otherWay],
    postop: [removedDisc],
    canal: [
      {
        cells: ['protrusion', 'extrusion', 'osteophyte', 'epidural-tumor', 'spondylodiscitis'],
        ...level,
        also: [
          { blank: 'grade', at: ['1'] },
          { other: 'cord', at: ['indent', 'compress'] },
        ],
      },
    ],
    'cord-injury': [{ cells: ['myelopathy'], ...level, warns: true }],
    spondylodiscitis: [brightDisc, { cells: ['modic'], ...level, warns: true }],
  },
  'spine-radiograph': {
    burst: [
      { cells: ['compression'], blank: 'level', other: 'level' },
      { cells: ['compressions'], blank: 'level', other: 'vertebrae' },
    ],
    osteopenia: [{ cells: ['dexa'], other: 'category', at: ['normal'], warns: true }],
    compressions: [{ cells: ['compression'], blank: 'vertebrae', other: 'level' }],
    kyphosis: [{ cells: ['straightening'], blank: 'part', other: 'part', warns: true }],
    dish: [{ cells: ['bamboo'], blank: 'part', other: 'part', warns: true }],
    fusion: [{ cells: ['disc-narrowing'], blank: 'levels', other: 'levels', warns: true }],
    anterolisthesis: [{ cells: ['retrolisthesis'], blank: 'level', other: 'level' }],
    spondylodiscitis: [{ cells: ['disc-narrowing'], blank: 'level', other: 'levels', warns: true }],
  },
  'joint-radiograph': {
    prosthesis: [
      {
        cells: ['oa', 'cppd'],
        blank: 'arthro',
        at: ['tha', 'bha', 'tka', 'rsa'],
        means: { tha: ['hip'], bha: ['hip'], tka: ['knee'], rsa: ['gh'] },
        other: 'joints',
        also: [side],
      },
      {
        cells: ['kellgren-lawrence'],
        blank: 'arthro',
        at: ['tha', 'bha', 'tka'],
        means: { tha: ['hip'], bha: ['hip'], tka: ['knee'] },
        other: 'joint',
        also: [side],
      },
      { cells: ['femoral-neck', 'avn'], ...side, also: [{ blank: 'arthro', at: ['tha', 'bha'] }] },
      {
        cells: ['dislocation'],
        blank: 'arthro',
        at: ['tha', 'bha', 'tka', 'rsa'],
        means: { tha: ['hip'], bha: ['hip'], tka: ['knee'], rsa: ['gh'] },
        other: 'joint',
        also: [side, { blank: 'arthrost', at: ['ok', 'lucency'] }],
      },
    ],
    'femoral-neck': [{ cells: ['fracture'], ...side, also: [{ other: 'site', at: ['fem-neck'] }] }],
    ankle: [
      {
        cells: ['fracture'],
        blank: 'mall',
        at: ['lat', 'med', 'post'],
        means: { lat: ['dist-fib'], med: ['dist-tib'], post: ['dist-tib'] },
        other: 'site',
        also: [side],
        warns: true,
      },
    ],
    oa: [
      {
        cells: ['kellgren-lawrence'],
        blank: 'joints',
        other: 'joint',
        also: [side, { blank: 'kl', other: 'grade', differs: true }],
      },
    ],
    hardware: [
      {
        cells: ['healing'],
        blank: 'site',
        other: 'site',
        also: [side, { blank: 'ray', other: 'ray' }, { blank: 'union', other: 'union', differs: true }],
      },
    ],
    occult: [sameBone(['fracture', 'physeal', 'stress', 'healing', 'old-fracture'])],
    fracture: [{ ...sameBone(['healing', 'old-fracture']), warns: true }],
  },
  'shoulder-mr': {
    repair: [
      { cells: ['ssp-full'], blank: 'sug', at: ['1', '2', '3'] },
      { cells: ['ssp-partial'], blank: 'sug', at: ['1', '2'], warns: true },
    ],
    'labral-repair': [
      { cells: ['bankart'], blank: 'state', at: ['intact'] },
      { cells: ['slap', 'labral'], blank: 'state', at: ['intact'], warns: true },
    ],
    biceps: [{ cells: ['biceps'], blank: 'state', at: ['complete'] }],
  },
  'knee-mr': {
    'marrow-edema': [{ cells: ['contusion'], blank: 'bones', other: 'bones', warns: true }],
    sif: [{ cells: ['fracture'], blank: 'bone', other: 'bone', warns: true }],
    'med-degen': [sameHorn('med-tear')],
    'lat-degen': [sameHorn('lat-tear')],
    'med-post': [noNewTear('med-tear', 'med-root')],
    'lat-post': [noNewTear('lat-tear', 'lat-root')],
  },
  mammography: {
    mastectomy: [{ cells: ['masses-bilateral'] }],
    'post-bcs': unclear('quadrant', [
      ...['mass', 'calc', 'asymmetry', 'focal-asymmetry', 'developing-asymmetry'],
      ...['distortion', 'known-cancer'],
    ]),
  },
  'breast-us': {
    'axillary-node': [
      { cells: ['nodes-benign'], ...side, also: [{ blank: 'station', at: ['l1', 'l2', 'l3'] }] },
    ],
    mastectomy: [{ cells: ['masses-bilateral'] }, recurs('mass', 'skin-thickening')],
    'post-bcs': unclear('clock', [
      ...['mass', 'non-mass', 'calcifications', 'distortion', 'intraductal-mass', 'known-cancer'],
    ]),
    'stable-mass': [{ cells: ['comparison-none'], blank: 'basis', at: ['years2'] }],
  },
  'breast-mr': {
    'complete-response': [{ cells: ['response'], ...side, also: [{ blank: 'clock', other: 'clock' }] }],
    'no-suspicious': [
      {
        cells: ['mass', 'nme', 'focus', 'known-cancer', 'multifocal', 'response', 'fibroadenoma'],
        blank: 'where',
        other: 'side',
        also: [SUSPICIOUS],
      },
    ],
    'post-bcs': [...unclear('clock', ['mass', 'nme', 'focus', 'known-cancer', 'multifocal']), noContrast],
    mastectomy: [
      {
        cells: [
          ...['cyst', 'fibroadenoma', 'intramammary-node', 'nme', 'focus', 'known-cancer', 'multifocal'],
          ...['response', 'complete-response', 'duct-fluid', 'post-bcs'],
        ],
        ...side,
      },
      recurs('mass', 'skin-thickening', 'pectoral'),
      noContrast,
    ],
  },
  'thyroid-us': {
    'bed-lesion': [
      gone('total', ...NODULES, ...WHOLE_GLAND),
      {
        cells: NODULES.filter((id) => id !== 'colloid-cysts'),
        blank: 'side',
        other: 'lobe',
        also: [ONE_LOBE],
      },
      { cells: ['colloid-cysts', 'subacute'], blank: 'side', other: 'where', also: [ONE_LOBE] },
      gone('lobectomy', 'goiter', 'small', 'graves'),
    ],
  },
  'pelvis-us-gyn': {
    hysterectomy: [
      { cells: ['nabothian', 'cervix-mass'], blank: 'kind', at: ['total'] },
      { cells: ['pcom'], blank: 'adnexa', at: ['both', 'right', 'left'] },
      { cells: ['adnexal', 'toa', 'extraovarian'], blank: 'adnexa', other: 'side', warns: true },
    ],
    'ovary-not-seen': [{ cells: ['pcom'] }, { cells: ['adnexal'], ...side }],
  },
  'prostate-mr': {
    'sv-hemorrhage': [{ cells: ['svi'], ...side }],
    'post-ablation': [{ cells: ['lesion'], ...side, warns: true }],
  },
}

/** Adds the findings that exclude each other to the exam; such pairs are reported before copying. */
export function withExclusions(file: ExamFile): ExamFile {
  const exclusions = EXCLUSIONS[file.id] ?? {}
  const ids = new Set(file.findings.map(({ id }) => id))
  const named = Object.entries(exclusions).flatMap(([id, places]) => [
    id,
    ...places.flatMap(({ cells }) => cells),
  ])
  const lost = named.filter((id) => !ids.has(id) && !/^(technique|comparison)-/u.test(id))
  if (lost.length > 0) throw new Error(`${file.id} has no ${lost.join(', ')}.`)
  return {
    ...file,
    findings: file.findings.map((finding) => {
      const places = exclusions[finding.id]
      return places ? { ...finding, excludes_at: [...(finding.excludes_at ?? []), ...places] } : finding
    }),
  }
}
