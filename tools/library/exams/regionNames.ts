import type { Locale } from '@pandok/domain'
import type { ExamFile } from '@pandok/library'

type InFive = Readonly<Record<Locale, string>>

const inFive = (ko: string, en: string, zh: string, ja: string, de: string): InFive => ({
  ko,
  en,
  zh,
  ja,
  de,
})

const INTRACRANIAL = inFive(
  '두개내 출혈',
  'Intracranial hemorrhage',
  '颅内出血',
  '頭蓋内出血',
  'Intrakranielle Blutung',
)
const BRAIN = inFive('뇌실질', 'Brain parenchyma', '脑实质', '脳実質', 'Hirnparenchym')
const ABDOMINAL_AORTA = inFive('복부 대동맥', 'Abdominal aorta', '腹主动脉', '腹部大動脈', 'Bauchaorta')

/**
 * Names of regions, by exam, for files that use the name of another organ's region. Modules find a region by
 * its name on any plate, and a thyroid nodule isn't a lung nodule.
 */
const REGION_NAMES: Readonly<Record<string, Readonly<Record<string, InFive>>>> = {
  'brain-ct': { bleed: INTRACRANIAL, parenchyma: BRAIN },
  'brain-mr': { bleed: INTRACRANIAL, parenchyma: BRAIN },
  'chest-ct': {
    nodules: inFive('폐결절', 'Lung nodules', '肺结节', '肺結節', 'Lungenrundherde'),
    aorta: inFive('흉부 대동맥', 'Thoracic aorta', '胸主动脉', '胸部大動脈', 'Thorakale Aorta'),
  },
  'thyroid-us': {
    nodules: inFive('갑상선 결절', 'Thyroid nodules', '甲状腺结节', '甲状腺結節', 'Schilddrüsenknoten'),
  },
  'abdomen-pelvis-ct': {
    'kidney-focal': inFive('신장 국소 병변', 'Focal kidney', '肾占位', '腎病変', 'Nierenherde'),
    aorta: ABDOMINAL_AORTA,
  },
  'abdomen-us': { aorta: ABDOMINAL_AORTA },
  'breast-mr': {
    lesions: inFive('조영증강 병변', 'Enhancing lesions', '强化病灶', '造影病変', 'Anreicherung'),
  },
  'joint-radiograph': {
    align: inFive('관절 배열', 'Joint alignment', '关节对位', '関節の配列', 'Gelenkstellung'),
  },
  'knee-mr': { joint: inFive('관절강', 'Joint cavity', '关节腔', '関節腔', 'Gelenkraum') },
}

/** Returns the exam with region names that distinguish them from those of other exams. */
export const withRegionNames = (file: ExamFile): ExamFile => ({
  ...file,
  regions: file.regions.map((region) => ({
    ...region,
    name: REGION_NAMES[file.id]?.[region.id] ?? region.name,
  })),
})
