import { describe, expect, it } from 'vitest'
import { weakSourceProblems } from './weakSourceProblems.ts'

describe('a source without a responsible author', () => {
  it.each([
    'https://cal12.calculator.city/allred',
    'http://someone.blogg.se/tirads',
    'https://github.com/clay-good/sophiewell.com',
    'https://github.com/momomojo/Radulator',
    'https://github.com/RadioLifeAI/radreport-ai',
    'https://www.medscape.com/answers/330598-82959',
    'https://sites.google.com/view/lau-op/home',
    'https://pacs.de/term/metavir-score',
    'https://labce.com/spg4451288.aspx',
    'https://medicalcriteria.com/web/allred/',
    'https://html.scirp.org/file/_6-2060219_2.htm',
    'https://arxivlens.com/PaperView/Details/acr-appropriateness-criteria',
    'https://stage.medifind.com/articles/publication/562762875',
    'https://paperexplained.cn/articles/paper/detail/3a5dbe8c',
    'https://discovery.researcher.life/article/rectal-cancer/fa4c3b7b',
    'https://endourology.ph/2019/07/12/prostate-imaging-reporting-and-data-system-3/',
    'https://scilit.com/publications/14692961b2e65fbc702b453d5642d388',
    'https://www.scilit.net/publications/90a10fe872c2b039e0ad3eff7a8d4d90',
    'https://docslib.org/doc/3258398/osteoporosis-and-bone-mineral-density',
    'https://www.urotoday.com/recent-abstracts/urologic-oncology/prostate-cancer.html',
    'https://drpixel.fcm.unicamp.br/drpixel2/en/classificacao-orads',
  ])('is told by its address: %s', (url) =>
    expect(weakSourceProblems([{ text: 'A table', url }])).toEqual([
      'cites a page that nobody answers for: A table',
    ]),
  )

  it.each([
    'Open implementation, read for comparison',
    'Rules as code: the classes',
    'Teaching notes on CAD-RADS',
    'Report tables with liver limits',
  ])('is told by its name: %s', (text) =>
    expect(weakSourceProblems([{ text }])).toEqual([`cites a page that nobody answers for: ${text}`]),
  )

  it('may be cited in a draft, which no server loads, unless nobody can find it', () => {
    const lost = 'A page whose address was not kept'
    expect(weakSourceProblems([{ text: 'Rules as code' }, { text: lost }], true)).toEqual([
      `cites what nobody can find: ${lost}`,
    ])
  })

  it('isn’t a journal, society, registry or edited reference', () =>
    expect(
      weakSourceProblems([
        { text: 'Radiology 2019;292:475-488', url: 'https://doi.org/10.1148/radiol.2019182646' },
        {
          text: 'AAST kidney injury scale',
          url: 'https://www.aast.org/resources-detail/injury-scoring-scale',
        },
        {
          text: 'Report of the consensus conference',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6369533',
        },
        {
          text: 'ACR Appropriateness Criteria, table of the topic',
          url: 'https://acsearch.acr.org/list/GetAppendix?TopicId=23&PanelName=Musculoskeletal',
        },
        { text: 'Maggi M et al. Eur Urol Focus 2020', url: 'https://fair.unifg.it/handle/11369/394726' },
        { text: 'Radiopaedia, Fazekas scale', url: 'https://radiopaedia.org/articles/fazekas-scale' },
      ]),
    ).toEqual([]))
})
