import type { ExamFile, ExamFileFinding } from '@pandok/library'

type Excluded = NonNullable<ExamFileFinding['excludes_at']>[number]

/**
 * Findings that occur once at each place, with the blanks that define the place: one lung can't have a small
 * and a large effusion, and one exam (without any blank) can't have a mild and a severe fatty liver. `~`
 * precedes an answer that must not differ although others may: a consolidation may have two patterns in one
 * lobe, but can't grow and shrink there at the same time.
 */
const ONCE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'chest-radiograph': {
    effusion: 'side',
    pneumothorax: 'side',
    'tension-pneumothorax': 'side',
    'lobar-collapse': 'lobe',
    'diaphragm-elevation': 'side',
    pneumonia: 'zone ~change',
    'linear-atelectasis': 'zone ~change',
    'active-tb': 'zone ~change',
    'tb-sequelae': 'zone ~change',
    ild: 'zone ~change',
    bronchiectasis: 'zone ~change',
    'multiple-nodules': '',
    edema: '',
    'hilar-enlargement': 'side',
    cardiomegaly: '',
    pneumomediastinum: '',
    'pleural-thickening': 'side site',
    'postop-lung': 'side op',
    'compression-fracture': 'level',
    'subcutaneous-emphysema': 'side',
    ett: '',
  },
  'chest-ct': {
    effusion: 'side',
    empyema: 'side',
    pneumothorax: 'side',
    pneumonia: 'lobes ~change',
    ggo: 'lobes ~change',
    'active-tb': 'lobes ~change',
    'tb-sequelae': 'lobes ~change',
    ntm: 'lobes ~change',
    bronchiolitis: 'lobes ~change',
    bronchiectasis: 'lobes ~change',
    radiation: 'lobes ~change',
    emphysema: 'lobes type',
    edema: '',
    ila: '',
    fibrosis: '',
    'coronary-calcification': '',
    'pericardial-effusion': '',
    'aortic-dilatation': 'segment',
    'aortic-syndrome': 'kind',
    pe: 'side level',
    'no-pe': '',
    'rv-strain': '',
    'pa-dilatation': '',
    'compression-fracture': 'level',
  },
  'abdomen-pelvis-ct': {
    hydronephrosis: 'kidney',
    pyelonephritis: 'kidney',
    'fatty-liver': '',
    'cbd-dilatation': '',
    pancreatitis: '',
    'portal-thrombus': 'site',
    splenomegaly: '',
    bph: '',
    colitis: 'site',
    sbo: '',
    ascites: '',
    carcinomatosis: '',
    aaa: '',
    'pleural-effusion': 'side',
    'compression-fracture': 'level',
  },
  'abdomen-us': {
    hydronephrosis: 'kidney',
    ckd: 'kidney',
    'renal-atrophy': 'kidney',
    'fatty-liver': '',
    'us-1': '',
    'portal-thrombus': 'site',
    'cbd-dilatation': '',
    'gb-wall-edema': '',
    'pancreas-obscured': '',
    splenomegaly: '',
    aaa: '',
    ascites: '',
  },
  'liver-ct-mr': {
    steatosis: '',
    iron: '',
    'portal-thrombus': 'site',
    'tumor-in-vein': 'site',
    'duct-dilatation': 'where',
    splenomegaly: '',
    varices: 'where',
    ascites: '',
    'pleural-effusion': 'side',
  },
  'brain-ct': {
    sdh: 'side loc stage',
    edh: 'side2 lobe',
    hygroma: 'side',
    sah: '~fisher',
    shift: '',
    hydrocephalus: '',
    'early-infarct': 'side2 ~aspects',
    'white-matter': '',
    atrophy: '',
    stenosis: 'side2 vessel',
    'ica-stenosis': 'side2',
    ht: '',
  },
  'brain-mr': {
    hs: 'side',
    sdh: 'side stage',
    fazekas: '',
    microbleeds: 'dist',
    gca: '',
    mta: '',
    hydrocephalus: '',
    nph: '',
    shift: '',
    pituitary: '',
    stenosis: 'side2 vessel',
    demyelination: '~change',
    pineal: '',
    chiari: '',
    ht: '',
  },
  'lumbar-spine-mr': {
    canal: 'level',
    degeneration: 'level',
    fracture: 'vert',
    recess: 'level side',
    foramen: 'level side',
    bulge: 'level ~sac',
    listhesis: 'level dir',
    lipomatosis: 'level',
    'epidural-tumor': 'level',
    'conus-low': '',
    scoliosis: '',
    transitional: '',
    muscle: '',
    'aortic-aneurysm': '',
  },
  'cervical-spine-mr': {
    canal: 'level',
    degeneration: 'level',
    fracture: 'vert',
    foramen: 'level side',
    listhesis: 'level dir',
    'epidural-tumor': 'level',
    myelopathy: 'level',
    opll: '',
    curve: '',
    chiari: '',
  },
  'spine-radiograph': {
    compression: 'level',
    burst: 'level',
    anterolisthesis: 'level',
    retrolisthesis: 'level',
    instability: 'level',
    transitional: '',
    straightening: 'part',
    kyphosis: 'part',
    scoliosis: 'part',
    'disc-narrowing': 'levels',
    spondylosis: 'part',
    'facet-arthrosis': 'levels',
    prevertebral: 'level',
  },
  'joint-radiograph': {
    'femoral-neck': 'side',
    avn: 'side',
    hallux: 'side',
    ac: 'side',
    ankle: 'side',
    prosthesis: 'side arthro',
    oa: 'side joints',
    dislocation: 'side joint ray',
  },
  'knee-mr': {
    'med-root': 'rootloc',
    'lat-root': 'rootloc',
    'med-post': '',
    'lat-post': '',
    acl: '',
    'acl-graft': '',
    pcl: '',
    mcl: '',
    cartilage: 'site',
    oa: 'comp',
    effusion: '',
    synovitis: '',
    tendon: 'tendon',
    baker: '',
  },
  'shoulder-mr': {
    'ssp-full': '',
    'ssp-partial': 'surface',
    'isp-full': '',
    'isp-partial': 'surface',
    'ssc-full': '',
    'ssc-partial': 'surface',
    fatty: 'muscle',
    slap: '',
    bankart: '',
    'labral-repair': '',
    'hill-sachs': '',
    capsulitis: '',
    bursitis: '',
    'ac-oa': '',
    acromion: '',
    spur: '',
    effusion: '',
    'gh-oa': '',
    repair: '',
  },
  'breast-us': {
    gynecomastia: 'side',
    implant: 'side',
    mastectomy: 'side',
    cysts: 'side',
    'masses-bilateral': '',
    'duct-ectasia': 'side',
    'skin-thickening': 'side',
  },
  'breast-mr': {
    implant: 'side',
    mastectomy: 'side',
    'skin-thickening': 'side',
    nipple: 'side what',
    pectoral: 'side',
    multifocal: 'side',
  },
  mammography: {
    gynecomastia: 'side',
    implant: 'side',
    mastectomy: 'side',
    'global-asymmetry': 'side',
    'skin-thickening': 'side',
    'nipple-retraction': 'side',
    'masses-bilateral': '',
    'implant-rupture': 'side',
  },
  'pelvis-us-gyn': {
    fibroids: '',
    'uterus-enlarged': '',
    atrophic: '',
    hysterectomy: '',
    'em-thick': '',
    'em-cancer': '',
    iud: '',
    anomaly: '',
    niche: '',
    pcom: '',
    torsion: 'side',
    'free-fluid': '',
  },
  'prostate-mr': { 'pz-diffuse': 'side', bph: '', 'post-ablation': 'side', quality: 'seq' },
  'thyroid-us': {
    'colloid-cysts': 'where',
    thyroiditis: '',
    graves: '',
    subacute: 'where',
    goiter: '',
    small: '',
    'post-lobectomy': 'side',
    hemiagenesis: 'side',
  },
}

/**
 * Adds rules to the exam that report a finding if it was entered twice for one place with different answers.
 */
export function withOncePerPlace(file: ExamFile): ExamFile {
  const once = ONCE[file.id] ?? {}
  const lost = Object.entries(once).flatMap(([id, names]) => {
    const finding = file.findings.find((one) => one.id === id)
    const isAsked = (name: string) => finding?.blanks?.some((blank) => blank.id === name) ?? false
    return finding ? namesIn(names).flatMap((name) => (isAsked(name) ? [] : [`${id}.${name}`])) : [id]
  })
  if (lost.length > 0) throw new Error(`${file.id} has no ${lost.join(', ')}.`)
  return {
    ...file,
    findings: file.findings.map((finding) => {
      const names = once[finding.id]
      if (names === undefined) return finding
      return { ...finding, excludes_at: [...(finding.excludes_at ?? []), itself(finding.id, names)] }
    }),
  }
}

const namesIn = (names: string): readonly string[] => names.replaceAll('~', '').split(' ').filter(Boolean)

function itself(id: string, names: string): Excluded {
  const [first, ...others] = names.split(' ').filter(Boolean).map(matchOf)
  return { cells: [id], ...first, ...(others.length > 0 && { also: others }) }
}

function matchOf(name: string) {
  const blank = name.replace('~', '')
  return { other: blank, blank, ...(name.startsWith('~') && { differs: true }) }
}
