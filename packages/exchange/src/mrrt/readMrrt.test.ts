import { compileModule, openSession } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { onlyModule, soundModules } from '../form/testkit/expectSound.ts'
import { sampleFiles } from '../form/testkit/sampleFiles.ts'
import { readMrrt } from './readMrrt.ts'

const page = (body: string, head = '<meta name="dcterms.language" content="en">') =>
  `<!DOCTYPE html><html><head><title>Test</title>${head}</head><body>${body}</body></html>`
const read = (body: string, head?: string) => readMrrt(page(body, head), 'test.html')
const inputs = (body: string, head?: string) => onlyModule(read(body, head)).inputs

describe('readMrrt', () => {
  it('names a field by the label for it, by the label around it, and by the cell to the left of it', () => {
    const found = inputs(`
      <label for="a">Liver</label><input id="a">
      <label>Spleen <input id="b" type="text"></label>
      <table><tr><td>Kidney</td><td><input id="c"></td></tr></table>`)
    expect(found.map(({ id, kind, label }) => [id, kind, label.en])).toEqual([
      ['liver', 'text', 'Liver'],
      ['spleen', 'text', 'Spleen'],
      ['kidney', 'text', 'Kidney'],
    ])
  })

  it('makes one question from the radio buttons of a name, wherever they are', () => {
    const [side, ...more] = inputs(`
      <table><tr><td>Side</td><td><input type="radio" name="s" value="1"> right</td>
      <td><input type="radio" name="s" value="2" checked> left</td></tr></table>`)
    expect(more).toEqual([])
    expect(side).toMatchObject({ kind: 'choice', label: { en: 'Side' }, default: 'left' })
    expect(side && 'options' in side && side.options.map(({ id }) => id)).toEqual(['right', 'left'])
  })

  it('reads a number with its limits, and its unit from the attribute or the text after it', () => {
    const [a, b, c] = inputs(`
      <table><tr><td>Angle</td><td><input type="number" data-field-units="deg" min="0" max="180" step="0.1"></td></tr>
      <tr><td>Size</td><td><input type="number"> x <input type="number"> cm</td></tr></table>`)
    expect(a).toMatchObject({ kind: 'number', unit: 'deg', min: '0', max: '180', decimals: 1 })
    expect([b, c]).toMatchObject([{ unit: 'cm', label: { en: 'Size' } }, { unit: 'cm' }])
  })

  it('reads a superscript power, and spells units as UCUM does', () => {
    const found = inputs(`
      <table><tr><td>Index</td><td><input type="number">&nbsp;ml/m<sup>2</sup></td></tr>
      <tr><td>Mass</td><td><input type="number">&nbsp;g/m&sup2; (normal: 50 g/m&sup2;)</td></tr>
      <tr><td>Flow</td><td><input type="number" data-field-units="l/min"></td></tr></table>`)
    expect(found).toMatchObject([{ unit: 'mL/m2' }, { unit: 'g/m2' }, { unit: 'L/min' }])
  })

  it('reads data-field-type case-insensitively, and only if the tag leaves the type open', () => {
    const kinds = inputs(`
      <label>A<input data-field-type="NUMBER"></label><label>B<input type="text" data-field-type="date"></label>
      <label>C<input type="checkbox" data-field-type="TEXT"></label><label>D<textarea data-field-type="NUMBER"></textarea></label>`)
    expect(kinds.map(({ kind }) => kind)).toEqual(['number', 'date', 'bool', 'text'])
  })

  it('omits answers that mean «not answered», and presets only marked ones', () => {
    const [first, second] = inputs(`
      <label>A<select><option>&mdash;</option><option>yes</option></select></label>
      <label>B<select><option>no</option><option selected>yes</option></select></label>`)
    expect(first).toMatchObject({ options: [{ id: 'yes' }] })
    expect(first).not.toHaveProperty('default')
    expect(second).toMatchObject({ options: [{ id: 'no' }, { id: 'yes' }], default: 'yes' })
  })

  it('writes the value of an answer if it is a sentence, and names a value that is another answer', () => {
    const imported = read(`<label>Change<select><option value="No change since the last study.">none</option>
      <option value="none">new</option></select></label>`)
    const [change] = onlyModule(imported).inputs
    expect(change).toMatchObject({
      options: [
        { label: { en: 'none' }, text: { en: 'No change since the last study.' } },
        { label: { en: 'new' } },
      ],
    })
    expect(imported.losses).toMatchObject([{ code: 'ambiguous', params: { what: 'none', taken: 'new' } }])
  })

  it('makes a choice from the suggestions of a list, with a field for anything else', () => {
    const imported = read(`<label for="g">Gallbladder:</label>
      <input list="g_LIST" id="g" data-field-type="SELECTION_LIST" value="Normal.">
      <datalist id="g_LIST"><option value="Normal." selected>Normal.</option><option value="Surgically absent."></option><option value=""></option></datalist>
      <label>Spleen <input list="nowhere"></label>`)
    expect(onlyModule(imported).inputs).toMatchObject([
      {
        kind: 'choice',
        options: [{ label: { en: 'Normal.' } }, { label: { en: 'Surgically absent.' } }],
        default: 'Normal.',
      },
      { kind: 'text', label: { en: 'Gallbladder (other)' } },
      { kind: 'text', label: { en: 'Spleen' } },
    ])
    expect(imported.losses).toMatchObject([
      { code: 'reference', excerpt: 'nowhere', params: { what: 'datalist' } },
    ])
  })

  it('keeps a default that no list suggests, and the marks of a number', () => {
    const found = inputs(
      `<label>A<input list="l" value="Own words"></label><label>B<input type="number" list="l" value="3"></label><datalist id="l"><option value="1"><option value="2"></datalist>`,
    )
    expect(found).toMatchObject([
      { kind: 'choice' },
      { kind: 'text', default: 'Own words' },
      { kind: 'number', default: '3' },
    ])
    expect(found[0]).not.toHaveProperty('default')
  })

  it('makes one question from the boxes that T-Rex puts into an element of that name', () => {
    const imported = read(`<p><label for="CB_1">Technique:</label>
      <span id="CB_1" data-field-type="CHECKBOX" data-field-completion-action="PROHIBIT"><br>
      <input id="CB_1_0" type="checkbox" name="CB_1" value="With iv contrast." checked>With iv contrast.</input><br>
      <input id="CB_1_1" type="checkbox" name="CB_1" value="With oral contrast.">With oral contrast.</input></span></p>`)
    expect(onlyModule(imported).inputs).toMatchObject([
      {
        kind: 'multi',
        label: { en: 'Technique:' },
        required: true,
        options: [{ label: { en: 'With iv contrast.' } }, { label: { en: 'With oral contrast.' } }],
        default: [expect.any(String)],
      },
    ])
    expect(imported.losses).toEqual([])
  })

  it('recognizes terms by their URL, and a data element by the name in its value', () => {
    const [liver, size] = inputs(
      `<label for="L">Liver</label><input id="L"><label for="D">Diameter</label><input id="D" value="RDE196">`,
      `<meta name="dcterms.language" content="en"><script type="text/xml"><template_attributes><coded_content><entry ORIGTXT="L"><term><code meaning="liver" value="http://radlex.org/RID/RID58" scheme="RADLEX"/></term></entry></coded_content></template_attributes></script>`,
    )
    expect(liver).toMatchObject({ codes: [{ system: 'RADLEX', code: 'RID58' }] })
    expect(size).toMatchObject({ codes: [{ system: 'RADELEMENT', code: 'RDE196' }] })
    expect(size).not.toHaveProperty('default')
  })

  it('lists scripts, handlers and style sheets with their line, and runs none of them', () => {
    const { losses } = read(`
      <script>globalThis.wasRun = true</script>
      <label>A<input onchange="globalThis.wasRun = true"></label>`)
    expect(losses).toMatchObject([
      { code: 'code', place: { line: 2 }, excerpt: 'globalThis.wasRun = true' },
      { code: 'code', place: { line: 3 }, params: { what: 'onchange' } },
    ])
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('merges the codes of all attribute blocks by id, case-insensitively', () => {
    const block = (id: string, code: string) =>
      `<script type="text/xml"><!-- <template_attributes><coded_content><entry ORIGTXT="${id}"><term><code meaning="x" value="${code}" scheme="RADLEX"/></term></entry></coded_content></template_attributes> --></script>`
    const imported = read(
      '<label>A<input id="a"></label><label>B<input id="b" data-radlex="RID58"></label>',
      block('A', 'RID1') + block('b', 'RID2'),
    )
    expect(onlyModule(imported).inputs).toMatchObject([
      { codes: [{ system: 'RADLEX', code: 'RID1' }] },
      { codes: [{ code: 'RID58' }, { code: 'RID2' }] },
    ])
  })

  it('requires what a completion action prohibits, and warns of its alerts', () => {
    const definition = onlyModule(
      read(`<label>A<input id="a" data-field-completion-action="PROHIBIT"></label>
        <label>B<input id="b" data-field-completion-action="ALERT"></label>
        <label>C<input id="c" data-field-completion-action="NONE"></label>`),
    )
    expect(definition.inputs.map(({ required }) => required)).toEqual([true, undefined, undefined])
    expect(definition.checks).toMatchObject([{ level: 'warn', at: 'b', when: '!known(b)' }])
  })

  it('keeps both fields of a duplicate id, and reports it', () => {
    const imported = read('<label>A<input id="x"></label><label>B<input id="x"></label>')
    expect(onlyModule(imported).inputs.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(imported.losses).toMatchObject([{ code: 'duplicate', params: { of: 'x' } }])
  })

  it('adds English to the language of the template', () => {
    const [field] = inputs(
      '<label>Größe<select data-en="size"><option data-en="small">klein</option></select></label>',
      '<meta name="DCTERMS.language" content="de">',
    )
    expect(field).toMatchObject({
      id: 'size',
      label: { de: 'Größe', en: 'size' },
      options: [{ label: { de: 'klein', en: 'small' } }],
    })
  })

  it('writes what was answered, in the report section that the heading names', () => {
    const definition = onlyModule(
      read(`<section data-section-name="Findings"><header>Findings</header>
        <label>Nodule<select><option>absent</option><option>present</option></select></label>
        <label>Size<input type="number"></label> mm</section>
        <section data-section-name="Impression"><header>Impression</header><textarea></textarea></section>`),
    )
    const session = openSession(compileModule(definition), { today: '2026-01-01' })
    session.set({ id: 'nodule' }, 'present')
    session.set({ id: 'impression' }, 'Follow-up.')
    expect(session.outputs('en').map(({ section, text }) => [section, text])).toEqual([
      ['findings', 'Nodule: present'],
      ['impression', 'Follow-up.'],
    ])
  })

  it('divides a long template between its sections', () => {
    const section = (name: string) =>
      `<section data-section-name="${name}"><header>${name}</header>${Array.from({ length: 40 }, (_, at) => `<label>${name} ${at}<input></label>`).join('')}</section>`
    const modules = soundModules(read(section('Chest') + section('Abdomen')))
    expect(modules.map(({ title, definition }) => [title, definition.inputs.length])).toEqual([
      ['Test 1 – Chest', 40],
      ['Test 2 – Abdomen', 40],
    ])
  })

  it('names one field of a section by its heading and the others by their names', () => {
    const imported = read(
      '<section data-section-name="Findings"><header>Findings</header><p><input name="first"></p><p><input name="prior study"><input name="T7"></p></section>',
    )
    const names = soundModules(imported).flatMap(({ definition }) =>
      definition.inputs.map(({ label }) => Object.values(label)[0]),
    )
    expect(names).toEqual(['Findings', 'prior study', 'Findings'])
  })

  it('names a file that isn’t a form', () => {
    for (const text of ['', 'just words', '<p>no field</p>', '\u0000', '<'.repeat(1000)]) {
      const imported = readMrrt(text, 'x.html')
      expect(imported.entries).toEqual([])
      expect(imported.losses).toMatchObject([{ code: 'broken', place: { file: 'x.html' } }])
    }
  })

  it('reads every sample into modules that work', () => {
    for (const { name, text } of sampleFiles('mrrt', '.html')) {
      const modules = soundModules(readMrrt(text, name))
      expect(modules.length, name).toBeGreaterThan(0)
      for (const { definition } of modules) expect(definition.inputs.length, name).toBeLessThanOrEqual(100)
    }
  })
})
