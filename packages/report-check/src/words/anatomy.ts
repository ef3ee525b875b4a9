import type { Side } from '../CheckedReport.ts'

export interface Organ {
  /** True if the organ is paired, so that a side identifies it. */
  isPaired: boolean
  sex?: 'F' | 'M'
  /** The greatest plausible length in this organ, in millimeters. */
  maxMm: number
  /** The organ that contains it: a finding of the part is also one of the whole. */
  within?: string
  /** True if the name covers much of the body and occurs next to narrower ones: brain, abdomen. */
  isWide?: true
}

const paired = (maxMm: number, within?: string): Organ => ({
  isPaired: true,
  maxMm,
  ...(within !== undefined && { within }),
})
const single = (maxMm: number): Organ => ({ isPaired: false, maxMm })
const wide = (maxMm: number): Organ => ({ ...single(maxMm), isWide: true })

/** Organs in the word lists, by id. Lengths are those of a greatly enlarged whole organ, rounded up. */
export const ORGANS: Readonly<Record<string, Organ>> = {
  lung: paired(350),
  upperLobe: paired(350, 'lung'),
  middleLobe: paired(350, 'lung'),
  lowerLobe: paired(350, 'lung'),
  pleura: paired(350),
  hilum: paired(150, 'lung'),
  breast: paired(300),
  axilla: paired(150),
  rib: paired(350),
  clavicle: paired(200),
  kidney: paired(300),
  adrenal: paired(300),
  ureter: paired(350),
  ovary: { ...paired(400), sex: 'F' },
  adnexa: { ...paired(400), sex: 'F' },
  testis: { ...paired(150), sex: 'M' },
  epididymis: { ...paired(100), sex: 'M' },
  seminalVesicle: { ...paired(120), sex: 'M' },
  inguinal: paired(250),
  frontal: paired(150, 'cerebrum'),
  parietal: paired(150, 'cerebrum'),
  temporal: paired(150, 'cerebrum'),
  occipital: paired(150, 'cerebrum'),
  basalGanglia: paired(100, 'cerebrum'),
  thalamus: paired(80, 'cerebrum'),
  cerebellum: paired(120, 'brain'),
  cerebrum: paired(250, 'brain'),
  mca: paired(150, 'brain'),
  aca: paired(150, 'brain'),
  pca: paired(150, 'brain'),
  carotid: paired(200),
  vertebralArtery: paired(250),
  maxillary: paired(80),
  mastoid: paired(80),
  orbit: paired(80),
  parotid: paired(150),
  submandibular: paired(100),
  thyroid: paired(150),
  isthmus: { ...single(60), within: 'thyroid' },
  // The meninges are separate from the brain, because the absence of intraventricular bleeding says nothing
  // about a subdural one.
  meninges: single(250),
  shoulder: paired(200),
  supraspinatus: paired(150, 'shoulder'),
  infraspinatus: paired(150, 'shoulder'),
  subscapularis: paired(150, 'shoulder'),
  longBiceps: paired(250, 'shoulder'),
  // The labrum is separate from the shoulder, because the hip has one as well.
  labrum: paired(100),
  humerus: paired(450),
  elbow: paired(150),
  radius: paired(350),
  ulna: paired(350),
  wrist: paired(120),
  hand: paired(250),
  hip: paired(250),
  femur: paired(600),
  knee: paired(250),
  acl: paired(100, 'knee'),
  pcl: paired(100, 'knee'),
  collateral: paired(150, 'knee'),
  meniscus: paired(100, 'knee'),
  medialMeniscus: paired(100, 'meniscus'),
  lateralMeniscus: paired(100, 'meniscus'),
  patella: paired(150, 'knee'),
  tibia: paired(500),
  fibula: paired(500),
  ankle: paired(200),
  foot: paired(350),
  legVein: paired(900, 'leg'),
  legArtery: paired(900, 'leg'),
  leg: paired(900),
  arm: paired(700),
  iliopsoas: paired(400),
  sacroiliac: paired(150),
  ilium: paired(300),
  pubis: paired(200),
  coronary: paired(200),
  brain: wide(250),
  scalp: single(300),
  skull: single(300),
  pituitary: single(100),
  liver: single(400),
  gallbladder: single(250),
  bileDuct: single(250),
  pancreas: single(350),
  spleen: single(400),
  stomach: single(400),
  bowel: single(1500),
  appendix: single(200),
  rectum: single(300),
  bladder: single(300),
  prostate: { ...single(200), sex: 'M' },
  uterus: { ...single(500), sex: 'F' },
  vagina: { ...single(200), sex: 'F' },
  scrotum: { ...single(400), sex: 'M' },
  aorta: single(600),
  heart: single(300),
  mediastinum: single(300),
  esophagus: single(400),
  spine: single(700),
  neck: wide(300),
  peritoneum: single(500),
  abdomen: wide(600),
}

export interface Concept {
  /** True if the conclusion must contain the finding whenever the findings affirm it. */
  isMajor: boolean
  /** The conclusion must contain the finding only if it lies in one of these organs. */
  majorIn?: readonly string[]
  /**
   * Somebody has to be told at once: where the finding lies in one of these organs, always, or only where its
   * sentence says that it is under tension or new.
   */
  critical?: readonly string[] | 'always' | 'tension' | 'acute'
  /**
   * Somebody has to be told at once if its sentence calls the finding new and it lies in one of these organs;
   * `''` stands for a place that the word lists don't know, such as the insula.
   */
  criticalIfNew?: readonly string[]
  /** The organ of the finding if the sentence names none. */
  organ?: string
  /** Findings of one kind share more general words: an effusion may be a pleural one. */
  kind?: string
  /** The greatest plausible length of the finding in millimeters, if it is less than the organ's. */
  maxMm?: number
  /** True if a conclusion always uses this name for the finding, whatever else it says about the organ. */
  hasOwnName?: true
}

const INTRACRANIAL: readonly string[] = [
  ...['brain', 'cerebrum', 'frontal', 'parietal', 'temporal', 'occipital'],
  ...['basalGanglia', 'thalamus', 'cerebellum', 'skull', 'meninges'],
]

const BRAIN_ARTERIES: readonly string[] = ['mca', 'aca', 'pca', 'carotid', 'vertebralArtery']

const JOINTS: readonly string[] = [
  ...[
    'shoulder',
    'supraspinatus',
    'infraspinatus',
    'subscapularis',
    'longBiceps',
    'labrum',
    'elbow',
    'wrist',
    'hand',
    'hip',
    'knee',
  ],
  ...[
    'acl',
    'pcl',
    'collateral',
    'meniscus',
    'medialMeniscus',
    'lateralMeniscus',
    'patella',
    'ankle',
    'foot',
  ],
]

/** Findings in the word lists, by id. */
export const CONCEPTS: Readonly<Record<string, Concept>> = {
  lesion: { isMajor: false, kind: 'lesion' },
  nodule: { isMajor: false, kind: 'lesion' },
  mass: { isMajor: true, kind: 'lesion' },
  cyst: { isMajor: false, kind: 'lesion' },
  calcification: { isMajor: false },
  stone: { isMajor: false },
  pleuralEffusion: { isMajor: true, organ: 'pleura', kind: 'effusion' },
  pericardialEffusion: { isMajor: true, organ: 'heart', kind: 'effusion' },
  effusion: { isMajor: false, kind: 'effusion' },
  ascites: { isMajor: true, organ: 'peritoneum' },
  pneumothorax: { isMajor: true, organ: 'pleura', hasOwnName: true, critical: 'tension' },
  consolidation: { isMajor: true, organ: 'lung', kind: 'pneumonia' },
  pneumonia: { isMajor: true, organ: 'lung', kind: 'pneumonia' },
  atelectasis: { isMajor: false, organ: 'lung' },
  groundGlass: { isMajor: false, organ: 'lung', kind: 'lesion' },
  emphysema: { isMajor: false, organ: 'lung' },
  fracture: { isMajor: true, hasOwnName: true },
  dislocation: { isMajor: true },
  tear: { isMajor: true, majorIn: JOINTS },
  hemorrhage: { isMajor: true, kind: 'hemorrhage', critical: INTRACRANIAL },
  hematoma: { isMajor: true, kind: 'hemorrhage', critical: INTRACRANIAL },
  infarct: { isMajor: true, kind: 'infarct', criticalIfNew: ['', ...INTRACRANIAL, ...BRAIN_ARTERIES] },
  restrictedDiffusion: { isMajor: false, kind: 'infarct' },
  aneurysm: { isMajor: true },
  stenosis: { isMajor: false },
  occlusion: { isMajor: true, critical: ['mca'], criticalIfNew: BRAIN_ARTERIES },
  thrombus: { isMajor: true, kind: 'clot', hasOwnName: true, criticalIfNew: BRAIN_ARTERIES },
  // A mural thrombus lines an aneurysm and belongs to it.
  muralThrombus: { isMajor: false },
  embolism: { isMajor: true, organ: 'lung', critical: ['lung'], kind: 'clot', hasOwnName: true },
  fillingDefect: { isMajor: false, kind: 'clot' },
  // A dissection that continues into a branch is one finding.
  dissection: { isMajor: true, critical: ['aorta'], hasOwnName: true, kind: 'dissection' },
  hydronephrosis: { isMajor: true, organ: 'kidney' },
  dilatation: { isMajor: false },
  obstruction: { isMajor: true },
  freeAir: { isMajor: true, organ: 'peritoneum', critical: 'always' },
  // An abscess of the epidural space endangers the cord.
  abscess: { isMajor: true, critical: ['meninges', 'brain'] },
  intussusception: { isMajor: true, organ: 'bowel', critical: 'always', hasOwnName: true },
  appendicitis: { isMajor: true, organ: 'appendix', hasOwnName: true },
  cholecystitis: { isMajor: true, organ: 'gallbladder', hasOwnName: true },
  pancreatitis: { isMajor: true, organ: 'pancreas', hasOwnName: true },
  diverticulitis: { isMajor: true, organ: 'bowel' },
  metastasis: { isMajor: true, kind: 'lesion' },
  lymphadenopathy: { isMajor: true, kind: 'lymphNode' },
  lymphNode: { isMajor: false, kind: 'lymphNode' },
  contusion: { isMajor: true, kind: 'hemorrhage', critical: INTRACRANIAL },
  cancer: { isMajor: true, kind: 'lesion' },
  polyp: { isMajor: false, kind: 'lesion' },
  hernia: { isMajor: false },
  discHerniation: { isMajor: false, organ: 'spine' },
  discBulge: { isMajor: false, organ: 'spine' },
  hydrocephalus: { isMajor: true, organ: 'brain' },
  midlineShift: { isMajor: true, organ: 'brain', maxMm: 35 },
  edema: { isMajor: false },
  torsion: { isMajor: true, critical: ['testis', 'ovary', 'adnexa'], hasOwnName: true },
  ectopicPregnancy: { isMajor: true, critical: 'always' },
  cordCompression: { isMajor: true, organ: 'spine', critical: 'acute' },
  cirrhosis: { isMajor: false, organ: 'liver' },
  fattyLiver: { isMajor: false, organ: 'liver' },
  splenomegaly: { isMajor: false, organ: 'spleen' },
  cardiomegaly: { isMajor: false, organ: 'heart' },
  sinusitis: { isMajor: false },
  fibroid: { isMajor: false, organ: 'uterus', kind: 'lesion' },
  osteoarthritis: { isMajor: false },
  recurrence: { isMajor: false },
  loosening: { isMajor: false },
  // A strangulated loop of bowel is an ischemic one.
  bowelIschemia: { isMajor: true, organ: 'bowel', kind: 'bowelIschemia' },
  bowelInfarct: { isMajor: true, organ: 'bowel', kind: 'bowelIschemia', critical: 'always' },
  scar: { isMajor: false },
  invasion: { isMajor: false },
  enlargement: { isMajor: false },
  hypertrophy: { isMajor: false },
}

/** Bleeding is also a symptom, so it is a major finding only where somebody has to be called about it. */
export const isMajorIn = (meaning: Concept | undefined, organ: string | undefined): boolean =>
  (meaning?.isMajor ?? false) &&
  (meaning?.majorIn?.includes(organ ?? '') ?? true) &&
  (meaning?.kind !== 'hemorrhage' ||
    (Array.isArray(meaning.critical) && meaning.critical.includes(organ ?? '')))

/** Returns whether words for one organ may refer to a finding of the other. */
export function isSameOrgan(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return a === b || isWithin(a, b) || isWithin(b, a)
}

/** Returns whether one is a part of the other, or of a part of it. */
export function isWithin(part: string, whole: string): boolean {
  const within = ORGANS[part]?.within
  return within !== undefined && (within === whole || isWithin(within, whole))
}

export const opposite = (side: Side): Side => (side === 'R' ? 'L' : side === 'L' ? 'R' : 'B')
