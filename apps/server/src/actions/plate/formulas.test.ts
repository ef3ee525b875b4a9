import type { Cell, Exam } from '@pandok/domain'
import {
  moduleSave,
  type PlateDocument,
  plateCreate,
  plateGet,
  plateImport,
  plateSave,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const exam: Exam = {
  regions: [{ id: 'lobes', name: { ko: '양엽' }, normal: { ko: '결절 없음.' } }],
  blanks: [{ id: 'phase', kind: 'choice', label: { ko: '시기' }, options: [option('late')] }],
}

function option(id: string) {
  return { id, label: { ko: id } }
}

const grade = { id: 'grade', kind: 'choice', label: { ko: '등급' }, options: [option('3')] } as const

const graded = (changes: Partial<Cell> = {}): Cell => ({
  ...phraseCell(0, '{grade} 등급 결절.'),
  blanks: [grade],
  finding: { region: 'lobes', replaces: [{ regions: ['lobes'], when: 'grade == "3"' }] },
  ...changes,
})

/** A module that doubles what it is given. */
const doubling = {
  inputs: [{ id: 'size', kind: 'number', label: { ko: '크기' } }],
  computed: [{ id: 'twice', kind: 'number', expr: 'size * 2' }],
  outputs: [{ id: 'said', section: 'findings', body: { ko: ['두 배.'] } }],
}

const using = (moduleId: string, formula: string, given = '4'): Cell =>
  graded({
    uses: [{ moduleId, as: 'd', inputs: { size: given } }],
    values: [{ id: 'rank', kind: 'number', formula }],
  })

const content = (cells: readonly Cell[], changes: { exam?: Exam } = {}) =>
  ({ name: '갑상선', cells, keyMap: {}, autoFill: [], exam, ...changes }) as never

const save = async (as: TestMember, plate: PlateDocument, ...given: Parameters<typeof content>) =>
  server.call(
    plateSave,
    { id: plate.id, revision: plate.revision, ...(content(...given) as object) } as never,
    { as },
  )

const unknown = (path: string) => ({ path, finding: { code: 'name.unknown' } })

const refusal = (reason: object) => ({ ok: false, code: 'BAD_REQUEST', reason })

describe('a plate’s formulas', () => {
  it.each<[string, Partial<Cell>, object]>([
    [
      'what a blank is shown by',
      { blanks: [{ ...grade, visible: 'grades == "3"' }] },
      unknown('blanks.0.visible'),
    ],
    [
      'when a sentence is written',
      { outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: '결절' }, when: 'late' }] },
      unknown('outputs.0.when'),
    ],
    [
      'when a normal sentence steps back',
      { finding: { region: 'lobes', replaces: [{ regions: ['lobes'], when: 'grade ==' }] } },
      { path: 'finding.replaces.0.when', finding: { code: 'expression.syntax' } },
    ],
    ['a rank', { finding: { region: 'lobes', rank: 'urgency' } }, unknown('finding.rank')],
    [
      'a value of the wrong kind',
      { values: [{ id: 'late', kind: 'bool', formula: 'grade' }] },
      { path: 'values.0.formula', finding: { code: 'expression.type' } },
    ],
    [
      'where words are said',
      { values: [{ id: 'late', kind: 'words', formula: 'phases == "late"', text: { ko: '후기' } }] },
      unknown('values.0.formula'),
    ],
    [
      'a check',
      { checks: [{ id: 'c', level: 'warn', when: 'size > 3', message: { ko: '크기' } }] },
      unknown('checks.0.when'),
    ],
  ])('are refused at their place: %s', async (_, changes, { path, ...found }: { path?: string }) => {
    const member = await server.member()
    const plate = await server.plate(member)
    const refused = refusal({ findings: [{ path: `cells.0.${path}`, ...found }] })
    expect(await save(member, plate, [graded(changes)])).toMatchObject(refused)
    expect(await server.call(plateCreate, content([graded(changes)]), { as: member })).toMatchObject(refused)
    const { plate: kept } = await server.mustCall(plateGet, { id: plate.id }, { as: member })
    expect(kept.revision).toBe(1)
  })

  it('may name what the cell and the exam ask', async () => {
    const member = await server.member()
    const right = graded({
      values: [{ id: 'late', kind: 'bool', formula: 'phase == "late" && grade == "3"' }],
    })
    expect(await save(member, await server.plate(member), [right])).toMatchObject({ ok: true })
  })

  it('of the exam are looked at, too', async () => {
    const member = await server.member()
    const values = [{ id: 'late', kind: 'bool', formula: 'grade == "3"' }] as const
    expect(
      await save(member, await server.plate(member), [graded()], { exam: { ...exam, values } }),
    ).toMatchObject(refusal({ findings: [unknown('exam.values.0.formula')] }))
  })

  it('over a used module are held against the module, as far as the member may see it', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const own = await server.module(member, { definition: doubling })
    const foreign = await server.module(other, { definition: doubling })
    const plate = await server.plate(member)
    expect(await save(member, plate, [using(own.id, 'd_thrice')])).toMatchObject(
      refusal({ findings: [unknown('cells.0.values.0.formula')] }),
    )
    expect(await save(member, plate, [using(own.id, 'd_twice', '"4"')])).toMatchObject(
      refusal({ findings: [{ path: 'cells.0.uses.0.inputs.size', finding: { code: 'expression.type' } }] }),
    )
    expect(await save(member, plate, [using(own.id, 'd_twice', 'd_twice')])).toMatchObject(
      refusal({ fields: [{ path: 'cells.0.uses.0.inputs.size', problem: 'formula.wrong' }] }),
    )
    // Nobody learns from a refusal what somebody else's module holds.
    expect(await save(member, plate, [using(foreign.id, 'd_thrice')])).toMatchObject({ ok: true })
    const saved = { ...plate, revision: plate.revision + 1 }
    expect(await save(member, saved, [using(own.id, 'd_twice')])).toMatchObject({ ok: true })
  })

  it('that a changed module has made wrong keep nobody from renaming the plate, but from changing its cells', async () => {
    const member = await server.member()
    const own = await server.module(member, { definition: doubling })
    const cells = [using(own.id, 'd_twice')]
    const plate = await server.plate(member)
    expect(await save(member, plate, cells)).toMatchObject({ ok: true })
    const computed = [{ id: 'thrice', kind: 'number', expr: 'size * 3' }]
    await server.mustCall(
      moduleSave,
      { id: own.id, revision: own.revision, name: own.name, definition: { ...doubling, computed } } as never,
      { as: member },
    )
    const saved = { id: plate.id, revision: plate.revision + 1 }
    const other = [...cells, phraseCell(1, '정상.')]
    expect(
      await server.call(plateSave, { ...saved, ...(content(other) as object) } as never, { as: member }),
    ).toMatchObject(refusal({ findings: [unknown('cells.0.values.0.formula')] }))
    expect(
      await server.call(plateSave, { ...saved, ...(content(cells) as object), name: '다른 이름' } as never, {
        as: member,
      }),
    ).toMatchObject({ ok: true })
  })

  it('of a file are held against the modules of the file, and nothing of it is taken if one is wrong', async () => {
    const member = await server.member()
    const file = (...formulas: string[]) =>
      ({
        format: 'pandok',
        version: 1,
        exportedAt: '2026-01-02T03:04:05.000Z',
        plates: formulas.map((formula) => content([using('m', formula)])),
        modules: [{ id: 'm', name: '두 배', definition: doubling }],
      }) as never
    expect(
      await server.call(plateImport, { file: file('d_twice', 'd_thrice') }, { as: member }),
    ).toMatchObject(refusal({ findings: [unknown('file.plates.1.cells.0.values.0.formula')] }))
    const { plates, modules } = await server.mustCall(
      plateImport,
      { file: file('d_twice', 'd_twice') },
      { as: member },
    )
    expect([plates.length, modules.length]).toEqual([2, 1])
  })

  it('are told up to fifty, however many are wrong', async () => {
    const member = await server.member()
    const wrong = Array.from({ length: 60 }, (_, index) => ({
      ...phraseCell(index),
      blanks: [{ ...grade, visible: 'missing_a', required: 'missing_b' }],
    }))
    const answer = await save(member, await server.plate(member), wrong)
    expect(answer).toMatchObject(refusal({ findings: Array(50).fill({ finding: { code: 'name.unknown' } }) }))
  })
})
