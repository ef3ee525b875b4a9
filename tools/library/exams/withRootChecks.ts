import type { Words } from '@pandok/domain'
import type { ExamFile } from '@pandok/library'

const OTHER_ROOT: Words = {
  ko: '이 분절을 지나는 신경근이 아닙니다. 분절과 신경근을 확인하십시오.',
  en: 'This root doesn’t pass this level. Check the level and the root.',
  zh: '该神经根不经过此节段，请核对节段和神经根。',
  ja: 'この高位を通る神経根ではありません。高位と神経根を確認してください。',
  de: 'Diese Wurzel verläuft nicht in diesem Segment. Bitte Segment und Wurzel prüfen.',
}

/**
 * The roots that a level may affect, by exam. Below the first thoracic vertebra the root that leaves through the
 * foramen has the name of the upper vertebra, and those of the two vertebrae below pass behind the disc. A
 * cervical root leaves above the vertebra of its name. The values are anatomy, and the check only asks.
 */
const ROOTS: Readonly<Record<string, Readonly<Record<string, { leaving: string; passing: string[] }>>>> = {
  'lumbar-spine-mr': {
    'T12-L1': { leaving: 'T12', passing: ['L1', 'L2'] },
    'L1-2': { leaving: 'L1', passing: ['L2', 'L3'] },
    'L2-3': { leaving: 'L2', passing: ['L3', 'L4'] },
    'L3-4': { leaving: 'L3', passing: ['L4', 'L5'] },
    'L4-5': { leaving: 'L4', passing: ['L5', 'S1'] },
    'L5-S1': { leaving: 'L5', passing: ['S1'] },
  },
  'cervical-spine-mr': {
    'C2-3': { leaving: 'C3', passing: ['C4'] },
    'C3-4': { leaving: 'C4', passing: ['C5'] },
    'C4-5': { leaving: 'C5', passing: ['C6'] },
    'C5-6': { leaving: 'C6', passing: ['C7'] },
    'C6-7': { leaving: 'C7', passing: ['C8'] },
    'C7-T1': { leaving: 'C8', passing: ['T1'] },
    'T1-2': { leaving: 'T1', passing: [] },
  },
}

/** Findings within the foramen, where only the root that leaves there is. */
const IN_FORAMEN: ReadonlySet<string> = new Set(['foramen'])

/** Warns of a root that doesn't pass the level of its finding. */
export function withRootChecks(file: ExamFile): ExamFile {
  const roots = ROOTS[file.id]
  if (!roots) return file
  return {
    ...file,
    findings: file.findings.map((finding) => {
      const asked = (id: string) => finding.blanks?.find((blank) => blank.id === id)?.options
      const [levels, named] = [asked('level'), asked('root')]
      if (!levels || !named) return finding
      const known = new Set(named.map(({ id }) => id))
      const cases = levels.map(({ id: level }) => {
        const at = roots[level]
        if (!at) throw new Error(`No roots are known of ${level}.`)
        const near = [at.leaving, ...(IN_FORAMEN.has(finding.id) ? [] : at.passing)].filter((root) =>
          known.has(root),
        )
        return near.length === 0
          ? `(level == ${level})`
          : `(level == ${level} && root not in [${near.join(', ')}])`
      })
      const check = {
        id: 'root_of_level',
        when: `known(root) && (${cases.join(' || ')})`,
        message: OTHER_ROOT,
      }
      return { ...finding, checks: [...(finding.checks ?? []), check] }
    }),
  }
}
