import { examFile } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { withFollowed } from './withFollowed.ts'

const said = (ko: string, en: string, zh: string, ja: string, de: string) => ({ ko, en, zh, ja, de })

const exam = (id: string, finding: object) =>
  examFile.parse({
    id,
    names: { en: 'Exam' },
    regions: [{ id: 'extra', name: { en: 'Extra-axial' } }],
    findings: [{ name: { en: 'Finding' }, region: 'extra', ...finding }],
  })

describe('a finding that is followed', () => {
  const meningioma = {
    id: 'meningioma',
    finding: said('수막종 있음.', 'Meningioma.', '脑膜瘤。', '髄膜腫を認める。', 'Meningeom.'),
    conclusion: said('수막종.', 'Meningioma.', '脑膜瘤。', '髄膜腫。', 'Meningeom.'),
  }

  it('asks how it has changed and says it before the full stop of both sections', () => {
    const [made] = withFollowed(exam('brain-mr', meningioma)).findings
    expect(made?.blanks?.map(({ id, optional }) => [id, optional])).toEqual([['change', true]])
    expect(made?.finding?.en).toBe('Meningioma[, {change}].')
    expect(made?.finding?.ja).toBe('髄膜腫を認める[。{change}]。')
    expect(made?.conclusion?.zh).toBe('脑膜瘤[，{change}]。')
  })

  it('says it at the end of a row, which has no full stop', () => {
    const row = { id: 'extrusion', column: 'disc', conclusion: { en: 'disc extrusion', ja: '椎間板脱出' } }
    const [made] = withFollowed(exam('lumbar-spine-mr', row)).findings
    expect(made?.conclusion).toEqual({ en: 'disc extrusion[, {change}]', ja: '椎間板脱出[、{change}]' })
  })

  it('is left as it is in an exam that doesn’t follow it', () => {
    const file = exam('brain-ct', meningioma)
    expect(withFollowed(file)).toEqual(file)
  })
})
