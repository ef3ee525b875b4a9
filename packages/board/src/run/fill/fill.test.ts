import type { AutoFill, FillSource } from '@pandok/domain'
import { describe, expect, it, vi } from 'vitest'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { nodule } from '../testkit/nodule.ts'
import { cellOf, moduleOf, phrase, type StartedRun, startRun, TODAY } from '../testkit/startRun.ts'

const label = { ko: '물음' }
const saying = (...names: string[]) => [
  { id: 'out', section: 'findings', body: { ko: names.flatMap((v) => [{ v }, ';']) } },
]
const form = moduleOf('form', {
  inputs: [
    { id: 'number', kind: 'number', unit: 'mm', altUnits: ['cm'], label },
    { id: 'words', kind: 'text', label },
    { id: 'day', kind: 'date', label },
  ],
  outputs: saying('number'),
})

let rules = 0
const rule = (cell: string, input: string, source: FillSource, output = 'm'): AutoFill => ({
  id: `rule${++rules}`,
  cell,
  output,
  input,
  source,
})
const from = (cell: string, input: string, output = 'm'): FillSource => ({
  from: 'cell',
  cell,
  output,
  input,
})

const viewOf = (run: StartedRun, input: string, place = 0) =>
  run
    .read()
    .open?.fillings[0]?.session.snapshot()
    .inputs.filter(({ address }) => address.id === input)[place]
const shown = (run: StartedRun, input: string, place = 0) => viewOf(run, input, place)?.value

describe('presets', () => {
  it('K180 stand in the form as defaults that can be overwritten', () => {
    const preset = { size: '12', side: 'L' }
    const run = startRun([cellOf('n', 0, moduleOutput('nodule', { preset }))], { modules: [nodule] })
    run.run('n')
    expect(viewOf(run, 'size')).toMatchObject({ value: '12', state: 'auto', source: { from: 'default' } })
    expect(viewOf(run, 'side')).toMatchObject({ value: 'L', needsConfirming: true })
    run.type('size', '13')
    expect(shown(run, 'size')).toBe('13')
  })

  it('K180 fill the rows of a repeat group', () => {
    const rows = moduleOf('rows', {
      groups: [{ id: 'lesions', label }],
      inputs: [{ id: 'size', kind: 'number', group: 'lesions', label }],
      outputs: [
        { id: 'out', section: 'findings', body: { ko: [{ each: 'lesions', body: [{ v: 'size' }, ' '] }] } },
      ],
    })
    const preset = { lesions: [{ size: '1' }, {}, { size: '3' }] }
    const run = startRun([cellOf('r', 0, moduleOutput('rows', { preset }))], { modules: [rows] })
    run.run('r')
    expect([0, 1, 2].map((row) => shown(run, 'size', row))).toEqual(['1', undefined, '3'])
  })

  it('K181 that no longer fit are left out', () => {
    const preset = { size: 'many', side: 'X', gone: '1' }
    const run = startRun([cellOf('n', 0, moduleOutput('nodule', { preset }))], { modules: [nodule] })
    run.run('n')
    expect(viewOf(run, 'size')).toMatchObject({ value: undefined, fault: 'missing' })
    expect(viewOf(run, 'side')).toMatchObject({ value: 'R', state: 'default' })
  })
})

describe('auto fill', () => {
  const started = (sources: readonly FillSource[], host = {}, input = 'number', preset = {}) => {
    const autoFill = sources.map((source) => rule('c', input, source))
    const run = startRun([cellOf('c', 0, moduleOutput('form', { preset }))], {
      autoFill,
      modules: [form],
      host,
    })
    run.run('c')
    return run
  }

  it('K182 takes a default, today, a DICOM attribute, a measurement, the clipboard', () => {
    expect(viewOf(started([{ from: 'default', value: '4' }]), 'number')).toMatchObject({
      value: '4',
      state: 'auto',
    })
    expect(viewOf(started([{ from: 'today' }], {}, 'day'), 'day')).toMatchObject({
      value: TODAY,
      source: { from: 'today' },
    })
    const attribute = (name: string) => ({ PatientAge: '051Y', StudyDate: '20260102' })[name]
    expect(shown(started([{ from: 'dicom', attribute: 'StudyDate' }], { attribute }, 'day'), 'day')).toBe(
      '2026-01-02',
    )
    expect(
      viewOf(started([{ from: 'dicom', attribute: 'PatientAge' }], { attribute }), 'number'),
    ).toMatchObject({
      value: '51',
      source: { from: 'dicom', attribute: 'PatientAge' },
    })
    const measurement = () => ({ value: '1.25', unit: 'cm', image: '3', uid: '1.2.3' })
    expect(
      viewOf(started([{ from: 'measurement', what: 'length' }], { measurement }), 'number'),
    ).toMatchObject({
      value: '12.5',
      source: { from: 'measurement', what: 'length', image: '3', uid: '1.2.3' },
    })
    const clipboard = () => '7'
    expect(viewOf(started([{ from: 'clipboard' }], { clipboard }), 'number')).toMatchObject({ value: '7' })
  })

  it('K182 asks for the chosen measurement where the rule says so', () => {
    const measurement = vi.fn(() => undefined)
    started([{ from: 'measurement', what: 'area', pick: 'chosen' }], { measurement })
    expect(measurement.mock.calls).toEqual([['area', 'chosen', { unit: 'mm', decimals: undefined }]])
  })

  it('K183 tries sources in their order, and the preset last', () => {
    const sources: FillSource[] = [{ from: 'clipboard' }, { from: 'dicom', attribute: 'A' }]
    const attribute = () => '8'
    const clipboard = () => '9'
    expect(shown(started(sources, { attribute, clipboard }, 'number', { number: '1' }), 'number')).toBe('9')
    expect(shown(started(sources, { attribute }, 'number', { number: '1' }), 'number')).toBe('8')
    expect(shown(started(sources, {}, 'number', { number: '1' }), 'number')).toBe('1')
  })

  it('K183 passes over what can’t stand there', () => {
    const sources: FillSource[] = [{ from: 'clipboard' }, { from: 'dicom', attribute: 'A' }]
    const run = started(sources, { clipboard: () => 'Dear colleague', attribute: () => '8' })
    expect(viewOf(run, 'number')).toMatchObject({ value: '8', fault: undefined })
    expect(viewOf(started(sources.slice(0, 1), { clipboard: () => 'x' }), 'number')?.raw).toBeUndefined()
  })

  it('K183 goes before what the module itself names, whatever its order', () => {
    const own = moduleOf('own', {
      inputs: [
        {
          id: 'number',
          kind: 'number',
          label,
          fill: [
            { from: 'const', value: '1' },
            { from: 'dicom', attribute: 'A' },
          ],
        },
      ],
      outputs: saying('number'),
    })
    const cells = [cellOf('c', 0, moduleOutput('own'))]
    const autoFill = [rule('c', 'number', { from: 'dicom', attribute: 'B' })]
    const host = { attribute: (name: string) => ({ A: '2', B: '3' })[name] }
    for (const [given, expected] of [
      [autoFill, '3'],
      [[], '1'],
    ] as const) {
      const run = startRun(cells, { autoFill: given, modules: [own], host })
      run.run('c')
      expect(shown(run, 'number')).toBe(expected)
    }
  })

  it('K184 never takes the place of what was entered, and asks again only when the host has news', () => {
    let said = '5'
    const clipboard = vi.fn(() => said)
    const run = started([{ from: 'clipboard' }], { clipboard })
    said = '6'
    run.type('words', 'x')
    expect(shown(run, 'number')).toBe('5')
    run.refill()
    expect(shown(run, 'number')).toBe('6')
    run.type('number', '70')
    said = '8'
    run.refill()
    expect(shown(run, 'number')).toBe('70')
    expect(clipboard).toHaveBeenCalledTimes(3)
  })

  it('K184 keeps what the host said when it says nothing any more', () => {
    let said: string | undefined = '5'
    const run = started([{ from: 'clipboard' }, { from: 'default', value: '1' }], { clipboard: () => said })
    said = undefined
    run.refill()
    expect(shown(run, 'number')).toBe('5')
  })

  it('K184 leaves what is written as it was written', () => {
    let said = '5'
    const run = started([{ from: 'clipboard' }], { clipboard: () => said })
    run.write()
    said = '6'
    run.refill()
    expect(run.texts()).toEqual(['5 mm;'])
  })

  it('K185 asks for what the module itself names', () => {
    const own = moduleOf('own', {
      inputs: [
        { id: 'sex', kind: 'text', label, fill: [{ from: 'dicom', attribute: 'PatientSex' }] },
        {
          id: 'size',
          kind: 'measure',
          what: 'length',
          unit: 'mm',
          label,
          fill: [{ from: 'measurement', what: 'length' }],
        },
      ],
      outputs: saying('sex'),
    })
    const host = { attribute: () => 'F', measurement: () => ({ value: '5', unit: 'mm' }) }
    const run = startRun([cellOf('c', 0, moduleOutput('own'))], { modules: [own], host })
    run.run('c')
    expect([shown(run, 'sex'), shown(run, 'size')]).toEqual(['F', '5'])
  })

  it.each([
    ['F', ['female', 'male'], 'female'],
    ['M ', ['F', 'M'], 'M'],
    ['o', ['female', 'male', 'other'], 'other'],
    ['O', ['female', 'male'], undefined],
  ])('K253 takes «%s» for one of %j', (said, ids, answer) => {
    const own = moduleOf('own', {
      inputs: [
        {
          id: 'sex',
          kind: 'choice',
          label,
          fill: [{ from: 'dicom', attribute: 'PatientSex' }],
          options: ids.map((id) => ({ id, label })),
        },
      ],
      outputs: saying('sex'),
    })
    const host = { attribute: () => said }
    const run = startRun([cellOf('c', 0, moduleOutput('own'))], { modules: [own], host })
    run.run('c')
    const view = run.read().open?.fillings[0]?.session.snapshot().inputs[0]
    expect(view?.value).toBe(answer)
  })

  it('K186 gives a form that is reset what it began with', () => {
    const run = started([{ from: 'dicom', attribute: 'A' }], { attribute: () => '8' }, 'number')
    run.type('number', '1')
    run.read().open?.fillings[0]?.session.reset()
    expect(shown(run, 'number')).toBe('8')
  })
})

describe('measurements of several lesions', () => {
  const rows = moduleOf('rows', {
    groups: [{ id: 'lesions', label, min: 1 }],
    inputs: [
      {
        id: 'size',
        kind: 'measure',
        what: 'length',
        unit: 'mm',
        group: 'lesions',
        label,
        fill: [{ from: 'measurement', what: 'length' }],
      },
    ],
    outputs: [
      { id: 'out', section: 'findings', body: { ko: [{ each: 'lesions', body: [{ v: 'size' }, ' '] }] } },
    ],
  })
  let latest = { value: '5', unit: 'mm', uid: 'a' }
  const host = { measurement: () => latest }

  it('K187 go into the last row, each once', () => {
    latest = { value: '5', unit: 'mm', uid: 'a' }
    const run = startRun([cellOf('r', 0, moduleOutput('rows'))], { modules: [rows], host })
    run.run('r')
    const session = run.read().open?.fillings[0]?.session
    session?.addRow('lesions')
    expect([shown(run, 'size', 0), shown(run, 'size', 1)]).toEqual(['5', undefined])
    latest = { value: '9', unit: 'mm', uid: 'b' }
    run.refill()
    expect([shown(run, 'size', 0), shown(run, 'size', 1)]).toEqual(['5', '9'])
    latest = { value: '11', unit: 'mm', uid: 'c' }
    session?.addRow('lesions')
    expect([0, 1, 2].map((row) => shown(run, 'size', row))).toEqual(['5', '9', '11'])
  })

  it('K187 aren’t taken by another run of the cell a second time', () => {
    latest = { value: '5', unit: 'mm', uid: 'a' }
    const autoFill = [rule('c', 'number', { from: 'measurement', what: 'length' })]
    const run = startRun([cellOf('c', 0, moduleOutput('form'))], { autoFill, modules: [form], host })
    run.fill('c', {})
    run.another('c')
    expect(shown(run, 'number')).toBeUndefined()
    latest = { value: '6', unit: 'mm', uid: 'b' }
    run.refill()
    expect(shown(run, 'number')).toBe('6')
  })
})

describe('linked values', () => {
  const modules = [form, nodule]
  const cells = [
    cellOf('a', 0, moduleOutput('form')),
    cellOf('b', 1, moduleOutput('form')),
    cellOf('c', 2, phrase('p', '{크기}을/를 봄.')),
  ]
  const chain = [rule('b', 'number', from('a', 'number')), rule('c', '크기', from('b', 'number'), 'p')]

  it('K190 stand in the form of a cell that follows another', () => {
    const run = startRun(cells, { autoFill: chain, modules })
    run.fill('a', { number: '5' })
    run.run('b')
    expect(viewOf(run, 'number')).toMatchObject({
      value: '5',
      state: 'auto',
      source: { from: 'cell', cell: 'a' },
    })
  })

  it('K190 change what was written, along the whole chain', () => {
    const run = startRun(cells, { autoFill: chain, modules })
    run.fill('a', { number: '5' })
    run.fill('b', {})
    run.fill('c', {})
    expect(run.texts()).toEqual(['5 mm;', '5 mm;', '5 mm를 봄.'])
    run.run('a')
    run.type('number', '8')
    expect(run.texts()).toEqual(['8 mm;', '8 mm;', '8 mm를 봄.'])
    run.undo()
    expect(run.texts()).toEqual(['5 mm;', '5 mm;', '5 mm를 봄.'])
  })

  it('K190 end where somebody entered another value', () => {
    const run = startRun(cells, { autoFill: chain, modules })
    run.fill('a', { number: '5' })
    run.fill('b', { number: '6' })
    run.fill('a', { number: '7' })
    expect(run.texts()).toEqual(['7 mm;', '6 mm;'])
  })

  it('K191 come only from what is written, and go with it', () => {
    const run = startRun(cells, { autoFill: chain, modules })
    run.run('a')
    run.type('number', '5')
    run.run('b')
    expect(shown(run, 'number')).toBeUndefined()
    run.run('a')
    run.write()
    run.run('b')
    expect(shown(run, 'number')).toBe('5')
    run.remove(run.read().runs[0]?.id ?? '')
    expect(shown(run, 'number')).toBeUndefined()
  })

  it('K192 follow the run of the same number, or else the latest', () => {
    const run = startRun(cells, { autoFill: chain, modules })
    run.fill('a', { number: '1' })
    run.another('a')
    run.type('number', '2')
    run.write()
    run.fill('b', {})
    run.another('b')
    run.write()
    run.another('b')
    run.write()
    expect(run.texts()).toEqual(['1 mm;', '2 mm;', '1 mm;', '2 mm;', '2 mm;'])
  })

  it('K192 stay within a run where they lead from a cell to itself', () => {
    const cell = cellOf('x', 0, moduleOutput('form'), phrase('p', '{크기}임.'))
    const autoFill = [rule('x', '크기', from('x', 'words'), 'p'), rule('x', 'words', from('x', 'number'))]
    const run = startRun([cell], { autoFill, modules })
    for (const number of ['5', '6']) {
      run.another('x')
      run.type('number', number)
      run.write()
    }
    expect(run.texts()).toEqual(['5 mm;', '5 mm임.', '6 mm;', '6 mm임.'])
  })

  it('K193 that follow each other keep no value alive that nobody entered', () => {
    const circle = [rule('a', 'number', from('b', 'number')), rule('b', 'number', from('a', 'number'))]
    const run = startRun(cells, { autoFill: circle, modules })
    run.fill('a', { number: '5' })
    run.fill('b', {})
    expect(run.texts()).toEqual(['5 mm;', '5 mm;'])
    run.run('a')
    run.type('number', '')
    expect(run.texts()).toEqual([])
    run.run('b')
    run.type('number', '6')
    expect(run.texts()).toEqual(['6 mm;', '6 mm;'])
  })

  it('K193 that follow each other and a third take its value, and lose it with it', () => {
    const circle = [
      rule('a', 'number', from('b', 'number')),
      rule('b', 'number', from('a', 'number')),
      rule('b', 'number', from('d', 'number')),
    ]
    const run = startRun([...cells, cellOf('d', 3, moduleOutput('form'))], { autoFill: circle, modules })
    for (const cell of ['a', 'b']) run.fill(cell, {})
    run.fill('d', { number: '5' })
    expect(run.texts()).toEqual(['5 mm;', '5 mm;', '5 mm;'])
    run.fill('d', { number: '6' })
    expect(run.texts()).toEqual(['6 mm;', '6 mm;', '6 mm;'])
    run.fill('d', { number: '' })
    expect(run.texts()).toEqual([])
  })

  it('K194 are read in the other input’s unit, and said in words where they go into words', () => {
    const cm = moduleOf('cm', {
      inputs: [{ id: 'size', kind: 'number', unit: 'cm', altUnits: ['mm'], label }],
      outputs: saying('size'),
    })
    const run = startRun(
      [
        cellOf('n', 0, moduleOutput('nodule', { moduleOutput: 'finding' })),
        cellOf('cm', 1, moduleOutput('cm')),
        cellOf('p', 2, phrase('p', { ko: '{쪽}, {크기}.', en: '{쪽}, {크기}!' })),
      ],
      {
        modules: [nodule, cm],
        autoFill: [
          rule('cm', 'size', from('n', 'size')),
          rule('p', '쪽', from('n', 'side'), 'p'),
          rule('p', '크기', from('n', 'size'), 'p'),
        ],
      },
    )
    run.fill('n', { size: '12' })
    run.fill('cm', {})
    run.fill('p', {})
    expect(run.texts()).toEqual(['우측에 12 mm 결절.', '1.2 cm;', '우측, 12 mm.'])
    run.setLocale('en')
    expect(run.texts()[2]).toBe('right, 12 mm!')
    run.undo()
    run.redo()
    expect(run.texts()[2]).toBe('right, 12 mm!')
  })

  it('K195 of a module’s own go from the latest run that has a value of that name', () => {
    const own = moduleOf('own', {
      inputs: [
        { id: 'number', kind: 'number', unit: 'mm', label, fill: [{ from: 'cell', input: 'number' }] },
      ],
      outputs: saying('number'),
    })
    const run = startRun([...cells, cellOf('o', 5, moduleOutput('own'))], { modules: [...modules, own] })
    run.run('o')
    expect(shown(run, 'number')).toBeUndefined()
    run.fill('a', { number: '1' })
    run.fill('b', { number: '2' })
    run.run('o')
    expect(shown(run, 'number')).toBe('2')
    run.write()
    run.another('o')
    run.write()
    run.remove(run.read().runs[1]?.id ?? '')
    expect(run.texts()).toEqual(['1 mm;', '1 mm;', '1 mm;'])
    run.remove(run.read().runs[0]?.id ?? '')
    expect(run.texts()).toEqual([])
  })

  it('K197 of a module’s own go from what another module computes under that name', () => {
    const computing = moduleOf('computing', {
      inputs: [
        { id: 'width', kind: 'number', unit: 'mm', label },
        { id: 'seen', kind: 'bool', label },
      ],
      computed: [
        { id: 'twice', kind: 'number', unit: 'mm', expr: 'width * 2.0' },
        {
          id: 'grade',
          kind: 'choice',
          expr: "seen ? 'high' : 'low'",
          options: [
            { id: 'high', label: { ko: '높음' } },
            { id: 'low', label: { ko: '낮음' } },
          ],
        },
      ],
      outputs: saying('width'),
    })
    const taking = (input: string) => [{ from: 'cell', input }]
    const reading = moduleOf('reading', {
      inputs: [
        { id: 'twice', kind: 'number', unit: 'cm', altUnits: ['mm'], label, fill: taking('twice') },
        { id: 'grade', kind: 'text', label, fill: taking('grade') },
      ],
      outputs: saying('twice', 'grade'),
    })
    const run = startRun(
      [cellOf('c', 0, moduleOutput('computing')), cellOf('r', 1, moduleOutput('reading'))],
      { modules: [computing, reading] },
    )
    const first = run.fill('c', { width: '12', seen: true })
    run.fill('r', {})
    expect(run.texts()[1]).toBe('2.4 cm;높음;')
    run.reopen(first)
    run.type('width', '16')
    run.type('seen', false)
    run.write()
    expect(run.texts()[1]).toBe('3.2 cm;낮음;')
    run.remove(first)
    expect(run.texts()).toEqual([])
  })

  it('K196 go row by row between repeat groups', () => {
    const rows = moduleOf('rows', {
      groups: [{ id: 'lesions', label }],
      inputs: [{ id: 'size', kind: 'number', group: 'lesions', label }],
      outputs: [
        { id: 'out', section: 'findings', body: { ko: [{ each: 'lesions', body: [{ v: 'size' }, ' '] }] } },
      ],
    })
    const two = { lesions: [{ size: '1' }, { size: '2' }] }
    const run = startRun(
      [
        cellOf('a', 0, moduleOutput('rows', { preset: two })),
        cellOf('b', 1, moduleOutput('rows', { preset: { lesions: [{}, {}, {}] } })),
        cellOf('c', 2, moduleOutput('form')),
      ],
      {
        modules: [rows, form],
        autoFill: [rule('b', 'size', from('a', 'size')), rule('c', 'number', from('a', 'size'))],
      },
    )
    run.fill('a', {})
    run.run('b')
    expect([0, 1, 2].map((row) => shown(run, 'size', row))).toEqual(['1', '2', undefined])
    run.run('c')
    expect(shown(run, 'number')).toBe('2')
  })
})
