import { checkPlate } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sampleFiles } from './form/testkit/sampleFiles.ts'
import type { ImportedModule, ImportedPhrase } from './model/Imported.ts'
import { LOSS_CODES } from './model/Loss.ts'
import { FILE_MAX_BYTES } from './model/limits.ts'
import { arrange, compareRows, documentsOf, proposeRow } from './proposal/index.ts'
import { readFile } from './readFile.ts'
import { encodeText } from './testkit/encodeText.ts'

/** `npm run soak -- exchange` tries 100,000 in all. */
const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
const RUNS = Number(process.env['PANDOK_FUZZ_RUNS'] ?? (isFull ? 600 : 200))
const isLong = process.env['PANDOK_FUZZ_RUNS'] !== undefined
/** The limit for one file in processor time; it is only checked in the long run. */
const LONGEST_MS = 2000
const LARGEST_BYTES = 300_000_000
/**
 * A file near the maximum size, which nobody has in practice, may take longer; it is read in a worker with a
 * progress bar.
 */
const LIMIT_MS = 20_000
const NEAR_LIMIT = isLong ? FILE_MAX_BYTES - 500_000 : 100_000
/** The number of entries of a file that are also laid out on plates. */
const PROPOSED = 10

const XLSX_PARTS: Readonly<Record<string, Uint8Array>> = {
  'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/sharedStrings.xml': strToU8('<sst><si><t>코드</t></si><si><t>소견</t></si></sst>'),
  'xl/worksheets/sheet1.xml': strToU8(
    '<worksheet><sheetData><row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row><c r="A2"><v>1</v></c><c r="B2" t="inlineStr"><is><t>정상</t></is></c></row><row r="3"><c r="B3"><f>A1</f><v>2</v></c></row></sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>',
  ),
}
const XLSX = zipSync(XLSX_PARTS)

const ATEXT =
  '[{"2":"g","99":1,"13":[{"1":["a","b"],"2":"n","3":"t","4":"[field:x] [snippet:c]"},{"1":["c"],"3":"r","5":"<p>y</p>"}]},{"1":"d","3":"s","4":"z"}]'

/** Returns an aText file whose list is in a single uncompressed block. */
function packed(list: Uint8Array): Uint8Array {
  const size = list.length | 0x80000000
  const block = [size, size >> 8, size >> 16, size >> 24].map((part) => part & 0xff)
  return joined(
    strToU8('{"0":"a"}\0'),
    Uint8Array.of(0x04, 0x22, 0x4d, 0x18, 0x60, 0x40, 0, ...block),
    list,
    new Uint8Array(4),
  )
}

const SEEDS: readonly (readonly [string, Uint8Array])[] = [
  [
    'a.ahk',
    strToU8(
      '::cx::No active {Left 3}lesion`n ; c\n:*:a::\n(\n여러 줄\n)\n::b::\nSend "x"\nreturn\n#Include y\n/*\n*/\n::c::{\n MsgBox\n}\n',
    ),
  ],
  ['a.ahk', encodeText('\ufeff::ㅊㅌㄱ::양측 폐야 정상{Enter}{U+00B0}^v', 'utf-16le')],
  [
    'a.yml',
    strToU8(
      'matches:\n  - trigger: ":a"\n    replace: "x {{v}} $|$ y"\n    vars:\n      - name: v\n        type: choice\n        params: {values: [a, b]}\n  - triggers: [b, c]\n    form: "[[s]]"\n    form_fields: {s: {type: list, values: "a\\nb"}}\n',
    ),
  ],
  ['a.csv', encodeText('코드,제목,소견,결론\nT1,갑상선,"우엽 ""결절""\n크기 ____ cm",추적\n', 'euc-kr')],
  ['a.csv', strToU8('cx,"Size %fillpopup:name=g:default=a:b% %Y-%m-%d %|",l\n')],
  ['a.tsv', encodeText('短縮\t所見\nA\t右肺に結節\n', 'shift_jis')],
  [
    'a.textexpander',
    strToU8(
      '<?xml version="1.0"?><plist><dict><key>snippetsTE2</key><array><dict><key>abbreviation</key><string>a</string><key>plainText</key><string>x %fill:y%</string><key>snippetType</key><integer>0</integer></dict></array></dict></plist>',
    ),
  ],
  [
    'a.json',
    strToU8(
      '{"combos":[{"keyword":"a","snippet":"#{combo:a} #{input:x}","name":"n","group":"g"}],"groups":[{"uuid":"g","name":"G"}]}',
    ),
  ],
  [
    'a.xml',
    strToU8(
      '<PhraseExpress><Folder Name="f"><Phrase><Autotext>a</Autotext><Content>{#input -head x -items "a;b"}</Content></Phrase></Folder></PhraseExpress>',
    ),
  ],
  [
    'a.rtf',
    strToU8(
      '{\\rtf1\\ansi\\ansicpg949{\\fonttbl{\\f0 A;}}\\uc1 Liver \\u8805?\\\'b0\\\'a3\\par normal} {\\xml}<autotext version="2"><fields><field type="3" start="0" length="5"><name>Liver</name><choices><choice name="a">b</choice><choice name="c"/></choices></field></fields></autotext>',
    ),
  ],
  ['a.xlsx', XLSX],
  [
    'a.html',
    strToU8(
      '<!DOCTYPE html><html><head><title>T</title><meta name="dcterms.language" content="en"><script>x()</script><script type="text/xml"><template_attributes><coded_content><entry ORIGTXT="a"><term><code meaning="m" value="RID1" scheme="RADLEX"/></term></entry></coded_content></template_attributes></script></head><body><section data-section-name="Findings"><table><tr><td>Size</td><td><input id="a" type="number" min="0" max="9" data-field-units="mm"> x <input type="number"> cm</td></tr></table><label>Side<select id="s"><option selected>left</option><option value="2">right</option></select></label><label><input type="checkbox" name="c" onclick="y()"> seen</label><textarea id="t">none</textarea></section></body></html>',
    ),
  ],
  [
    'a.questionnaire.json',
    strToU8(
      JSON.stringify({
        resourceType: 'Questionnaire',
        title: 'T',
        item: [
          {
            linkId: 'a',
            type: 'choice',
            text: 'A',
            answerOption: [{ valueCoding: { code: 'x', display: 'X' } }, { valueString: 'y' }],
          },
          {
            linkId: 'n',
            type: 'decimal',
            text: 'N',
            enableWhen: [{ question: 'a', operator: '=', answerCoding: { code: 'x' } }],
          },
          {
            linkId: 'g',
            type: 'group',
            repeats: true,
            text: 'G',
            item: [
              {
                linkId: 'q',
                type: 'quantity',
                text: 'Q',
                initial: [{ valueQuantity: { value: 1, unit: 'mm' } }],
              },
            ],
          },
          {
            linkId: 'c',
            type: 'decimal',
            text: 'C',
            extension: [
              {
                url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
                valueExpression: {
                  language: 'text/fhirpath',
                  expression: "iif(%resource.item.where(linkId='n').answer.value > 3, 1, 2).round(1)",
                },
              },
            ],
          },
        ],
      }),
    ),
  ],
  [
    'a.questionnaire.xml',
    strToU8(
      '<?xml version="1.0"?><Questionnaire xmlns="http://hl7.org/fhir"><contained><ValueSet><id value="v"/><compose><include><concept><code value="x"/><display value="X"/></concept></include></compose></ValueSet></contained><item><linkId value="a"/><text value="A"><extension url="http://hl7.org/fhir/StructureDefinition/translation"><extension url="lang"><valueCode value="ko"/></extension><extension url="content"><valueString value="가"/></extension></extension></text><type value="choice"/><answerValueSet value="#v"/></item><item><linkId value="n"/><text value="N"/><type value="decimal"/><required value="true"/><enableWhen><question value="a"/><operator value="="/><answerCoding><code value="x"/></answerCoding></enableWhen><initial><valueDecimal value="1.50"/></initial></item></Questionnaire>',
    ),
  ],
  [
    'a.portal.xml',
    strToU8(
      '<PortalAutoTextExport><AutoText><OwnerLastName>L</OwnerLastName><Name>N</Name><ContentRTF>{\\rtf1 Liver: Kidneys:normal/cyst} {\\xml}&lt;autotext version="2"&gt;&lt;fields&gt;&lt;field type="3" start="7" length="19"&gt;&lt;name&gt;Kidneys&lt;/name&gt;&lt;choices&gt;&lt;choice name="normal"&gt;x&lt;/choice&gt;&lt;choice name="cyst"/&gt;&lt;/choices&gt;&lt;/field&gt;&lt;/fields&gt;&lt;/autotext&gt;</ContentRTF><ContentText>Liver</ContentText></AutoText></PortalAutoTextExport>',
    ),
  ],
  [
    'a.pex',
    strToU8(
      '<pex><folder name="f"><phrase description="d" autotext="a"><phrase>x {#insert -p "y"} \\\\\\{#</phrase></phrase></folder></pex>',
    ),
  ],
  [
    'a.xls',
    strToU8(
      '<html><body><table border=1><tr><th>코드<th>소견</tr><tr><td rowspan=2>a<td>정상<br>임</tr><tr><td colspan=3>b</tr></table></body></html>',
    ),
  ],
  ['a.atext', packed(strToU8(ATEXT))],
  ['a.txt', strToU8('CT\nFINDINGS:\nnormal []\n$$$\nKUB\ntext\n$$$\n')],
  [
    'a.cards.xml',
    strToU8(
      '<ReportingModule><Metadata><Label>T</Label></Metadata><DataElements><ChoiceDataElement Id="m"><Label>M</Label><ChoiceInfo><Choice><Value>a</Value><Label>A</Label></Choice><Choice><Value>b</Value><Label>B</Label></Choice></ChoiceInfo></ChoiceDataElement><NumericDataElement Id="s" Unit="mm"><Label>S</Label><Minimum>0</Minimum></NumericDataElement></DataElements><Rules><DecisionPoint Id="d"><Label>d</Label><Branch><EqualCondition DataElementId="m" ComparisonValue="a"/><EndPointRef EndPointId="e"/></Branch><Branch><GreaterThanCondition DataElementId="s" ComparisonValue="10"/><EndPointRef EndPointId="f"/></Branch></DecisionPoint></Rules><EndPoints><EndPoint Id="e"><Label>e</Label><ReportSections><ReportSection SectionId="findings"><Branch><ReportText Type="PlainText">Seen <InsertPartial PartialId="p"/></ReportText></Branch></ReportSection></ReportSections></EndPoint><EndPoint Id="f"><Label>f</Label></EndPoint></EndPoints></ReportingModule>',
    ),
  ],
  [
    'a.oifm.json',
    strToU8(
      '{"oifm_id":"OIFM_X_1","name":"nodule","description":"d","synonyms":["n"],"attributes":[{"oifma_id":"a","name":"presence","type":"choice","values":[{"value_code":"a.0","name":"absent","index_codes":[{"system":"RADLEX","code":"RID1","display":"x"}]},{"value_code":"a.1","name":"present"}],"required":true,"max_selected":1},{"oifma_id":"b","name":"size","type":"numeric","minimum":0,"maximum":100,"unit":"mm"}]}',
    ),
  ],
  ['a.txt', strToU8('# title\n소견: 정상\n\n\n-----\n결론: 이상 없음\n')],
]

const PIECES = [
  ...[
    '::',
    ':',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    '[[',
    '{{',
    '}}',
    '`',
    '\\',
    '"',
    "'",
    '<',
    '>',
    '</',
    '<!--',
    ']]>',
    '&',
    '&#x',
    '%',
    '%fill:',
    '#{',
    '{#',
  ],
  ...[
    '\n',
    '\r',
    '\t',
    ',',
    ';',
    '|',
    '\0',
    '\ufeff',
    '*',
    '&a',
    '*a',
    '- ',
    ': ',
    '\\u',
    "\\'",
    '\\bin9',
    '\\*',
    '한',
    '右',
    '😀',
    '{Left 99999}',
    '{a 99999}',
    '$|$',
  ],
].map((piece) => strToU8(piece))

interface Edit {
  at: number
  kind: 'cut' | 'insert' | 'flip' | 'copy' | 'repeat'
  size: number
  piece: number
}

const edit = fc.record<Edit>({
  at: fc.nat(1_000_000),
  kind: fc.constantFrom('cut', 'insert', 'flip', 'copy', 'repeat'),
  size: fc.nat(300),
  piece: fc.nat(PIECES.length - 1),
})

function edited(bytes: Uint8Array, { at, kind, size, piece }: Edit): Uint8Array {
  const place = bytes.length === 0 ? 0 : at % bytes.length
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
  const inserted = PIECES[piece] ?? new Uint8Array()
  switch (kind) {
    case 'cut':
      return joined(before, after.subarray(size))
    case 'insert':
      return joined(before, inserted, after)
    case 'repeat':
      return joined(before, ...Array<Uint8Array>(size * 4).fill(inserted), after)
    case 'copy':
      return joined(before, after.subarray(0, size), after)
    default:
      return joined(before, Uint8Array.of((after[0] ?? 0) ^ (1 << (size % 8))), after.subarray(1))
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Reads a file, checks that nothing throws and that the result is sound, and returns the duration. */
function read(bytes: Uint8Array, name: string): number {
  const startedAt = process.cpuUsage()
  const { entries, losses, decoded } = readFile(bytes, name, { locale: 'ko' })
  const took = process.cpuUsage(startedAt).user / 1000
  for (const { code, place, excerpt } of losses) {
    expect(LOSS_CODES).toContain(code)
    expect(place.file).toBe(name)
    expect([...excerpt].length).toBeLessThanOrEqual(240)
  }
  for (const entry of entries) {
    if (entry.kind === 'module') {
      expect(readDefinition(entry.definition).ok).toBe(true)
      continue
    }
    expect(entry.texts.length).toBeGreaterThan(0)
    for (const { text } of entry.texts) expect(/[\0\p{Surrogate}]/u.test(text)).toBe(false)
  }
  expect((decoded?.preview.length ?? 0) <= 160).toBe(true)
  propose(entries.slice(0, PROPOSED))
  return took
}

/** Lays entries out on plates and checks that the rules accept these. */
function propose(entries: readonly (ImportedPhrase | ImportedModule)[]): void {
  const rows = compareRows(entries.map((entry, index) => proposeRow(entry, `r${index}`, 'f')))
  let ids = 0
  const newId = () => {
    ids += 1
    return `i${ids}`
  }
  for (const { plates } of documentsOf(arrange(rows, 'prefix'), { newId, maxCharacters: 1_000_000 }))
    for (const plate of plates) expect(checkPlate(plate)).toEqual([])
}

/**
 * Returns only a few files of each kind, because they are long: the first, the middle and the last that a run
 * can afford.
 */
function samplesOf(format: string, ending: string): [string, Uint8Array][] {
  const short = sampleFiles(format, ending).filter(({ text }) => text.length < 60_000)
  const chosen = [short[0], short[short.length >> 1], short.at(-1)].filter((file) => file !== undefined)
  return [...new Set(chosen)].map(({ name, text }) => [name, strToU8(text)])
}

const SAMPLES = [
  ...samplesOf('mrrt', '.html'),
  ...samplesOf('fhir-questionnaire', '.json'),
  ...samplesOf('cards', '.xml'),
  ...samplesOf('espanso', '.yml'),
  ...samplesOf('finding-models', '.json'),
]

describe('readFile', () => {
  it.skipIf(SAMPLES.length === 0)('reads mutated files of other vendors without throwing', () => {
    let longest = 0
    fc.assert(
      fc.property(
        fc.nat(SAMPLES.length - 1),
        fc.array(edit, { minLength: 1, maxLength: 12 }),
        (sample, edits) => {
          const [name, bytes] = SAMPLES[sample] ?? ['a.txt', new Uint8Array()]
          longest = Math.max(longest, read(edits.reduce(edited, bytes), name))
        },
      ),
      { numRuns: Math.ceil(RUNS / 8) },
    )
    if (isLong) {
      process.stdout.write(`mutated samples, the longest took ${longest.toFixed(0)} ms\n`)
      expect(longest).toBeLessThan(LONGEST_MS)
    }
  })

  it('reads workbooks whose parts are mutated before they are packed', () => {
    let longest = 0
    let entries = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(XLSX_PARTS)),
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        (part, edits) => {
          const mutated = edits.reduce(edited, XLSX_PARTS[part] ?? new Uint8Array())
          const bytes = zipSync({ ...XLSX_PARTS, [part]: mutated })
          longest = Math.max(longest, read(bytes, 'a.xlsx'))
          entries += readFile(bytes, 'a.xlsx', { locale: 'ko' }).entries.length
        },
      ),
      { numRuns: Math.ceil(RUNS / 2) },
    )
    // Most mutations must still be workbooks, because otherwise only the archive would be tested.
    expect(entries).toBeGreaterThan(RUNS / 20)
    if (isLong) expect(longest).toBeLessThan(LONGEST_MS)
  })

  it('reads lists of aText that are mutated before they are packed', () => {
    let entries = 0
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const bytes = packed(edits.reduce(edited, strToU8(ATEXT)))
        read(bytes, 'a.atext')
        entries += readFile(bytes, 'a.atext', { locale: 'ko' }).entries.length
      }),
      { numRuns: Math.ceil(RUNS / 8) },
    )
    expect(entries).toBeGreaterThan(0)
  })

  const filled = (opening: string, piece: string, end: string) =>
    strToU8(opening + piece.repeat(Math.floor(NEAR_LIMIT / strToU8(piece).length)) + end)
  it.each([
    ['a.ahk', '', '::abc::No active lesion in both lungs.\n', ''],
    ['a.csv', '', 'T1,제목,"소견, 정상",결론\n', ''],
    ['a.txt', '', '소견: 정상 (mild/moderate/severe)\n\n\n', ''],
    ['a.yml', 'matches:\n', '  - trigger: a\n    replace: x {{y}}\n', ''],
    ['a.json', '{"combos":[', '{"keyword":"a","snippet":"x #{input:y}"},', '{}]}'],
    ['a.html', '<html><body>', '<label>A<input type=number></label>', '</body></html>'],
    [
      'q.json',
      '{"resourceType":"Questionnaire","item":[',
      '{"linkId":"a","text":"A","type":"string"},',
      '{}]}',
    ],
    [
      'q.xml',
      '<Questionnaire xmlns="http://hl7.org/fhir">',
      '<item><linkId value="a"/><text value="A"/><type value="string"/></item>',
      '</Questionnaire>',
    ],
    [
      'a.xml',
      '<PhraseExpress>',
      '<Phrase><Autotext>a</Autotext><Content>x</Content></Phrase>',
      '</PhraseExpress>',
    ],
    ['a.rtf', '{\\rtf1 ', '\\par a{\\b x}', '}'],
    ['a.xls', '<table>', '<tr><td>T1<td>소견 정상</tr>', '</table>'],
    [
      'a.textexpander',
      '<plist><dict><key>snippetsTE2</key><array>',
      '<dict><key>abbreviation</key><string>a</string><key>plainText</key><string>x %fill:y%</string></dict>',
      '</array></dict></plist>',
    ],
    [
      'c.xml',
      '<ReportingModule><DataElements>',
      '<NumericDataElement Id="s"><Label>S</Label></NumericDataElement>',
      '</DataElements></ReportingModule>',
    ],
    ['o.json', '{"oifm_id":"X","name":"n","attributes":[', '{"name":"b","type":"numeric"},', '{}]}'],
  ])(
    'reads %s with one part over and over, near the limit of its size in the long run',
    (name, opening, piece, end) => {
      const bytes = filled(opening, piece, end)
      const took = read(bytes, name)
      if (!isLong) return
      process.stdout.write(
        `${name} of ${(bytes.length / 1_000_000).toFixed(1)} MB took ${took.toFixed(0)} ms\n`,
      )
      expect(took).toBeLessThan(LIMIT_MS)
    },
  )

  it('reads mutated files of every format without throwing', () => {
    let longest = 0
    let largest = 0
    let slowest = ''
    fc.assert(
      fc.property(
        fc.nat(SEEDS.length - 1),
        fc.array(edit, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (seed, edits, isForeign) => {
          const [name, bytes] = SEEDS[seed] ?? ['a.txt', new Uint8Array()]
          const mutated = edits.reduce(edited, bytes)
          const before = process.memoryUsage().heapUsed
          const took = read(mutated, isForeign ? 'file' : name)
          if (took > longest) slowest = `${name} ${JSON.stringify(edits)}`
          longest = Math.max(longest, took)
          largest = Math.max(largest, process.memoryUsage().heapUsed - before)
        },
      ),
      { numRuns: RUNS },
    )
    if (isLong) {
      const megabytes = (largest / 1_000_000).toFixed(0)
      process.stdout.write(
        `${RUNS} mutated files, the longest took ${longest.toFixed(0)} ms, the largest ${megabytes} MB: ${slowest}\n`,
      )
      expect(longest).toBeLessThan(LONGEST_MS)
      expect(largest).toBeLessThan(LARGEST_BYTES)
    }
  })

  it('reads any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom(...SEEDS.map(([name]) => name)),
        (bytes, name) => {
          read(bytes, name)
        },
      ),
      { numRuns: Math.ceil(RUNS / 4) },
    )
  })

  const LONG = isLong ? 1_000_000 : 30_000
  it.each([
    ['a.ahk', '::a::\n(\n'],
    ['a.ahk', '::a::{Left 9999}'],
    ['a.ahk', '/*\n'],
    ['a.ahk', ';=== a '],
    ['a.ahk', '::a::b\n'],
    ['a.ahk', '::a::\n{\n'],
    ['a.ahk', '::a::{a 9999}'],
    ['a.yml', 'matches:\n- '],
    ['a.yml', '['],
    ['a.yml', '- '],
    ['a.yml', '? '],
    ['a.yml', '{a: '],
    ['a.yml', '[? '],
    ['a.yml', '[[],'],
    ['a.yml', '&a '],
    ['a.yml', '!a '],
    ['a.yml', '"a": '],
    ['a.yml', '*a '],
    ['a.yml', '#\n'],
    ['a.yml', '---\n'],
    ['a.yml', '|\n '],
    ['a.yml', 'a: &a '],
    ['a.csv', '"'],
    ['a.csv', 'a,"b\n'],
    ['a.csv', ','],
    ['a.csv', '%fill:'],
    ['a.csv', '%Y-'],
    ['a.xml', '<a>'],
    ['a.xml', '<PhraseExpress a="'],
    ['a.textexpander', '<plist><dict><key>'],
    ['a.json', '{"combos":['],
    ['a.rtf', '{\\rtf1'],
    ['a.rtf', '{\\rtf1 {'],
    ['a.rtf', "{\\rtf1 \\'b0"],
    ['a.txt', '-----\n'],
    ['a.txt', '$$$\n'],
    ['q.xml', '<Questionnaire xmlns="http://hl7.org/fhir"><item>'],
    ['q.xml', '<Questionnaire xmlns="http://hl7.org/fhir"/><!DOCTYPE a [<!ENTITY b "c">]>&b;'],
    ['a.atext', '{"0":1}\0\x04\x22\x4d\x18'],
    ['a.xml', '<PortalAutoTextExport><AutoText>'],
    ['a.txt', '소견: a\n'],
    ['a.txt', 'mild/moderate '],
    ['a.html', '<script'],
    ['a.xls', '<table><tr><td rowspan=999 colspan=999>a'],
    ['a.xls', '<table><td>'],
    ['a.xls', '<tr><td colspan=9>'],
  ])('reads one thing over and over in %s: «%s»', (name, piece) => {
    const took = read(strToU8(piece.repeat(Math.ceil(LONG / piece.length))), name)
    if (isLong) expect(took).toBeLessThan(LONGEST_MS)
  })
})
