import type { Scalar, Vector, VectorRow } from './Vector.ts'

type Parts = Readonly<Record<string, readonly VectorRow[]>>

const CONTAINED: readonly VectorRow[] = [
  ...[{ vascular: 'bleeding_contained' }, { vascular: 'pseudoaneurysm' }, { vascular: 'fistula' }],
]

/**
 * Answers of decision tables that unite what a reader tells apart, by module and question: what is answered in their place.
 * A guideline counts an isoechoic nodule as it counts a hyperechoic one; a report says which it is.
 */
const UNITED: Readonly<Record<string, Readonly<Record<string, Parts>>>> = {
  'acr-tirads': {
    echogenicity: { hyper_or_iso: [{ echogenicity: 'iso' }, { echogenicity: 'hyper' }] },
    margin: { lobulated_irregular: [{ margin: 'irregular' }, { margin: 'lobulated' }] },
  },
  'k-tirads': {
    pattern: {
      spongiform_iso_hyper: [{ pattern: 'spongiform_iso' }, { pattern: 'spongiform_hyper' }],
      solid_iso_hyper: [{ pattern: 'solid_iso' }, { pattern: 'solid_hyper' }],
    },
  },
  'lung-rads': {
    timing: { stable: [{ timing: 'stable' }, { timing: 'smaller' }] },
  },
  'aast-kidney': {
    haematoma: { contusion_or_subcapsular: [{ haematoma: 'subcapsular' }, { haematoma: 'contusion' }] },
    pelvis_or_upj_disruption: {
      true: [{ disruption: 'upj' }, { disruption: 'pelvis' }],
      false: [{ disruption: 'none' }],
    },
    vascular: {
      contained_in_gerota: [
        ...[{ vascular: 'bleeding_in_gerota' }, { vascular: 'pseudoaneurysm' }, { vascular: 'fistula' }],
      ],
      segmental_vessel: [{ vascular: 'segmental_artery' }, { vascular: 'segmental_vein' }],
      main_vessel_or_hilum: [{ vascular: 'main_artery' }, { vascular: 'main_vein' }, { vascular: 'hilum' }],
    },
  },
  'aast-liver': {
    vascular: { contained: CONTAINED },
    juxtahepatic_venous: {
      true: [{ juxtahepatic: 'vena_cava' }, { juxtahepatic: 'hepatic_vein' }],
      false: [{ juxtahepatic: 'none' }],
    },
  },
  'aast-spleen': { vascular: { contained: CONTAINED } },
  ctsi: {
    grade: {
      E: ['collections', 'gas', 'both'].map((what) => ({ grade: 'E', grade_e: what })),
    },
    inflammation: {
      intrinsic_or_peripancreatic_fat: [{ inflammation: 'fat' }, { inflammation: 'pancreas' }],
      collection_or_fat_necrosis: [
        ...[{ inflammation: 'collection' }, { inflammation: 'fat_necrosis' }],
        { inflammation: 'collection_and_necrosis' },
      ],
    },
    extrapancreatic: {
      true: [
        { extrapancreatic: true, complications: ['pleural_effusion'] },
        { extrapancreatic: true, complications: ['ascites', 'vascular'] },
      ],
    },
  },
  'orads-us': {
    ascites_or_nodules: {
      true: ['ascites', 'nodules', 'both'].map((what) => ({ ascites_or_nodules: true, peritoneal: what })),
    },
  },
  'bosniak-2019': {
    wall_or_septa_enhance: {
      true: [{ wall_enhances: true, septa_enhance: true }],
      false: [{ wall_enhances: false, septa_enhance: false }],
    },
  },
}

/** The cases that a case of a table stands for: itself, or, where an answer unites several, one with each of them. */
export function casesOf(moduleId: string, vector: Vector): readonly Vector[] {
  const united = UNITED[moduleId]
  if (!united) return [vector]
  const partsOf = (name: string, value: unknown) => united[name]?.[String(value)]
  const count = Math.max(
    1,
    ...rowsOf(vector.in).flatMap((row) =>
      Object.entries(row).map(([name, value]) => partsOf(name, value)?.length ?? 1),
    ),
  )
  const answered = (row: VectorRow, nth: number): VectorRow =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        const parts = partsOf(name, value)
        return parts ? Object.entries(parts[nth % parts.length] ?? {}) : [[name, value]]
      }),
    )
  return Array.from({ length: count }, (_, nth) => ({
    ...vector,
    id: nth === 0 ? vector.id : `${vector.id}, answer ${nth + 1}`,
    in: {
      ...answered(singleOf(vector.in), nth),
      ...Object.fromEntries(
        Object.entries(vector.in).flatMap(([name, value]) =>
          isRows(value) ? [[name, value.map((row) => answered(row, nth))] as const] : [],
        ),
      ),
    },
  }))
}

const isRows = (value: Vector['in'][string]): value is VectorRow[] =>
  Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)

const singleOf = (given: Vector['in']): VectorRow =>
  Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, Scalar | Scalar[]] => !isRows(entry[1])),
  )

const rowsOf = (given: Vector['in']): readonly VectorRow[] => [
  singleOf(given),
  ...Object.values(given).flatMap((value) => (isRows(value) ? value : [])),
]
