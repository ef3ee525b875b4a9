import { expect, it } from 'vitest'
import { onlyModule } from '../form/testkit/expectSound.ts'
import { sampleFiles } from '../form/testkit/sampleFiles.ts'
import { readFile } from '../readFile.ts'
import { readQuestionnaire } from './readQuestionnaire.ts'
import { xmlOfJson } from './testkit/xmlOfJson.ts'

const xml = (inside: string, opening = '<Questionnaire xmlns="http://hl7.org/fhir">') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${opening}<title value="T"/><language value="en"/>${inside}</Questionnaire>`
const read = (text: string) => readFile(new TextEncoder().encode(text), 'q.xml', { locale: 'en' })
const item = (linkId: string, type: string, more = '') =>
  `<item><linkId value="${linkId}"/><text value="${linkId}"/><type value="${type}"/>${more}</item>`

it('reads a Questionnaire in XML like the one in JSON', () => {
  const found = read(
    xml(
      `${item('a', 'choice', '<required value="true"/><answerOption><valueCoding><code value="x"/><display value="X"/></valueCoding><initialSelected value="true"/></answerOption><answerOption><valueString value="y"/></answerOption>')}
       ${item('n', 'decimal', '<enableWhen><question value="a"/><operator value="="/><answerCoding><code value="x"/></answerCoding></enableWhen><initial><valueDecimal value="1.5"/></initial>')}
       ${item('s', 'string', '<maxLength value="40"/>')}`,
    ),
  )
  expect(found).toMatchObject({ format: 'fhir-questionnaire', losses: [] })
  const { inputs } = onlyModule(found)
  expect(inputs).toMatchObject([
    { id: 'a', kind: 'choice', required: true, options: [{ id: 'x' }, { id: 'y' }], default: 'x' },
    { id: 'n', kind: 'number', default: '1.5', visible: 'a == "x"' },
    { id: 's', kind: 'text', max: 40 },
  ])
})

it('reads extensions of a value, a value set in the file, and a Bundle with prefixes', () => {
  const said = `<f:Bundle xmlns:f="http://hl7.org/fhir"><f:entry><f:resource><f:Questionnaire><f:language value="en"/>
    <f:contained><f:ValueSet><f:id value="v"/><f:compose><f:include><f:concept><f:code value="m"/><f:display value="mild"/></f:concept><f:concept><f:code value="s"/><f:display value="severe"/></f:concept></f:include></f:compose></f:ValueSet></f:contained>
    <f:item><f:linkId value="g"/><f:text value="Grade"><f:extension url="http://hl7.org/fhir/StructureDefinition/translation"><f:extension url="lang"><f:valueCode value="de"/></f:extension><f:extension url="content"><f:valueString value="Grad"/></f:extension></f:extension></f:text><f:type value="choice"/><f:answerValueSet value="#v"/></f:item>
    </f:Questionnaire></f:resource></f:entry></f:Bundle>`
  expect(onlyModule(read(said)).inputs).toMatchObject([
    { label: { en: 'Grade', de: 'Grad' }, options: [{ id: 'm' }, { id: 's' }] },
  ])
})

it('expands no entity and reports a document type', () => {
  const found = read(
    `<!DOCTYPE Questionnaire [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>${xml(`<item><linkId value="a"/><text value="&b;&file;!"/><type value="string"/></item>`).replace(/^.*\n/u, '')}`,
  )
  expect(JSON.stringify(found.entries)).not.toMatch(/aaaaaaaa|root:/u)
  expect(found.losses.map(({ code, params }) => [code, params?.['what']])).toEqual(
    expect.arrayContaining([
      ['unsupported', 'DOCTYPE'],
      ['broken', 'xml'],
    ]),
  )
})

it('reads what is complete of a file that is cut off, and refuses other XML with that name', () => {
  const cut = read(
    xml(`${item('a', 'string')}${item('b', 'decimal')}`).replace(/<\/item><\/Questionnaire>$/u, ''),
  )
  expect(onlyModule(cut).inputs.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(new Set(cut.losses.map(({ code }) => code))).toEqual(new Set(['broken']))
  expect(read('<?xml version="1.0"?><Bundle><a/></Bundle>').losses).toMatchObject([{ code: 'unsupported' }])
})

it('cuts off what is nested too deeply', () => {
  const found = read(xml(`${item('a', 'string')}${'<item>'.repeat(5000)}`))
  expect(onlyModule(found).inputs[0]).toMatchObject({ id: 'a', kind: 'text' })
  expect(found.losses.some(({ code }) => code === 'limit')).toBe(true)
})

/** Names that XML doesn't allow, such as `$tag`, are added by programs and aren't FHIR. */
const isFhir = (json: unknown): boolean =>
  !/"[^"]*[^\w"][^"]*":/u.test(JSON.stringify(json).replace(/:"(?:[^"\\]|\\.)*"/gu, ':""'))

it('makes the same module of a sample in XML and in JSON', () => {
  for (const { name, text } of sampleFiles('fhir-questionnaire', '.json')) {
    const json = parsed(text)
    if (json?.['resourceType'] !== 'Questionnaire' || !isFhir(json) || FLAGS_AS_TEXT.has(name)) continue
    const [one, other] = [readQuestionnaire(text, name), readQuestionnaire(xmlOfJson(json), name)]
    expect(other.entries, name).toEqual(one.entries)
    expect(other.losses, name).toEqual(one.losses)
  }
})

/** The JSON version has «"true"» for a flag, which isn't a flag in JSON but becomes one in XML. */
const FLAGS_AS_TEXT = new Set(['test_data_R4_enableWhen-test.R4.json'])

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
