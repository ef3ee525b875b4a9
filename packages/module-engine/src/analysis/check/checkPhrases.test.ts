import { describe, expect, test } from 'vitest'
import { findingsAfter, found, named } from './changedModule.ts'

describe('phrases', () => {
  test('M487 inside of «each» a row is seen by its names and by its alias, an answer by its alias', () => {
    const body = [
      {
        each: 'nodules',
        as: 'n',
        where: 'n.size_cm > 1 && points > 2',
        body: [
          {
            each: 'foci',
            as: 'f',
            where: 'f != "none" && n.size_cm > 2',
            body: [{ v: 'f' }, { v: 'size_cm' }],
          },
        ],
      },
    ]
    expect(
      findingsAfter((definition) => {
        named(definition.outputs, 'impression').body.en = body
      }),
    ).toEqual([])
    const findings = findingsAfter((definition) => {
      const text = JSON.stringify(body).replace('n.size_cm > 1', 'n.sise_cm > 1').replace('none', 'nnone')
      named(definition.outputs, 'impression').body.en = JSON.parse(text)
    })
    expect(
      findings.map(({ code, path, range, params }) => [code, path.slice(4).join('.'), range, params]),
    ).toEqual([
      ['name.unknown', '0.where', { from: 2, to: 9 }, { name: 'sise_cm', nearest: 'size_cm' }],
      [
        'option.unknown',
        '0.body.0.where',
        { from: 5, to: 12 },
        { option: 'nnone', name: 'f', nearest: 'none' },
      ],
    ])
  })

  test('M487 an alias that hides another name is told', () => {
    const findings = found('name.shadowed', (definition) => {
      named(definition.outputs, 'impression').body.en = [{ each: 'nodules', as: 'level', body: ['x'] }]
    })
    expect(findings).toEqual([
      {
        level: 'warning',
        code: 'name.shadowed',
        path: ['outputs', 1, 'body', 'en', 0, 'as'],
        params: { name: 'level' },
      },
    ])
  })

  test('M487 a shared phrase in another language stands in for one that is missing, and is checked as such', () => {
    const findings = found('name.outOfScope', (definition) => {
      named(definition.partials, 'size').body = { ko: [{ v: 'size_cm' }] }
      named(definition.outputs, 'impression').body.de = [{ use: 'size' }]
    })
    expect(findings.map(({ path }) => path.join('.'))).toEqual(['partials.0.body.ko.0.v'])
  })
})
