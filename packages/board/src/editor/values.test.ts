import type { Cell, Exam } from '@pandok/domain'
import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { nameableDefinition } from '../run/phrase/nameableDefinition.ts'
import { cellFormulaFaults, formulaFaults } from './formulaFaults.ts'
import { cell, openBoard, phrase, plate } from './testkit/plates.ts'

const exam: Exam = {
  regions: [{ id: 'lobes', name: { ko: '양엽' }, normal: { ko: '결절 없음.' } }],
  blanks: [{ id: 'dims', kind: 'size', label: { ko: '크기' } }],
  values: [{ id: 'vol', kind: 'number', formula: 'dims[0] * 2', decimals: 1 }],
  gathers: [{ id: 'nodes', what: 'count', cells: ['nodule', 'node'], value: 'vol' }],
}

const nodule = (more: Partial<Cell> = {}): Cell =>
  cell('nodule', 0, {
    blanks: [{ id: 'size', kind: 'number', label: { ko: '크기' } }],
    values: [
      { id: 'twice', kind: 'number', formula: 'size * 2 + vol + nodes' },
      { id: 'large', kind: 'words', formula: 'twice > 4', text: { ko: '큰' } },
      { id: 'grade', kind: 'choice', formula: 'm_grade', options: [{ id: 'a', label: { ko: '가' } }] },
    ],
    uses: [{ moduleId: 'grades', as: 'm', inputs: { size: 'size' } }],
    checks: [{ id: 'huge', level: 'warn', when: 'twice > 100', message: { ko: '확인' } }],
    outputs: [{ ...phrase('o1', '{large} 결절 {grade}.'), when: 'grade == "a"' }],
    ...more,
  })

const open = (more: Partial<Cell> = {}, changed: Partial<Exam> = {}) =>
  openBoard(plate([nodule(more), cell('node', 1)], { exam: { ...exam, ...changed } }))

const wrong = (board: ReturnType<typeof open>) =>
  board.editor.read().faults.map(({ path, reason }) => `${path.join('.')} ${reason}`)

describe('values in the editor', () => {
  it('K434 are looked at as other formulas are, but for what only a module knows', () => {
    expect(wrong(open())).toEqual([])
    expect(
      wrong(
        open({
          values: [{ id: 'twice', kind: 'number', formula: 'sise * 2' }],
          checks: [],
          outputs: [phrase('o1')],
        }),
      ),
    ).toEqual(['cells.0.values.0.formula formula.wrong'])
    expect(wrong(open({ checks: [{ id: 'huge', level: 'warn', when: 'twice', message: {} }] }))).toEqual([
      'cells.0.checks.0.when formula.wrong',
    ])
    expect(wrong(open({}, { values: [{ id: 'vol', kind: 'number', formula: 'dims' }] }))).toContain(
      'exam.values.0.formula formula.wrong',
    )
  })

  it('K900 a wrong formula says why, one cell after the other', () => {
    const because = (more: Partial<Cell>) =>
      [...cellFormulaFaults(nodule(more), exam, () => GRADES)]
        .flatMap((fault) => fault ?? [])
        .map(({ path, because }) => [path.join('.'), because?.code])
    expect(because({})).toEqual([])
    expect(
      because({
        values: [
          { id: 'a', kind: 'number', formula: 'sise * 2' },
          { id: 'b', kind: 'bool', formula: 'size' },
          { id: 'c', kind: 'text', formula: 'm_grades' },
          { id: 'd', kind: 'number', formula: 'size *' },
        ],
        outputs: [phrase('o1')],
        checks: [],
      }),
    ).toEqual([
      ['values.0.formula', 'name.unknown'],
      ['values.1.formula', 'expression.type'],
      ['values.2.formula', 'name.unknown'],
      ['values.3.formula', 'expression.syntax'],
    ])
    const given = { moduleId: 'grades', as: 'm', inputs: { size: 'm_grade', width: '3' } }
    expect(because({ uses: [given] })).toEqual([
      ['uses.0.inputs.size', undefined],
      ['uses.0.inputs.width', undefined],
    ])
  })

  const GRADES: ModuleDefinition = {
    ...emptyDefinition(),
    inputs: [
      { id: 'size', kind: 'number', label: {} },
      { id: 'side', kind: 'choice', label: {}, options: [{ id: 'r', label: {} }], group: 'rows' },
    ],
    groups: [{ id: 'rows', label: {} }],
    computed: [
      {
        id: 'grade',
        kind: 'choice',
        expr: 'size > 3 ? "a" : "b"',
        options: ['a', 'b'].map((id) => ({ id, label: {} })),
      },
    ],
  }
  const withModule = (more: Partial<Cell> = {}) =>
    formulaFaults({ cells: [nodule(more)], exam: { ...exam, gathers: [] } }, (id) =>
      id === 'grades' ? GRADES : undefined,
    ).map(({ path }) => path.join('.'))

  it('K461 that name a module’s are looked at with the module, and so is what it is given', () => {
    const values: Cell['values'] = [{ id: 'grade', kind: 'choice', formula: 'm_grade', options: [] }]
    const said = { values, checks: [] }
    expect(withModule(said)).toEqual([])
    expect(
      withModule({ ...said, values: [{ id: 'grade', kind: 'choice', formula: 'm_grad', options: [] }] }),
    ).toEqual(['cells.0.values.0.formula'])
    const given = (inputs: Record<string, string>) =>
      withModule({ ...said, uses: [{ moduleId: 'grades', as: 'm', inputs }] })
    expect(given({ size: 'size * 2', side: '"r"' })).toEqual([])
    expect(given({ size: '"large"' })).toEqual(['cells.0.uses.0.inputs.size'])
    expect(given({ size: 'sise' })).toEqual(['cells.0.uses.0.inputs.size'])
    expect(given({ nothing: 'size' })).toEqual(['cells.0.uses.0.inputs.nothing'])
    expect(given({ size: 'm_grade == "a" ? 1 : 2' })).toEqual(['cells.0.uses.0.inputs.size'])
    const gone = [{ moduleId: 'gone', as: 'm', inputs: { size: 'sise' } }]
    expect(withModule({ ...said, uses: gone })).toEqual([])
  })

  it('K461 of what was found may name what a module of the cell works out', () => {
    const outputs: Cell['outputs'] = [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'grades' }]
    const ranked = (rank: string) =>
      withModule({
        outputs,
        blanks: undefined,
        values: undefined,
        uses: undefined,
        checks: undefined,
        finding: { region: 'lobes', rank },
      })
    expect(ranked('grade == "a" ? 1 : 2')).toEqual([])
    expect(ranked('garde == "a" ? 1 : 2')).toEqual(['cells.0.finding.rank'])
    expect(formulaFaults({ cells: [cell('written', 3, { outputs })] }, () => GRADES)).toEqual([])
  })

  it('K460 a condition may ask about all that a formula can name, and not about what a module is given', () => {
    const names = (one: Cell | undefined) => {
      const { definition, hidden } = nameableDefinition(one, { exam, moduleOf: () => GRADES })
      return [...definition.inputs, ...definition.computed]
        .map(({ id }) => id)
        .filter((id) => !hidden.has(id))
    }
    expect(names(nodule())).toEqual(['size', 'dims', 'nodes', 'vol', 'twice', 'grade', 'm_grade'])
    expect(names(undefined)).toEqual(['dims', 'nodes', 'vol'])
    const written: Cell['outputs'] = [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'grades' }]
    expect(names(cell('written', 3, { outputs: written }))).toEqual(['dims', 'nodes', 'size', 'vol', 'grade'])
  })

  it('K434 are gathered no more from a cell that is cleared', () => {
    const board = open()
    board.take({ do: 'clear', positions: [1] })
    expect(board.editor.read().plate.exam?.gathers).toMatchObject([{ id: 'nodes', cells: ['nodule'] }])
  })
})
