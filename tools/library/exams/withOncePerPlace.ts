import type { ExamFile } from '@pandok/library'

/** Findings that a place has once, and the blank that names it: one lung has no small effusion beside a large one. */
const ONCE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'chest-radiograph': {
    effusion: 'side',
    pneumothorax: 'side',
    'lobar-collapse': 'lobe',
    'diaphragm-elevation': 'side',
  },
  'chest-ct': { effusion: 'side', pneumothorax: 'side' },
  'abdomen-pelvis-ct': { hydronephrosis: 'kidney', pyelonephritis: 'kidney' },
  'abdomen-us': { hydronephrosis: 'kidney', ckd: 'kidney', 'renal-atrophy': 'kidney' },
  'brain-mr': { hs: 'side' },
  'lumbar-spine-mr': { canal: 'level', degeneration: 'level', fracture: 'vert' },
  'cervical-spine-mr': { canal: 'level', degeneration: 'level', fracture: 'vert' },
  'spine-radiograph': { compression: 'level' },
  'joint-radiograph': { 'femoral-neck': 'side', avn: 'side', hallux: 'side', ac: 'side' },
  'breast-us': { gynecomastia: 'side', implant: 'side', mastectomy: 'side' },
  mammography: { gynecomastia: 'side', implant: 'side', mastectomy: 'side', 'global-asymmetry': 'side' },
}

/** The exam whose findings are told before copying where one was entered twice for one place, in different words. */
export function withOncePerPlace(file: ExamFile): ExamFile {
  const once = ONCE[file.id] ?? {}
  const lost = Object.entries(once).find(
    ([id, blank]) =>
      !file.findings.some((one) => one.id === id && one.blanks?.some((its) => its.id === blank)),
  )
  if (lost) throw new Error(`${file.id} has no ${lost.join('.')}.`)
  return {
    ...file,
    findings: file.findings.map((finding) => {
      const blank = once[finding.id]
      if (blank === undefined) return finding
      const itself = { cells: [finding.id], other: blank, blank }
      return { ...finding, excludes_at: [...(finding.excludes_at ?? []), itself] }
    }),
  }
}
