import { LOCALES } from '@pandok/domain'
import { compileModule, emptyDefinition, type ModuleDefinition, openSession } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { examine } from '../state/examine.ts'
import { buildStep, GUIDED_STEPS, guidedStep } from './guidedSteps.ts'

const factsOf = (definition: ModuleDefinition) => ({ definition, hasResult: false, isStored: false })

const built = GUIDED_STEPS.reduce((definition, step) => buildStep(step, definition), emptyDefinition())

function written(definition: ModuleDefinition, size: string, margin: string) {
  const session = openSession(compileModule(definition), { today: '2026-11-17' })
  session.set({ id: 'size' }, size)
  session.set({ id: 'margin' }, margin)
  return LOCALES.map((locale) => session.outputs(locale)[0]?.text)
}

describe('guided example', () => {
  it('builds a module that the engine reads without findings', () => {
    expect(examine(built).findings.map(({ code }) => code)).toEqual([])
  })

  it('writes its sentence in every language', () => {
    expect(written(built, '12', 'irregular')).toEqual([
      '크기 12 mm의 큰 결절이 있으며, 경계는 불규칙함.',
      'There is a large nodule of 12 mm with an irregular margin.',
      '可见一较大结节，大小 12 mm，边缘不规则。',
      '径12 mmの大きな結節を認め、辺縁は不整。',
      'Großer Knoten von 12 mm mit unregelmäßigem Rand.',
    ])
    expect(written(built, '9', 'smooth')[0]).toBe('크기 9 mm의 작은 결절이 있으며, 경계는 매끈함.')
  })

  it('continues after a part that was built by hand, and uses that part', () => {
    const own: ModuleDefinition = {
      ...emptyDefinition(),
      inputs: [{ id: 'jangjing', kind: 'number', label: { ko: '장경' }, unit: 'mm' }],
    }
    expect(guidedStep(factsOf(own))).toBe('choice')
    const next = buildStep('table', buildStep('choice', own))
    expect(next.tables[0]?.cols).toEqual([{ ref: 'jangjing' }])
    expect(guidedStep(factsOf(next))).toBe('sentence')
  })

  it('ends once a result was seen and the module is saved', () => {
    expect(guidedStep(factsOf(emptyDefinition()))).toBe('measure')
    expect(guidedStep(factsOf(built))).toBe('try')
    expect(guidedStep({ definition: built, hasResult: true, isStored: false })).toBe('save')
    expect(guidedStep({ definition: built, hasResult: true, isStored: true })).toBeUndefined()
  })
})
