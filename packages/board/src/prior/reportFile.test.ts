import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOf, moduleOf, startRun, TODAY } from '../run/testkit/startRun.ts'
import { compareFilling, proposeComparisons } from './compareRun.ts'
import { REPORT_FILE_MAX_CHARACTERS } from './limits.ts'
import { isSamePatient, type PatientIdentity, patientKey, patientText } from './patientKey.ts'
import { priorRecords } from './priorRecords.ts'
import type { ReportFile } from './ReportFile.ts'
import { readReportFile } from './readReportFile.ts'
import { reportFileOf } from './reportFileOf.ts'

const label = { ko: '물음' }
const definition = {
  groups: [{ id: 'spots', label }],
  inputs: [
    { id: 'lobe', kind: 'choice', label, options: ['rul', 'lll'].map((id) => ({ id, label })) },
    { id: 'size', kind: 'number', unit: 'mm', altUnits: ['cm'], label },
    { id: 'before', kind: 'number', unit: 'mm', label, fill: [{ from: 'prior', input: 'size' }] },
    { id: 'width', kind: 'number', unit: 'mm', label, group: 'spots' },
  ],
  computed: [
    { id: 'delta', kind: 'number', unit: 'mm', expr: 'change(size)' },
    { id: 'least', kind: 'number', unit: 'mm', expr: 'nadir(size)' },
  ],
  outputs: [
    {
      id: 'out',
      section: 'findings',
      body: {
        // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
        ko: [{ v: 'lobe' }, ' ', { v: 'size' }, { when: 'known(delta)', then: [' (', { v: 'delta' }, ')'] }],
      },
    },
    { id: 'was', section: 'findings', when: 'known(before)', body: { ko: ['이전 ', { v: 'before' }] } },
  ],
}
const nodule = moduleOf('m', definition)
const cells = [cellOf('nodule', 0, { id: 'm', kind: 'module', moduleId: 'm' } as never)]
const patient: PatientIdentity = { id: '00123', issuer: 'Hospital', birthDate: '19600102' }
const SETTINGS = { salt: '00112233445566778899aabbccddeeff', rounds: 10 }
const study = { date: '2026-03-02', uid: '1.2.3', modality: 'CT' }

const begin = () => startRun(cells, { modules: [nodule] })

function finding(values: Record<string, string>, more: readonly Record<string, string>[] = []) {
  const run = begin()
  run.fill('nodule', values)
  for (const other of more) {
    run.another('nodule')
    for (const [input, raw] of Object.entries(other)) run.type(input, raw)
    run.write()
  }
  return run
}

async function fileOf(run: ReturnType<typeof begin>, date = study.date): Promise<ReportFile> {
  const file = reportFileOf({
    patient: await patientKey(patient, SETTINGS),
    study: { ...study, date },
    plate: 'Chest CT',
    locale: 'ko',
    text: run.texts().join('\n'),
    runs: run.read().runs,
    measurements: [
      {
        trackingUid: '1.2.9',
        what: 'length',
        value: '7.0',
        unit: 'mm',
        place: [1, 2, 3],
        frameOfReference: '1.2.8',
        instance: '1.2.7',
        drawn: {
          tool: 'length',
          frame: 1,
          points: [
            [1, 2.5],
            [8, 2.5],
          ],
        },
      },
    ],
    editionOf: () => ({ entry: 'lung-nodule', edition: 3 }),
  })
  return file
}

describe('report files', () => {
  it('K800 open as what was written, without loss', async () => {
    const run = finding({ lobe: 'rul', size: '7.0' })
    const file = await fileOf(run)
    expect(readReportFile(JSON.stringify(file))).toEqual({ ok: true, file })
    expect(readReportFile(`\uFEFF${JSON.stringify(file, null, 2)}`)).toEqual({ ok: true, file })
    expect(file.runs[0]).toMatchObject({
      module: { id: 'm', entry: 'lung-nodule', edition: 3 },
      title: 'NODULE',
      units: { size: 'mm', delta: 'mm' },
      record: { date: '2026-03-02', values: { lobe: 'rul', size: '7.0' }, nadirs: { size: '7' } },
    })
  })

  it('K840 hold how a measurement was drawn, and are refused where that is damaged', async () => {
    const file = await fileOf(finding({ lobe: 'rul', size: '7.0' }))
    const read = (drawn: object) =>
      readReportFile(JSON.stringify({ ...file, measurements: [{ ...file.measurements[0], drawn }] }))
    const drawn = { tool: 'length', frame: 1, points: [[1, 2.5]] }
    expect(read(drawn)).toMatchObject({ ok: true, file: { measurements: [{ drawn }] } })
    expect(read({ ...drawn, points: [[1, null]] })).toMatchObject({ fault: 'damaged' })
    expect(read({ ...drawn, frame: 0 })).toMatchObject({ fault: 'damaged' })
  })

  it('K801 hold neither number, issuer nor birth date', async () => {
    const written = JSON.stringify(await fileOf(finding({ lobe: 'rul', size: '7.0' })))
    for (const told of Object.values(patient)) expect(written).not.toContain(told)
  })

  it('K802 are refused with a reason, and whole', async () => {
    const file = await fileOf(finding({ lobe: 'rul', size: '7.0' }))
    const read = (document: unknown) => readReportFile(JSON.stringify(document))
    expect(readReportFile('{')).toEqual({ ok: false, fault: 'notJson' })
    expect(readReportFile(' '.repeat(REPORT_FILE_MAX_CHARACTERS + 1))).toEqual({
      ok: false,
      fault: 'tooLarge',
    })
    expect(read([])).toEqual({ ok: false, fault: 'notAReport' })
    expect(read({ some: 'file' })).toEqual({ ok: false, fault: 'notAReport' })
    expect(read({ ...file, version: 2 })).toEqual({ ok: false, fault: 'newer' })
    expect(read({ ...file, study: { date: '2026-02-30' } })).toEqual({
      ok: false,
      fault: 'damaged',
      path: 'study.date',
    })
    expect(read({ ...file, runs: [{ ...file.runs[0], track: 5 }] })).toMatchObject({
      fault: 'damaged',
      path: 'runs.0.track',
    })
    expect(read({ ...file, later: 'something' })).toEqual({ ok: true, file })
  })

  it('K802 whatever is dropped, nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readReportFile(text).ok).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('K804 hold what is written, each filling and each row with an identity', async () => {
    const run = finding({ lobe: 'rul', size: '7' })
    const session = run.read().runs[0]?.fillings[0]?.session
    const key = session?.addRow('spots') ?? ''
    session?.set({ id: 'width', row: key }, '3')
    run.another('nodule')
    run.type('size', '9')
    const { runs } = await fileOf(run)
    expect(runs).toHaveLength(1)
    expect(runs[0]?.record.values['spots']).toEqual([
      { track: `${runs[0]?.track}/spots/1`, values: { width: '3' } },
    ])
  })

  const comparing = { id: 'm', definition: nodule.definition }

  it('K805 read another unit where the input takes it, and nothing else', async () => {
    const file = await fileOf(finding({ lobe: 'rul', size: '7' }))
    const [run] = file.runs
    const inUnits = (size: string) => [
      { ...file, runs: run ? [{ ...run, units: { ...run.units, size } }] : [] },
    ]
    const track = run?.track ?? ''
    expect(priorRecords(inUnits('cm'), comparing, track)[0]).toMatchObject({
      values: { size: '7 cm' },
      nadirs: {},
    })
    expect(priorRecords(inUnits('m'), comparing, track)[0]?.values).not.toHaveProperty('size')
  })

  it('K805 are of the same module by its id or by its entry of the library', async () => {
    const files = [await fileOf(finding({ lobe: 'rul', size: '7' }))]
    const track = files[0]?.runs[0]?.track ?? ''
    const copy = { ...comparing, id: 'copy' }
    expect(priorRecords(files, copy, track)).toEqual([])
    expect(priorRecords(files, { ...copy, entry: 'lung-nodule' }, track)).toHaveLength(1)
  })

  it('K806 fill in what asks for it, unconfirmed, and can be taken back and kept', async () => {
    const files = [await fileOf(finding({ lobe: 'rul', size: '7.0' }))]
    const run = begin()
    run.fill('nodule', { lobe: 'rul', size: '9' })
    expect(run.texts()).toEqual(['물음 9 mm'])
    const track = proposeComparisons(run.read().runs, files)[0]?.before[0] ?? ''
    const filling = run.read().runs[0]?.fillings[0]
    if (!filling) throw new Error('no filling')
    compareFilling(filling, files, { track, examDate: TODAY })
    expect(run.texts().slice(0, 2)).toEqual(['물음 9 mm (2 mm)', '이전 7.0 mm'])
    expect(run.read().concerns).toContainEqual(
      expect.objectContaining({ kind: 'unconfirmed', at: { id: 'before' } }),
    )
    const again = startRun(cells, { modules: [nodule], kept: run.kept() })
    expect(again.texts()).toEqual(run.texts())
    run.undo()
    expect(run.texts()).toEqual(['물음 9 mm'])
    run.redo()
    expect(run.texts().slice(0, 2)).toEqual(['물음 9 mm (2 mm)', '이전 7.0 mm'])
  })

  it('K804 a compared filling keeps its lesion’s identity and nadir in the next file', async () => {
    const files = [await fileOf(finding({ lobe: 'rul', size: '5' }))]
    const track = files[0]?.runs[0]?.track ?? ''
    const second = finding({ lobe: 'rul', size: '9' })
    const filling = second.read().runs[0]?.fillings[0]
    if (filling) compareFilling(filling, files, { track, examDate: TODAY })
    const next = await fileOf(second, TODAY)
    expect(next.runs[0]).toMatchObject({ track, record: { nadirs: { size: '5' } } })
  })

  it('K807 the order of files and one dropped twice change nothing', async () => {
    const first = await fileOf(finding({ lobe: 'rul', size: '5' }))
    const track = first.runs[0]?.track ?? ''
    const second: ReportFile = {
      ...first,
      study: { ...study, date: '2026-06-01' },
      runs: first.runs.map((run) => ({ ...run, record: { ...run.record, date: '2026-06-01' } })),
    }
    const once = priorRecords([first, second], comparing, track)
    expect(once).toHaveLength(2)
    expect(priorRecords([second, first, second, first], comparing, track)).toEqual(once)
  })

  it('K810 two nodules are matched with two of then, and nothing is compared by itself', async () => {
    const files = [await fileOf(finding({ lobe: 'rul', size: '7' }, [{ lobe: 'lll', size: '12' }]))]
    const now = finding({ lobe: 'lll', size: '14' }, [{ lobe: 'rul', size: '6' }])
    const proposals = proposeComparisons(now.read().runs, files)
    const tracks = files[0]?.runs.map(({ track }) => track) ?? []
    const keys = now.read().runs.map(({ id }) => `${id}/m`)
    expect(proposals).toHaveLength(2)
    expect(proposals).toContainEqual({ state: 'same', before: [tracks[1]], after: [keys[0]], by: 'site' })
    expect(proposals).toContainEqual({ state: 'same', before: [tracks[0]], after: [keys[1]], by: 'site' })
    expect(now.texts().join()).not.toContain('(')
  })
})

describe('two patients', () => {
  /** Alike as numbers and names of a hospital are: a zero more, another letter case, a space inside, a part moved. */
  const alike = fc.constantFrom(
    '123',
    '0123',
    '00123',
    '1234',
    '12 3',
    'A123',
    'a123',
    '123A',
    '１２３',
    '',
    ' ',
  )
  const person = fc.record({
    id: alike,
    issuer: fc.constantFrom('', 'H', 'H1', 'h', 'H 1', '123', 'HA'),
    birthDate: fc.constantFrom('', '19600102', '19600201', '1960010'),
  })

  it('K803 never have one text, however alike they are', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        const isSame =
          a.id.trim() === b.id.trim() && a.issuer.trim() === b.issuer.trim() && a.birthDate === b.birthDate
        const [one, other] = [patientText(a), patientText(b)]
        if (a.id.trim() === '' || b.id.trim() === '')
          expect(one === undefined || other === undefined).toBe(true)
        else expect(one === other).toBe(isSame)
      }),
      { numRuns: 2000 },
    )
  })

  it('K803 never have one key, and without a number are unknown', async () => {
    await fc.assert(
      fc.asyncProperty(person, person, async (a, b) => {
        const answer = await isSamePatient(await patientKey(a, SETTINGS), b)
        const [one, other] = [patientText(a), patientText(b)]
        if (one === undefined || other === undefined) expect(answer).toBe('unknown')
        else expect(answer).toBe(one === other ? 'same' : 'other')
      }),
      { numRuns: 200 },
    )
  })

  it('K803 one patient has another key in every file, and is found in each', async () => {
    const other = { ...SETTINGS, salt: 'ff'.repeat(16) }
    const [first, second] = [await patientKey(patient, SETTINGS), await patientKey(patient, other)]
    expect(first?.key).not.toBe(second?.key)
    expect(await isSamePatient(second, { ...patient, id: ' 00123 ' })).toBe('same')
    expect(await isSamePatient(second, undefined)).toBe('unknown')
  })
})
