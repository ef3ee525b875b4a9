import type { Words } from '@pandok/domain'
import type { ExamFile, ExamFileFinding } from '@pandok/library'

const MESSAGE: Words = {
  ko: '소견의 위치가 촬영한 척추 부위가 아닙니다.',
  en: 'The level of the finding isn’t in the part of the spine that was examined.',
  zh: '所见节段不在摄片的脊柱范围内。',
  ja: '所見の高位が撮影した脊椎の範囲に含まれていません。',
  de: 'Die Höhe des Befundes liegt nicht im aufgenommenen Wirbelsäulenabschnitt.',
}

/** Vertebrae that radiographs of a part show, with those at its edge. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  cervical: /^(?:c\d|t[1-3])$/u,
  thoracic: /^(?:c[67]|t\d+|l[1-3])$/u,
  lumbar: /^(?:t9|t1[0-2]|l\d|s1)$/u,
}

const PLACES = ['level', 'levels', 'vertebrae']

/** The vertebrae of a place: «c5c6» is a disc, «c5» a vertebra. */
const vertebraeOf = (place: string) => place.match(/[ctls]\d+/gu) ?? []

/**
 * Warns where a finding lies outside the part of the spine that was examined. Each part is gathered from its
 * technique; the whole spine shows every part, and without any of them nothing is asked.
 */
export function withSpinePart(file: ExamFile): ExamFile {
  if (file.id !== 'spine-radiograph') return file
  const parts = Object.keys(SHOWN)
  return {
    ...file,
    gathers: [
      ...(file.gathers ?? []),
      ...[...parts, 'whole'].map((part) => ({ id: `${part}_shot`, cells: [`technique-${part}`] })),
    ],
    findings: file.findings.map((finding) => withPart(finding, parts)),
  }
}

function withPart(finding: ExamFileFinding, parts: readonly string[]): ExamFileFinding {
  const asked = finding.blanks?.find(({ id }) => PLACES.includes(id))
  if (!asked?.options) return finding
  const checks = parts.flatMap((part) => {
    const outside = (asked.options ?? [])
      .map(({ id }) => id)
      .filter((id) => !vertebraeOf(id).every((vertebra) => SHOWN[part]?.test(vertebra)))
    if (outside.length === 0) return []
    const others = parts.filter((other) => other !== part).map((other) => `!${other}_shot`)
    const isOutside =
      asked.kind === 'multi'
        ? outside.map((place) => `"${place}" in ${asked.id}`).join(' || ')
        : `${asked.id} in [${outside.join(', ')}]`
    const when = `${part}_shot && ${others.join(' && ')} && !whole_shot && known(${asked.id}) && (${isOutside})`
    return [{ id: `outside_${part}`, when, message: MESSAGE }]
  })
  return { ...finding, checks: [...(finding.checks ?? []), ...checks] }
}
