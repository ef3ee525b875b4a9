import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { sampleFiles } from '../form/testkit/sampleFiles.ts'
import type { ImportedPhrase } from '../model/Imported.ts'
import { readText } from '../readFile.ts'
import { espanso } from './espanso.ts'
import { readMatches } from './readMatches.ts'

const read = (text: string) => {
  const { entries, losses } = readMatches({ file: 'base.yml', text }, { locale: 'ko' })
  const phrases = entries as readonly ImportedPhrase[]
  return { phrases, losses, texts: phrases.map(({ trigger, texts }) => [trigger, texts[0]?.text]) }
}

const one = (match: string) => read(`matches:\n  - trigger: ":x"\n${match.replace(/^/gmu, '    ')}\n`)

describe('readMatches', () => {
  it('reads triggers, labels and the line of each match', () => {
    const { phrases, losses } = read(
      'matches:\n  - trigger: ":cxr"\n    label: 정상 흉부\n    replace: |\n      No active\n      lung lesion\n  - triggers: [":a", ":b"]\n    replace: "간 정상"\n',
    )
    expect(phrases).toMatchObject([
      { trigger: ':cxr', title: '정상 흉부', locale: 'en', place: { line: 2, path: 'matches[0]' } },
      { trigger: ':a', locale: 'ko', place: { line: 7 } },
    ])
    expect(phrases[0]?.texts).toEqual([{ section: 'findings', text: 'No active\nlung lesion\n' }])
    expect(losses).toMatchObject([{ code: 'duplicate', params: { of: ':a' } }])
  })

  it('omits what is nested too deeply, instead of expanding maps that are keys of maps of maps', () => {
    const { losses, texts } = read(
      `matches:\n  - trigger: ":a"\n    replace: x\n  - ${'{'.repeat(2000)}${'}'.repeat(2000)}\n`,
    )
    expect(texts).toEqual([[':a', 'x']])
    expect(losses).toContainEqual(
      expect.objectContaining({ code: 'limit', params: { what: 'depth', max: 20 } }),
    )
  })

  it.each(['[', '- ', '? ', '{a: '])(
    'names where «%s» over and over nests too deep and keeps the rest',
    (piece) => {
      const { losses, texts } = read(
        `matches:\n  - trigger: ":a"\n    replace: x\n  - ${piece.repeat(20_000)}\n`,
      )
      expect(texts).toEqual([[':a', 'x']])
      expect(losses).toContainEqual(
        expect.objectContaining({
          code: 'limit',
          place: expect.objectContaining({ line: 4 }),
          params: { what: 'depth', max: 64 },
        }),
      )
    },
  )

  it('makes fields from forms, choices and days', () => {
    expect(
      one(
        'form: "Size [[size]] cm, [[grade]]"\nform_fields:\n  size:\n    default: "1.0"\n  grade:\n    type: choice\n    default: mild\n    values: [mild, severe]',
      ).texts,
    ).toEqual([[':x', 'Size [size := 1.0] cm, [grade := mild* | severe]']])
    expect(
      one(
        'replace: "{{f.side}} {{c}} {{d}} {{e}}"\nvars:\n  - name: f\n    type: form\n    params:\n      layout: "[[side]]"\n      fields:\n        side: { type: list, values: "Rt.\\nLt." }\n  - name: c\n    type: choice\n    params: { values: [{label: a, id: 1}, b] }\n  - name: d\n    type: date\n    params: { format: "%Y-%m-%d" }\n  - name: e\n    type: echo\n    params: { echo: done }',
      ),
    ).toMatchObject({ texts: [[':x', '[side := Rt. | Lt.] [c := a | b] [d := <date>] done']], losses: [] })
  })

  it('expands an echo, which may not refer to itself endlessly', () => {
    const echo = (name: string, text: string) =>
      `  - {name: ${name}, type: echo, params: {echo: "${text}"}}\n`
    const { texts, losses } = one(
      `replace: "{{b}} {{c}}"\nvars:\n${echo('a', 'A')}${echo('b', '{{a}}B')}${echo('c', '{{c}}')}`,
    )
    expect(texts).toEqual([[':x', 'AB ']])
    expect(losses).toMatchObject([{ code: 'reference', params: { what: '{{c}}' } }])
  })

  it('puts a blank at the cursor', () => {
    expect(one('replace: "size $|$ cm"').texts).toEqual([[':x', 'size ____ cm']])
    expect(one('replace: "R-wave$|$"').texts).toEqual([[':x', 'R-wave']])
  })

  it.each([
    ['shell', 'command', 'cmd: "rm -rf /"'],
    ['script', 'command', 'args: [python, -c, print]'],
    ['clipboard', 'unsupported', '{}'],
    ['random', 'unsupported', 'choices: [a, b]'],
    ['time_machine', 'unsupported', '{}'],
  ])('refuses %s by name and keeps the text', (kind, code, params) => {
    const body = params === '{}' ? 'params: {}' : `params:\n      ${params}`
    const { texts, losses } = one(
      `replace: "before {{v}} after"\nvars:\n  - name: v\n    type: ${kind}\n    ${body}`,
    )
    expect(texts[0]?.[1]).toMatch(/^before \[v := .*\] after$/u)
    expect(losses).toMatchObject([{ code, params: { what: kind }, place: { line: 2 } }])
  })

  it('expands another match where it is named, within a limit', () => {
    const { texts } = read(
      'matches:\n- trigger: a\n  replace: "1 {{m}}"\n  vars: [{name: m, type: match, params: {trigger: b}}]\n- trigger: b\n  replace: two\n',
    )
    expect(texts[0]).toEqual(['a', '1 two'])
    const loop = read(
      `matches:\n- trigger: a\n  replace: "${'{{m}}'.repeat(50)}"\n  vars: [{name: m, type: match, params: {trigger: a}}]\n`,
    )
    expect(loop.losses.some(({ code }) => code === 'reference')).toBe(true)
  })

  it('reports the formatting of Markdown, and nothing if there is none', () => {
    expect(one('markdown: "**bold** text"').losses).toMatchObject([{ code: 'formatting' }])
    expect(one('markdown: plain text').losses).toEqual([])
  })

  it('names missing references, pictures, formatting and expressions', () => {
    const { texts, losses } = read(
      'imports:\n  - ../more.yml\nmatches:\n  - trigger: i\n    image_path: x.png\n  - trigger: h\n    html: "<b>bold</b> &amp; <i>x</i>"\n  - regex: ":(?P<n>\\\\d+)"\n    replace: "{{n}} mm {{gone}}"\n',
    )
    expect(texts).toEqual([
      ['h', 'bold & x'],
      [undefined, '[n := ] mm [gone := ]'],
    ])
    expect(losses.map(({ code }) => code)).toEqual([
      'reference',
      'image',
      'formatting',
      'unsupported',
      'reference',
    ])
  })

  it('follows imports to the files that were dropped with it, and the imports of those', () => {
    const files: Readonly<Record<string, string>> = {
      '../vars.yml':
        'imports: [deep.yml, ../vars.yml]\nglobal_vars:\n  - {name: grade, type: choice, params: {values: [mild, severe]}}\n',
      'deep.yml': 'matches:\n  - {trigger: ":n", replace: "no change"}\n  - 3\n',
      'bomb.yml': `matches: ${'['.repeat(20_000)}`,
    }
    const { entries, losses } = readMatches(
      {
        file: 'base.yml',
        text: 'imports: [../vars.yml, bomb.yml, gone.yml]\nmatches:\n  - trigger: a\n    replace: "{{grade}}, {{m}}"\n    vars: [{name: m, type: match, params: {trigger: ":n"}}]\n',
      },
      { locale: 'en', fileBeside: (path) => files[path] },
    )
    expect(entries).toMatchObject([{ texts: [{ text: '[grade := mild | severe], no change' }] }])
    expect(losses.map(({ code, excerpt }) => [code, excerpt])).toEqual([['reference', 'gone.yml']])
  })

  it('reads what it understands of a broken file, and gives the place of the fault', () => {
    const { texts, losses } = read('matches:\n  - trigger: a\n    replace: b\n  - trigger: "c\n')
    expect(texts[0]).toEqual(['a', 'b'])
    expect(losses[0]).toMatchObject({ code: 'broken', place: { line: expect.any(Number) } })
    expect(read('matches: 3').losses).toEqual([])
    expect(read('matches: [1, [2]]').losses).toHaveLength(2)
  })

  it('refuses aliases that expand exponentially', () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]']
    for (let at = 0; at < 9; at += 1) {
      const [from, to] = [String.fromCharCode(97 + at), String.fromCharCode(98 + at)]
      bomb.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(',')}]`)
    }
    expect(read(`${bomb.join('\n')}\nmatches: [{trigger: x, replace: *j}]`).losses).toMatchObject([
      { code: 'broken' },
    ])
    expect(read(`matches: ${'['.repeat(20_000)}`).losses[0]).toMatchObject({
      code: 'limit',
      params: { what: 'depth' },
    })
  })

  it('takes no macro from the description of a package, and names it', () => {
    const file = '_manifest.yml'
    const text = 'name: chest\ntitle: Chest\nauthor: A\nversion: 0.1.0\n'
    expect(espanso.recognizes({ file, text })).toBe(true)
    expect(readMatches({ file, text }, { locale: 'ko' })).toMatchObject({
      entries: [],
      losses: [{ code: 'unsupported', params: { what: file } }],
    })
  })

  it('makes an entry of every match of the samples, or names why not', () => {
    for (const { name, text } of sampleFiles('espanso', '.yml')) {
      const { entries, losses, format } = readText(text, name, { locale: 'en' })
      const matches = (parse(text) as { matches?: unknown[] })?.matches ?? []
      expect(format, name).toBe('espanso')
      const lost = losses.filter(({ place }) => place.path?.startsWith('matches['))
      expect(entries.length + lost.length, name).toBeGreaterThanOrEqual(matches.length)
      expect(entries.length, name).toBeGreaterThanOrEqual(matches.length * 0.9)
      if (matches.length === 0 && !text.includes('global_vars'))
        expect(losses.length, name).toBeGreaterThan(0)
    }
  })

  it('recognizes match files', () => {
    expect(espanso.recognizes({ file: 'x.txt', text: '# c\nmatches:\n' })).toBe(true)
    expect(espanso.recognizes({ file: 'x.yml', text: 'name: y' })).toBe(false)
  })
})
