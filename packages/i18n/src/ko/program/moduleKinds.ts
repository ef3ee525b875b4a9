import type { MODULE_MODALITIES, MODULE_SECTIONS, MODULE_TYPES } from '@pandok/domain'
import type { Message } from '../../message.ts'

type KindKey =
  | `moduleKind.section.${(typeof MODULE_SECTIONS)[number]}`
  | `moduleKind.modality.${(typeof MODULE_MODALITIES)[number]}`
  | `moduleKind.type.${(typeof MODULE_TYPES)[number]}`

export const moduleKinds = {
  'moduleKind.section.neuro': '신경',
  'moduleKind.section.headNeck': '두경부',
  'moduleKind.section.chest': '흉부',
  'moduleKind.section.cardiac': '심장',
  'moduleKind.section.breast': '유방',
  'moduleKind.section.abdomen': '복부',
  'moduleKind.section.urogenital': '비뇨생식',
  'moduleKind.section.musculoskeletal': '근골격',
  'moduleKind.section.spine': '척추',
  'moduleKind.section.vascular': '혈관',
  'moduleKind.section.paediatric': '소아',
  'moduleKind.section.giPathology': '소화기 병리',
  'moduleKind.section.breastPathology': '유방 병리',
  'moduleKind.section.urologyPathology': '비뇨기 병리',
  'moduleKind.section.gynaecology': '부인과',
  'moduleKind.section.cytology': '세포병리',
  'moduleKind.section.skin': '피부',
  'moduleKind.section.general': '공통',
  'moduleKind.modality.CT': 'CT',
  'moduleKind.modality.MR': 'MR',
  'moduleKind.modality.US': '초음파',
  'moduleKind.modality.XR': '일반촬영(X-ray)',
  'moduleKind.modality.MG': '유방촬영',
  'moduleKind.modality.NM': '핵의학',
  'moduleKind.modality.PET': 'PET',
  'moduleKind.modality.XA': '혈관조영',
  'moduleKind.modality.DXA': '골밀도',
  'moduleKind.modality.histology': '조직',
  'moduleKind.modality.IHC': '면역염색',
  'moduleKind.modality.cytology': '세포',
  'moduleKind.modality.any': '모든 검사',
  'moduleKind.type.finding': '소견',
  'moduleKind.type.score': '점수',
  'moduleKind.type.calculator': '계산',
  'moduleKind.type.staging': '병기',
  'moduleKind.type.checklist': '점검표',
  'moduleKind.type.phrase': '문구',
} as const satisfies Record<KindKey, Message>
