import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { LossCode } from './model/Loss.ts'
import { readText } from './readFile.ts'

/**
 * Finds the row of a format in the table of README.md by its first words. The phrase is in its last column.
 */
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const lostOf = (format: string): string =>
  README.split('\n')
    .find((line) => line.startsWith(`| ${format}`))
    ?.split('|')
    .at(-2) ?? ''

const espanso = (body: string) => `matches:\n  - trigger: ":a"\n${body}`
const variable = (type: string, params: string) =>
  espanso(
    `    replace: "x {{v}}"\n    vars:\n      - name: v\n        type: ${type}\n        params: { ${params} }\n`,
  )
const beeftext = (snippet: string) =>
  JSON.stringify({ fileFormatVersion: 8, combos: [{ keyword: 'a', name: 'A', snippet }], groups: [] })
const phraseexpress = (content: string) =>
  `<PhraseExpress><Phrase><Autotext>a</Autotext><Content>${content}</Content></Phrase></PhraseExpress>`
const textexpander = (text: string) => `a,"${text}",Label\n`
const html = (inside: string) =>
  `<!DOCTYPE html><html><head><title>T</title></head><body><section data-section-name="Findings"><p>${inside}<label for="a">A</label><input type="text" id="a" name="A"></p></section></body></html>`
const questionnaire = (item: object) =>
  JSON.stringify({
    resourceType: 'Questionnaire',
    status: 'draft',
    item: [{ linkId: 'a', text: 'A', ...item }],
  })
const cards = (element: string) =>
  `<ReportingModule><Metadata><Label>M</Label></Metadata><DataElements>${element}<NumericDataElement Id="n"><Label>N</Label></NumericDataElement></DataElements></ReportingModule>`
const oifm = (more: object) =>
  JSON.stringify({
    oifm_id: 'OIFM_X_1',
    name: 'x',
    description: 'x',
    attributes: [{ oifma_id: 'OIFMA_1', name: 'size', type: 'numeric', minimum: 1, maximum: 9, unit: 'cm' }],
    ...more,
  })

type Case = readonly [format: string, phrase: string, file: string, text: string, code: LossCode]

const CASES: readonly Case[] = [
  ['AutoHotkey', 'code', 'a.ahk', '::a::text\n::b::\nMsgBox hello\nreturn\n', 'code'],
  ['AutoHotkey', '`X`', 'a.ahk', '::a::text\n:X:b::MsgBox("x")\n', 'code'],
  ['AutoHotkey', 'hotkeys', 'a.ahk', '::a::text\n^!h::Send hello\n', 'code'],
  ['AutoHotkey', 'other keys', 'a.ahk', '::a::text{F5}\n', 'keystroke'],
  ['AutoHotkey', '`#Include`', 'a.ahk', '#Include other.ahk\n::a::text\n', 'reference'],
  ['AutoHotkey', 'window conditions', 'a.ahk', '#IfWinActive PACS\n::a::text\n', 'unsupported'],
  ['espanso', 'shell', 'a.yml', variable('shell', 'cmd: "date"'), 'command'],
  ['espanso', 'script', 'a.yml', variable('script', 'args: [python, x.py]'), 'command'],
  ['espanso', 'clipboard', 'a.yml', variable('clipboard', ''), 'unsupported'],
  ['espanso', 'random', 'a.yml', variable('random', 'choices: [one, two]'), 'unsupported'],
  [
    'espanso',
    'expressions',
    'a.yml',
    'matches:\n  - regex: ":a(?P<x>.*)"\n    replace: "x"\n',
    'unsupported',
  ],
  ['espanso', 'manifest', '_manifest.yml', 'name: chest\nversion: 0.1.0\n', 'unsupported'],
  ['espanso', 'pictures', 'a.yml', espanso('    image_path: "/x.png"\n'), 'image'],
  ['espanso', 'HTML formatting', 'a.yml', espanso('    html: "<b>x</b>"\n'), 'formatting'],
  ['espanso', 'imports', 'a.yml', `imports:\n  - "other.yml"\n${espanso('    replace: "x"\n')}`, 'reference'],
  ['espanso', 'date offsets', 'a.yml', variable('date', 'format: "%Y", offset: 86400'), 'unsupported'],
  [
    'espanso',
    'more triggers',
    'a.yml',
    'matches:\n  - triggers: [":a", ":b"]\n    replace: "x"\n',
    'duplicate',
  ],
  ['TextExpander', 'clipboard', 'textexpander.csv', textexpander('x %clipboard y'), 'unsupported'],
  [
    'TextExpander',
    'snippets of other files',
    'textexpander.csv',
    textexpander('x %snippet:b% y'),
    'reference',
  ],
  ['Beeftext', 'PowerShell', 'a.json', beeftext('x #{powershell:c.ps1}'), 'command'],
  ['Beeftext', 'clipboard', 'a.json', beeftext('x #{clipboard}'), 'unsupported'],
  ['Beeftext', 'keys', 'a.json', beeftext('x #{key:f5}'), 'keystroke'],
  ['Beeftext', 'delays', 'a.json', beeftext('x #{delay:500}'), 'keystroke'],
  ['IHE MRRT', 'scripts', 'a.html', html('<script>alert(1)</script>'), 'code'],
  ['IHE MRRT', 'handlers', 'a.html', html('<b onclick="x()">x</b>'), 'code'],
  [
    'FHIR Questionnaire',
    'value sets',
    'a.json',
    questionnaire({ type: 'choice', answerValueSet: 'http://x/y' }),
    'reference',
  ],
  [
    'FHIR Questionnaire',
    '`linkId`',
    'a.json',
    questionnaire({ type: 'string', enableWhen: [{ question: 'zz', operator: '=', answerString: 'x' }] }),
    'reference',
  ],
  [
    'FHIR Questionnaire',
    'other FHIRPath',
    'a.json',
    questionnaire({
      type: 'decimal',
      extension: [
        {
          url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
          valueExpression: { language: 'text/fhirpath', expression: 'today().toString().matches(%resource)' },
        },
      ],
    }),
    'code',
  ],
  [
    'ACR CARDS',
    'image maps',
    'a.xml',
    cards(
      '<ChoiceDataElement Id="c"><Label>C</Label><ImageMap><Location>x.png</Location></ImageMap><ChoiceInfo><Choice><Value>1</Value><Label>one</Label></Choice></ChoiceInfo></ChoiceDataElement>',
    ),
    'image',
  ],
  [
    'TextExpander',
    'date offsets',
    'textexpander.csv',
    textexpander('x %fill:y% %@+1D%Y-%m-%d'),
    'unsupported',
  ],
  [
    'TextExpander',
    'optional parts',
    'textexpander.csv',
    textexpander('x %fillpart:name=z:default=yes% q %fillpartend%'),
    'unsupported',
  ],
  [
    'Beeftext',
    'HTML formatting',
    'a.json',
    beeftext('<!DOCTYPE HTML><html><body>x</body></html>'),
    'formatting',
  ],
  ['PhraseExpress', 'programs', 'p.xml', phraseexpress('{#run calc.exe}x'), 'command'],
  ['PhraseExpress', 'inserted phrases', 'p.xml', phraseexpress('x {#insert Folder\\sig}'), 'reference'],
  ['PhraseExpress', 'clipboard', 'p.xml', phraseexpress('x {#clipboard}'), 'unsupported'],
  ['PhraseExpress', 'formatting', 'p.xml', phraseexpress('&lt;p&gt;x&lt;/p&gt;'), 'formatting'],
  ['aText', 'scripts', 'a.csv', 'a,"[script:x] y"\n', 'command'],
  ['aText', 'clipboard', 'a.csv', 'a,"[field:x] [clipboard]"\n', 'unsupported'],
  ['aText', 'keys', 'a.csv', 'a,"[field:x] [key:f5]"\n', 'keystroke'],
  ['aText', 'snippets', 'a.csv', 'a,"[field:x] [snippet:sig]"\n', 'reference'],
  [
    'PowerScribe',
    'other AutoTexts that a field inserts',
    'a.xml',
    '<PortalAutoTextExport><AutoText><Name>N</Name><ContentRTF>{\\rtf1 a} {\\xml}&lt;autotext&gt;&lt;fields&gt;&lt;field type="1" start="0" length="1"&gt;&lt;name&gt;a&lt;/name&gt;&lt;defaultvalue autotextName="b"/&gt;&lt;/field&gt;&lt;/fields&gt;&lt;/autotext&gt;</ContentRTF></AutoText></PortalAutoTextExport>',
    'reference',
  ],
  ['aText', 'pictures', 'a.csv', 'a,"[field:x] [image:p.png]"\n', 'image'],
  ['tables', 'other columns', 'a.csv', '코드,소견,비고\nT1,정상,b\n', 'unsupported'],
  ['tables', 'rows without text', 'a.csv', '코드,소견\nT1,정상\nT2,\n', 'broken'],
  ['IHE MRRT', 'embedded templates', 'a.html', html('<embed src="x.html">'), 'reference'],
  ['open finding models', 'synonyms', 'a.fm.json', oifm({ synonyms: ['y'] }), 'unsupported'],
  ['open finding models', 'whatever else', 'a.fm.json', oifm({ zzz: { a: 1 } }), 'unsupported'],
]

it.each(CASES)('%s names «%s» as lost, as the README says (%s)', (format, phrase, file, text, code) => {
  expect(lostOf(format)).toContain(phrase)
  const { losses } = readText(text, file, { locale: 'en' })
  expect(losses.map((loss) => loss.code)).toContain(code)
})
