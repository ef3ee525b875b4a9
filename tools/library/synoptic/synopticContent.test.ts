import { compileModule, openSession } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { enterAnswers } from '../goldens/writeReport.ts'
import { readLibrary } from '../readLibrary.ts'

const { modules } = readLibrary()

function sessionOf(id: string, answers: Parameters<typeof enterAnswers>[1]) {
  const module = modules.find((one) => one.id === id)
  if (!module) throw new Error(`there is no module «${id}»`)
  const session = openSession(compileModule(module.definition), { today: '2026-11-16' })
  enterAnswers(session, answers)
  const { faults, checks } = session.snapshot()
  const told = (wanted: 'block' | 'warn') =>
    checks
      .filter(({ level }) => level === wanted)
      .map(({ id: check }) => module.definition.checks.find((one) => one.id === check)?.message.en)
  return { session, blocks: told('block'), warnings: told('warn'), missing: faults.map((at) => at.id) }
}

describe('the formulas of the library', () => {
  it.each(modules.map(({ id, definition }) => [id, definition] as const))(
    'of %s keep within the computing limit, beyond which a check would never run',
    (_id, definition) => {
      const costly = compileModule(definition).templates.filter(
        (template) => 'formula' in template && template.formula === 'tooCostly',
      )
      expect(costly.map(({ id }) => id)).toEqual([])
    },
  )
})

describe('node counts that are half entered', () => {
  it.each([
    ['thyroid-resection', { c_pos: '4' }, { c_exam: '6' }, ['c_pos']],
    ['colorectal-resection', { ln_pos: '4' }, { ln_exam: '6' }, ['ln_pos']],
    ['gastric-resection-and-esd', { ln_pos: '4' }, { ln_exam: '6' }, ['ln_pos']],
    ['prostatectomy', { ln_pos: '4' }, { ln_exam: '6' }, ['ln_pos']],
    ['breast-resection', { ln_macro: '4' }, { ln_exam: '6' }, ['ln_macro', 'ln_micro', 'ln_itc']],
  ])('keep %s from being written', (id, positive, examined, wanted) => {
    const told = 'Positive nodes need the number of nodes examined.'
    expect(sessionOf(id, positive).blocks).toContain(told)
    expect(sessionOf(id, { ...positive, ...examined }).blocks).not.toContain(told)
    expect(sessionOf(id, examined).missing).toEqual(expect.arrayContaining(wanted))
  })

  it('of a station are asked for in its row', () => {
    const { missing } = sessionOf('lung-resection', { nodes: [{ nodes_pos: '2' }] })
    expect(missing).toEqual(expect.arrayContaining(['nodes_st', 'nodes_exam']))
  })
})

describe('a prostate biopsy', () => {
  const site = (more: Record<string, string>) => ({ cores_site: 'l_base', cores_n: '4', ...more })
  const cancer = site({
    cores_dx: 'ca',
    cores_pos: '2',
    cores_prim: '3',
    cores_sec: '4',
    cores_p4: '10',
    cores_crib: 'no',
    cores_tumor_mm: '5.8',
    cores_total_mm: '16.1',
  })

  it('counts the positive cores of sites with carcinoma alone', () => {
    const benign = site({ cores_site: 'l_mid', cores_dx: 'benign', cores_pos: '3' })
    const { session } = sessionOf('prostate-biopsy', { procedure: 'trus', cores: [cancer, benign] })
    expect(session.output('diagnosis', 'en')?.text).toContain('2/8 cores positive')
  })

  it('has no comment on what is not diagnosed', () => {
    const told = "The comment names intraductal carcinoma, which isn't in the diagnosis."
    const comments = ['idc_treat']
    expect(sessionOf('prostate-biopsy', { comments, cores: [cancer] }).blocks).toContain(told)
    const found = { ...cancer, cores_idcp: 'yes' }
    expect(sessionOf('prostate-biopsy', { comments, cores: [found] }).blocks).not.toContain(told)
  })

  it.each(['cores_tumor_mm', 'cores_total_mm'])('with carcinoma has a length above zero: %s', (length) => {
    const told = 'A site with carcinoma has a tumor or core length of 0 mm.'
    const without = { ...cancer, [length]: '0' }
    expect(sessionOf('prostate-biopsy', { cores: [without] }).blocks).toContain(told)
    expect(sessionOf('prostate-biopsy', { cores: [cancer] }).blocks).not.toContain(told)
  })

  it('asks for the target of a comment, so that all comments are printed', () => {
    const { missing } = sessionOf('prostate-biopsy', { comments: ['rebiopsy', 'target_miss'] })
    expect(missing).toContain('target_miss_target')
  })
})

describe('an early gastric carcinoma with an undifferentiated component', () => {
  const told =
    'The eCura class does not take the undifferentiated component into account; check it against the guideline.'
  const free = { hm: 'free', vm: 'free', lymphatic: 'absent', venous: 'absent', ulcer: 'absent' }
  const early = { ...free, procedure: 'esd', lesion: 'carcinoma', type: 'tub_m', size: '2.5 x 1.2' }
  const warningsOf = (more: Record<string, string>) =>
    sessionOf('gastric-resection-and-esd', { ...early, show_ecura: 'yes', ...more }).warnings

  it('is to be checked where the class calls it curative', () => {
    expect(warningsOf({ depth: 'mm', hetero: 'por' })).toContain(told)
    expect(warningsOf({ depth: 'mm', hetero: 'absent' })).not.toContain(told)
    expect(warningsOf({ depth: 'sm', sm_um: '800', hetero: 'por' })).not.toContain(told)
  })
})

describe('a thyroid carcinoma', () => {
  it('has the subtype, the invasion and the grade of its own type alone', () => {
    const entered = { specimen: 'left', procedure: 'lobectomy', lesion: 'carcinoma', subtype: 'warthin' }
    const of = (type: string) =>
      sessionOf('thyroid-resection', { ...entered, type, inv_type: 'mi', mtc_grade: 'high' })
        .session.output('diagnosis', 'en')
        ?.text?.split('\n')[1]
    expect(of('atc')).toBe('  Anaplastic thyroid carcinoma')
    expect(of('ptc')).toBe('  Papillary thyroid carcinoma, Warthin-like subtype')
  })

  it('isn’t commented on as if it were another tumor', () => {
    const { blocks } = sessionOf('thyroid-resection', {
      lesion: 'carcinoma',
      type: 'atc',
      comments: ['niftp', 'ret'],
    })
    expect(blocks).toHaveLength(2)
  })
})

describe('a part of a biopsy', () => {
  const blocksOf = (site: string, dx: readonly string[]) =>
    sessionOf('gi-biopsy', { parts: [{ site, procedure: 'biopsy', dx }] }).blocks

  it('has no diagnosis of another organ', () => {
    expect(blocksOf('antrum', ['pmc'])).toEqual(['This diagnosis does not belong to this site'])
    expect(blocksOf('sigmoid', ['pmc'])).toEqual([])
  })

  it('has no two diagnoses that exclude each other', () => {
    expect(blocksOf('body', ['gastritis', 'autoimmune_gastritis'])).toHaveLength(1)
  })
})

describe('a cytology specimen', () => {
  it('is asked the questions of its own system alone', () => {
    const { session } = sessionOf('cytology-general', {
      specimens: [{ system: 'salivary', c_hpv: 'neg' }],
    })
    const asked = session.snapshot().inputs.flatMap(({ visible, address: { id } }) => (visible ? [id] : []))
    expect(asked).toContain('s_cat')
    expect(asked).not.toContain('c_hpv')
    expect(asked).not.toContain('t_cat')
  })

  it('has a diagnosis of its category', () => {
    const blocksOf = (category: string) =>
      sessionOf('cytology-general', {
        specimens: [{ system: 'salivary', s_site: 'par_r', s_cat: category, s_dx: 'scc' }],
      }).blocks
    expect(blocksOf('IVB')).toHaveLength(1)
    expect(blocksOf('VI')).toEqual([])
  })
})

describe('a comment', () => {
  const thyroid = { system: 'thyroid', t_site: 'r_mid', t_cat: 'II', t_ben: 'clt' }
  const cervix = { system: 'cervix', c_spec: 'cervix', c_prep: 'lbc', c_adq: 'sat', c_res: 'hsil' }

  it('belongs to a specimen of its own system', () => {
    const told = 'The comment “Colposcopy” does not fit what is reported.'
    const comments = ['colpo']
    expect(sessionOf('cytology-general', { specimens: [thyroid], comments }).blocks).toContain(told)
    expect(sessionOf('cytology-general', { specimens: [thyroid, cervix], comments }).blocks).toEqual([])
  })

  it('belongs to a part that has what it speaks of', () => {
    const of = (part: object) =>
      sessionOf('gi-biopsy', { parts: [{ site: 'ti', ...part }], comments: ['tb_pcr'] }).blocks
    expect(of({ dx: ['normal'] })).toHaveLength(1)
    expect(of({ dx: ['granuloma'], granuloma_casea: 'no' })).toEqual([])
  })

  it('is on a specimen that there is', () => {
    const given = { specimens: [thyroid, { ...thyroid, t_site: 'l_mid' }], comments: ['repeat_fna'] }
    expect(sessionOf('cytology-general', { ...given, repeat_fna_of: '2' }).blocks).toEqual([])
    expect(sessionOf('cytology-general', { ...given, repeat_fna_of: '3' }).blocks).toHaveLength(1)
  })

  it('fits the specimen whose number it names', () => {
    const given = { specimens: [thyroid, cervix], comments: ['colpo'] }
    expect(sessionOf('cytology-general', { ...given, colpo_of: '2' }).blocks).toEqual([])
    expect(sessionOf('cytology-general', { ...given, colpo_of: '1' }).blocks).toHaveLength(1)
  })

  it('does not say that a target with carcinoma has none', () => {
    const target = { cores_site: 't1', cores_roi: 'r_mid', cores_n: '2' }
    const carcinoma = {
      ...target,
      cores_dx: 'ca',
      cores_pos: '1',
      cores_prim: '3',
      cores_sec: '3',
      cores_tumor_mm: '2',
      cores_total_mm: '20',
    }
    const of = (core: Record<string, string>) =>
      sessionOf('prostate-biopsy', {
        procedure: 'fusion',
        cores: [core],
        comments: ['target_miss'],
        target_miss_target: 't1',
      }).blocks
    expect(of({ ...target, cores_dx: 'benign' })).toEqual([])
    expect(of(carcinoma)).toHaveLength(1)
  })
})

describe('a specimen without residual tumor', () => {
  it.each([
    ['colorectal-resection', { residual: 'no' }],
    ['gastric-resection-and-esd', { lesion: 'none', procedure: 'distal' }],
    ['lung-resection', { residual: 'no' }],
  ])('of %s has its pT from the specimen before, unless it follows neoadjuvant therapy', (id, none) => {
    const nodes =
      id === 'lung-resection'
        ? { site: 'rul', nodes: [{ nodes_st: '7', nodes_pos: '0', nodes_exam: '3' }] }
        : { ln_exam: '3', ln_pos: '0' }
    const stageOf = (more: object) =>
      sessionOf(id, { ...none, ...nodes, ...more }).session.output('synoptic', 'en')?.text
    expect(stageOf({})).toContain('pN0 (pT as in the previous resection)')
    expect(stageOf({})).not.toContain('pT0')
    expect(stageOf({ prefix: ['y'] })).toContain('ypT0 ypN0')
  })
})

describe('what is asked of a tumor', () => {
  it.each([
    ['breast-resection', { tumor: 'dcis', size: '12', lvi: 'absent' }, 'Size of invasive carcinoma'],
    ['colorectal-resection', { residual: 'no', size: '2.0', lymphatic: 'absent' }, 'Lymphatic invasion'],
    ['lung-resection', { residual: 'no', vpi: 'PL0' }, 'Pleural invasion'],
  ])('of %s isn’t written where there is none', (id, answers, line) => {
    expect(sessionOf(id, answers).session.output('synoptic', 'en')?.text ?? '').not.toContain(line)
  })
})

describe('what contradicts itself', () => {
  const net = { site: 'rectum', procedure: 'emr', dx: ['net'], net_net_grade: 'g1', net_mitoses: '1' }
  const polyp = {
    site: 'sigmoid',
    procedure: 'emr',
    dx: ['malignant_polyp'],
    malignant_polyp_depth: 'submucosa',
    malignant_polyp_diff: 'moderate',
    malignant_polyp_sm_um: '1500',
    malignant_polyp_lvi: 'absent',
  }
  const factors = (risk: string) => ({
    parts: [polyp],
    comments: ['surgery_factors'],
    surgery_factors_risk: [risk],
  })
  const mtc = { lesion: 'carcinoma', type: 'mtc', mitoses: '7' }
  const ish = { tumor: 'invasive', her2: '2', ish_ratio: '2.4', ish_copy: '6.1' }

  it.each([
    ['gi-biopsy', { parts: [{ ...net, net_ki67: '1' }] }, { parts: [{ ...net, net_ki67: '8' }] }],
    ['gi-biopsy', factors('deep'), factors('lvi')],
    ['thyroid-resection', { ...mtc, mtc_grade: 'high' }, { ...mtc, mtc_grade: 'low' }],
    ['breast-resection', { ...ish, ish: 'amp' }, { ...ish, ish: 'non' }],
    ['prostatectomy', { prim: '3', sec: '4', p4: '5' }, { prim: '3', sec: '3', p4: '5' }],
    ['lung-resection', { type: 'ais', stas: 'absent' }, { type: 'ais', stas: 'present' }],
    [
      'colorectal-resection',
      { depth: 'serosa', others: [{ others_odepth: 'mp' }] },
      { depth: 'sm', others: [{ others_odepth: 'mp' }] },
    ],
  ])('in %s keeps it from being written', (id, fit, unfit) => {
    expect(sessionOf(id, fit).blocks).toEqual([])
    expect(sessionOf(id, unfit).blocks).toHaveLength(1)
  })
})

describe('a station of nodes in two rows', () => {
  const station = (st: string) => ({ nodes_st: st, nodes_pos: '1', nodes_exam: '2' })
  const stageOf = (second: string) =>
    sessionOf('lung-resection', {
      site: 'rll',
      type: 'scc_k',
      size: '2.5',
      nodes: [station('7'), station(second)],
    }).session.output('synoptic', 'en')?.text

  it('is one station', () => {
    expect(stageOf('7')).toContain('pT1c pN2a')
    expect(stageOf('9R')).toContain('pT1c pN2b')
  })
})
