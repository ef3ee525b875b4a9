import type { Scalar, Vector, VectorRow } from './Vector.ts'

type Parts = Readonly<Record<string, readonly VectorRow[]>>

const CONTAINED: readonly VectorRow[] = [
  ...[{ vascular: 'bleeding_contained' }, { vascular: 'pseudoaneurysm' }, { vascular: 'fistula' }],
]

const REGIONAL_SKIN: readonly VectorRow[] = [['satellite'], ['in_transit'], ['satellite', 'in_transit']].map(
  (kinds) => ({ skin_metastases: kinds }),
)

/**
 * In these questions, by module, a decision table combines several answers of the module. A guideline treats
 * isoechoic and hyperechoic nodules alike, but a report distinguishes them.
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
    suspicious_extra: {
      true: [['spiculation'], ['nodes', 'metastasis']].map((signs) => ({
        suspicious_extra: true,
        extra_signs: signs,
      })),
    },
    exam: {
      lungs_not_evaluable: [{ exam: 'lungs_not_evaluable' }, { exam: 'part_not_evaluable' }],
      likely_infection: [{ exam: 'likely_infection' }, { exam: 'likely_inflammation' }],
    },
    finding: {
      benign_nodule: ['calcification', 'fat'].map((kind) => ({
        finding: 'benign_nodule',
        benign_kind: kind,
      })),
      airway_proximal: ['segmental', 'lobar', 'right_main', 'left_main', 'trachea'].map((site) => ({
        finding: 'airway_proximal',
        airway_site: site,
      })),
    },
    cyst_state: {
      thick_growing_wall_or_nodule: [
        { cyst_state: 'thick_growing_wall' },
        { cyst_state: 'thick_growing_nodule' },
      ],
      multilocular_more_loculi_or_opacity: [
        ...[{ cyst_state: 'multilocular_more_loculi' }, { cyst_state: 'multilocular_more_opacity' }],
      ],
    },
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
  'aast-spleen': {
    vascular: { contained: CONTAINED },
    devascularised_gt25: {
      true: ['segmental', 'hilar'].map((vessel) => ({ devascularised_gt25: true, injured_vessel: vessel })),
    },
  },
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
    lesion: { follicle_or_corpus_luteum: [{ lesion: 'follicle' }, { lesion: 'corpus_luteum' }] },
    ascites_or_nodules: {
      true: ['ascites', 'nodules', 'both'].map((what) => ({ ascites_or_nodules: true, peritoneal: what })),
    },
  },
  'rcc-who-isup': {
    nucleoli: { inconspicuous_400x: [{ nucleoli: 'inconspicuous_400x' }, { nucleoli: 'absent_400x' }] },
    giant_cells_or_pleomorphism: {
      true: [{ giant_cells: true }, { pleomorphism: true }, { giant_cells: true, pleomorphism: true }],
      false: [{ giant_cells: false, pleomorphism: false }],
    },
  },
  'ryan-trg': {
    residual: {
      single_cells_or_rare_groups: [
        ...[{ residual: 'single_cells' }, { residual: 'rare_groups' }, { residual: 'cells_and_groups' }],
      ],
    },
  },
  'melanoma-ajcc8': {
    n: {
      N1c: REGIONAL_SKIN.map((skin) => ({ n: 'N1c', ...skin })),
      N2a: [2, 3].map((nodes) => ({ n: 'N2a', positive_nodes: nodes })),
      N2b: [2, 3].map((nodes) => ({ n: 'N2b', positive_nodes: nodes })),
      N2c: REGIONAL_SKIN.map((skin) => ({ n: 'N2c', ...skin })),
      N3a: [{ n: 'N3a', positive_nodes: 4 }],
      N3b: [
        { n: 'N3b', positive_nodes: 4 },
        { n: 'N3b', matted: true },
      ],
      N3c: REGIONAL_SKIN.flatMap((skin) => [
        { n: 'N3c', ...skin, positive_nodes: 2 },
        { n: 'N3c', ...skin, matted: true },
      ]),
    },
  },
  'colorectal-ajcc8': {
    t: {
      T4b: [
        { t: 'T4b', invaded: ['bladder'] },
        { t: 'T4b', invaded: ['small_bowel', 'abdominal_wall'] },
      ],
    },
  },
  'gastric-ajcc8': {
    t: {
      T4b: [
        { t: 'T4b', invaded: ['pancreas'] },
        { t: 'T4b', invaded: ['spleen', 'diaphragm'] },
      ],
    },
  },
  'bosniak-2019': {
    wall_or_septa_enhance: {
      true: [{ wall_enhances: true, septa_enhance: true }],
      false: [{ wall_enhances: false, septa_enhance: false }],
    },
  },
}

/**
 * Expands a case of a table into one case, or into one for each of the answers that a combined answer stands
 * for.
 */
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
