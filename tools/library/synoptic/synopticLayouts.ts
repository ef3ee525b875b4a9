import type { CellSpec, InFive } from './SynopticHead.ts'

const NEGATIVE: InFive = {
  ko: '모두 음성',
  en: 'All negative',
  zh: '全部阴性',
  ja: 'すべて陰性',
  de: 'Alles negativ',
}
const MARGINS_FREE: InFive = {
  ko: '절제연 음성',
  en: 'Margins (−)',
  zh: '切缘阴性',
  ja: '断端陰性',
  de: 'Ränder frei',
}

const negative = (set: string, name: InFive = NEGATIVE, id = 'negative'): CellSpec => ({
  id,
  name,
  set,
  isNormal: true,
})

const gleason = (score: string, prefix = ''): CellSpec => {
  const [primary, secondary] = score.split('+')
  const name = `Gleason ${score}`
  return {
    id: `gleason-${primary}-${secondary}`,
    name: { ko: name, en: name, zh: name, ja: name, de: name },
    set: `${prefix}prim=${primary} sec=${secondary}`,
  }
}

const GLEASON = ['3+3', '3+4', '4+3', '4+4', '4+5', '5+4', '3+5', '5+5']

const thyroid = (id: string, name: InFive, set: string): CellSpec => ({ id, name, set })

/**
 * The positions of answers for each synopsis, in six rows of ten: specimens on the digits, absent features in
 * the row below with one key for all of them at its end, types in the home row, present features at the
 * bottom, and the whole form on the slash.
 */
export const SYNOPTIC_LAYOUTS: Readonly<Record<string, readonly (readonly CellSpec[])[]>> = {
  'gi-biopsy': [
    [
      'antrum',
      'body',
      'angle',
      'cardia',
      'bulb',
      'eso_lower',
      'cecum',
      'ascending',
      'transverse',
      'sigmoid',
    ].map((site) => `>site=${site}`),
    [
      ...['gastritis', 'gastric_hp', 'fgp', 'erosion', 'ulcer', 'colon_hp', 'inflammatory_polyp'],
      ...['lymphoid_polyp', 'inadequate', 'normal'],
    ].map((dx) => `dx=${dx}`),
    [
      ...['adenoma', 'ssl', 'tsa', 'gastric_adenoma', 'gastric_ca', 'poorly_cohesive', 'colon_ca'],
      ...['malignant_polyp', 'net', 'indefinite'],
    ].map((dx) => `dx=${dx}`),
    [
      ...[
        'ibd',
        'acute_colitis',
        'ischemic',
        'reflux',
        'barrett',
        'scc',
        'malt',
        'peptic_duodenitis',
        'granuloma',
      ].map((dx) => `dx=${dx}`),
      '*',
    ],
    [
      'rectum',
      'descending',
      'ti',
      'second',
      'egj',
      'fundus',
      'hepatic',
      'splenic',
      'rectosigmoid',
      'colon_random',
    ].map((site) => `>site=${site}`),
    [
      ...[
        'procedure=biopsy',
        'procedure=polypectomy',
        'procedure=cold_snare',
        'procedure=emr',
        'procedure=esd',
      ],
      ...['dx=cmv', 'dx=reactive_gastropathy', '#rebiopsy', '#deeper', '#correlate'],
    ],
  ],
  'cytology-general': [
    [
      ...['I', 'II', 'III', 'IV', 'V', 'VI'].map((category) => ({
        id: `thyroid-${category.toLowerCase()}`,
        name: {
          ko: `갑상선 ${category}`,
          en: `Thyroid ${category}`,
          zh: `甲状腺 ${category}`,
          ja: `甲状腺 ${category}`,
          de: `Schilddrüse ${category}`,
        },
        set: `system=thyroid t_cat=${category}`,
      })),
      ...cytology('urine', 'u_cat', [
        ['nhguc', { ko: '소변 NHGUC', en: 'Urine NHGUC', zh: '尿 NHGUC', ja: '尿 NHGUC', de: 'Urin NHGUC' }],
        ['auc', { ko: '소변 AUC', en: 'Urine AUC', zh: '尿 AUC', ja: '尿 AUC', de: 'Urin AUC' }],
        ['shguc', { ko: '소변 SHGUC', en: 'Urine SHGUC', zh: '尿 SHGUC', ja: '尿 SHGUC', de: 'Urin SHGUC' }],
        ['hguc', { ko: '소변 HGUC', en: 'Urine HGUC', zh: '尿 HGUC', ja: '尿 HGUC', de: 'Urin HGUC' }],
      ]),
    ],
    [
      ...cytology('cervix', 'c_res', [
        ['nilm', same('NILM')],
        ['ascus', same('ASC-US')],
        ['lsil', same('LSIL')],
        ['asch', same('ASC-H')],
        ['hsil', same('HSIL')],
        [
          'agc_ec',
          { ko: 'AGC 경부', en: 'AGC, endocervical', zh: 'AGC 颈管', ja: 'AGC 頸管', de: 'AGC endozervikal' },
        ],
        [
          'scc',
          { ko: '편평세포암종', en: 'SCC', zh: '鳞状细胞癌', ja: '扁平上皮癌', de: 'Plattenepithel-Ca' },
        ],
        ['ais', same('AIS')],
      ]),
      {
        id: 'cervix-unsatisfactory',
        name: { ko: '판정 불가', en: 'Unsatisfactory', zh: '不满意', ja: '不適正', de: 'Nicht auswertbar' },
        set: 'system=cervix c_adq=unsat',
      },
      {
        id: 'cervix-normal',
        isNormal: true,
        name: { ko: '자궁경부 정상', en: 'Normal Pap', zh: '宫颈正常', ja: '頸部正常', de: 'Pap normal' },
        set: 'system=cervix c_spec=cervix c_prep=lbc c_adq=sat_ec c_res=nilm',
      },
    ],
    [
      ...['candida', 'trich', 'bv', 'actino', 'hsv', 'cmv'].map((organism) => `c_org=${organism}`),
      ...['c_hpv=neg:', 'c_hpv=16:', 'c_hpv=18:', 'c_hpv=other:'],
    ],
    [
      ...['inflam', 'atrophy', 'metaplasia', 'repair', 'follicular'].map((change) => `c_react=${change}`),
      ...cytology('effusion', 'e_cat', [
        [
          'nfm',
          {
            ko: '체액 음성',
            en: 'Effusion negative',
            zh: '积液阴性',
            ja: '体腔液 陰性',
            de: 'Erguss negativ',
          },
        ],
        ['aus', { ko: '체액 AUS', en: 'Effusion AUS', zh: '积液 AUS', ja: '体腔液 AUS', de: 'Erguss AUS' }],
        [
          'sfm',
          {
            ko: '체액 악성 의심',
            en: 'Effusion suspicious',
            zh: '积液可疑恶性',
            ja: '体腔液 悪性疑い',
            de: 'Erguss suspekt',
          },
        ],
        [
          'mal',
          {
            ko: '체액 악성',
            en: 'Effusion malignant',
            zh: '积液恶性',
            ja: '体腔液 悪性',
            de: 'Erguss maligne',
          },
        ],
      ]),
      '*',
    ],
    [
      ...['I', 'II', 'III', 'IVA', 'IVB', 'V', 'VI'].map((category) => ({
        id: `salivary-${category.toLowerCase()}`,
        name: {
          ko: `침샘 ${category}`,
          en: `Salivary ${category}`,
          zh: `涎腺 ${category}`,
          ja: `唾液腺 ${category}`,
          de: `Speicheldrüse ${category}`,
        },
        set: `system=salivary s_cat=${category}`,
      })),
      ...['pl_r', 'pl_l', 'asc'].map((fluid) => `>e_fluid=${fluid}`),
    ],
    [
      ...['r_mid', 'l_mid', 'isthmus'].map((site) => `>t_site=${site}`),
      ...['voided', 'cath', 'wash'].map((specimen) => `>u_spec=${specimen}`),
      ...['#repeat_fna', '#molecular', '#hpv', '#colpo'],
    ],
  ],
  'colorectal-resection': [
    [
      ...[
        'cecum',
        'ascending',
        'hepatic',
        'transverse',
        'splenic',
        'descending',
        'sigmoid',
        'rectosigmoid',
        'rectum',
      ].map((site) => `site=${site}`),
      'residual=no:',
    ],
    [
      ...['lymphatic=absent-', 'venous=absent-', 'pni=absent-', 'perforation=absent-'],
      negative('mp_=free md_=free', MARGINS_FREE, 'margins-free'),
      ...['deposits=0-', 'mc_=free-', 'mmr=intact:', 'tme=complete:'],
      negative('lymphatic=absent venous=absent pni=absent perforation=absent mp_=free md_=free deposits=0'),
    ],
    [
      ...['type=adeno', 'type=mucinous', 'diff=well', 'diff=moderate', 'diff=poor'],
      ...['depth=sm', 'depth=mp', 'depth=ss', 'depth=pericolic', 'depth=serosa'],
    ],
    [
      ...[
        'lymphatic=present+',
        'venous=intramural:',
        'venous=extramural:',
        'pni=present+',
        'perforation=present+',
      ],
      ...['mc_=carcinoma+', 'mmr=mlh1:', 'msi=msih', 'prefix=y', '*'],
    ],
    ['rhc', 'erhc', 'lhc', 'ar', 'lar', 'apr', 'isr', 'hartmann', 'total', 'tae'].map(
      (procedure) => `procedure=${procedure}`,
    ),
    [
      ...['type=src', 'type=medullary', 'depth=mm', 'depth=adjacent', 'gross=ulcerofungating'],
      ...['gross=ulceroinf', 'm=na', '#lynch', '#molecular', '#mucin'],
    ],
  ],
  'gastric-resection-and-esd': [
    [
      ...['cardia', 'fundus', 'upper', 'mid', 'lower', 'angle', 'antrum', 'pylorus', 'remnant'].map(
        (site) => `site=${site}`,
      ),
      'lesion=adenoma',
    ],
    [
      ...['lymphatic=absent-', 'venous=absent-', 'pni=absent-', 'ulcer=absent-'],
      negative('mp_=free md_=free', MARGINS_FREE, 'margins-free'),
      ...['hm=free-', 'vm=free-', 'hetero=absent-'],
      negative(
        'lymphatic=absent venous=absent ulcer=absent hm=free vm=free enbloc=enbloc',
        {
          ko: 'ESD 모두 음성',
          en: 'ESD all negative',
          zh: 'ESD 全部阴性',
          ja: 'ESD すべて陰性',
          de: 'ESD alles negativ',
        },
        'esd-negative',
      ),
      negative('lymphatic=absent venous=absent pni=absent mp_=free md_=free'),
    ],
    [
      ...['type=tub_w', 'type=tub_m', 'type=tub_p', 'type=pc_src', 'type=pc_nos'],
      ...['depth=lp', 'depth=mm', 'depth=sm', 'depth=mp', 'depth=ss'],
    ],
    [
      ...['lymphatic=present+', 'venous=present+', 'pni=present+', 'ulcer=present+', 'hm=involved+'],
      ...['vm=involved+', 'depth=se', 'depth=si', 'prefix=y', '*'],
    ],
    [
      ...['esd', 'emr', 'distal', 'ppg', 'proximal', 'total', 'completion', 'wedge'].map(
        (procedure) => `procedure=${procedure}`,
      ),
      ...['lauren=intestinal:', 'lauren=diffuse:'],
    ],
    [
      ...[
        'aspect=lc',
        'aspect=gc',
        'aspect=aw',
        'aspect=pw',
        'gross=0-IIa',
        'gross=0-IIc',
        'gross=B2',
        'gross=B3',
      ],
      ...['m=na', '#surgery'],
    ],
  ],
  'breast-resection': [
    [
      ...['side=right', 'side=left', 'procedure=bcs', 'procedure=tm', 'procedure=ssm', 'procedure=nsm'],
      ...['procedure=mrm', 'procedure=reexc', 'alnd=yes+', 'tumor=dcis'],
    ],
    [
      ...['lvi=absent-', 'dcis=absent-', 'marg=free-', 'ext=none-', 'nipple=absent-'],
      negative(
        'ln_macro=0 ln_micro=0 ln_itc=0',
        {
          ko: '림프절 전이 없음',
          en: 'Nodes (−)',
          zh: '淋巴结阴性',
          ja: 'リンパ節転移なし',
          de: 'Lymphknoten (−)',
        },
        'nodes-negative',
      ),
      ...['ene=absent-', 'lcis=classic:', 'tumor=none'],
      negative('lvi=absent dcis=absent marg=free ext=none'),
    ],
    [
      ...['type=nst', 'type=lobular', 'type=mucinous', 'type=micropap', 'type=metaplastic'],
      ...['her2=null:', 'her2=ultra:', 'her2=1:', 'her2=2:', 'her2=3:'],
    ],
    [
      ...[
        'lvi=present+',
        'dcis=present+',
        'marg=inv:',
        'marg=dcis:',
        'nipple=present+',
        'ene=le2:',
        'ene=gt2:',
      ],
      ...['ext=dermis', 'prefix=y', '*'],
    ],
    [
      ...[
        'tub=1:',
        'tub=2:',
        'tub=3:',
        'nuc=1:',
        'nuc=2:',
        'nuc=3:',
        'mit=1:',
        'mit=2:',
        'mit=3:',
        'ish=amp:',
      ],
    ],
    [
      ...[
        'ish=non:',
        'dcis_grade=low:',
        'dcis_grade=int:',
        'dcis_grade=high:',
        'tumor=microinv',
        'type=mixed',
      ],
      ...['m=na', '#ish', '#reexcise', '#repeat'],
    ],
  ],
  'lung-resection': [
    [
      ...['rul', 'rml', 'rll', 'lul', 'lll'].map((site) => `site=${site}`),
      ...['lobectomy', 'segment', 'wedge', 'bilob', 'pneumo'].map((procedure) => `procedure=${procedure}`),
    ],
    [
      ...[
        'vpi=PL0:',
        'stas=absent-',
        'lymphatic=absent-',
        'vascular=absent-',
        'pni=absent-',
        'mb=free-',
        'mv=free-',
      ],
      ...['mpar=free-', 'nod=none-'],
      negative('vpi=PL0 stas=absent lymphatic=absent vascular=absent mpar=free nod=none'),
    ],
    ['ais', 'mia', 'adeno', 'ima', 'scc_k', 'scc_nk', 'adenosq', 'lcnec', 'sclc', 'tc'].map(
      (type) => `type=${type}`,
    ),
    [
      ...['vpi=PL1:', 'vpi=PL2:', 'vpi=PL3:', 'stas=present+', 'lymphatic=present+', 'vascular=present+'],
      ...['pni=present+', 'mpar=carcinoma+', 'prefix=y', '*'],
    ],
    ['2R', '4R', '7', '10R', '11R', '4L', '5', '6', '10L', '11L'].map((station) => `>nodes.st=${station}:`),
    [
      ...['residual=no:', 'type=ac', 'ext2=atelectasis', 'ext3=chestwall', 'nod=same', 'nod=diff', 'm=na'],
      ...['#molecular', '#sep_primary', '#evg'],
    ],
  ],
  'prostate-biopsy': [
    ['n=1:', 'n=2:', 'n=3:', 'pos=1:', 'pos=2:', 'pos=3:', 'p4=lt5:', 'p4=10:', 'p4=30:', 'p4=50:'],
    ['r_base', 'r_mid', 'r_apex', 'r_tz', 't1', 't2', 'l_base', 'l_mid', 'l_apex', 'l_tz'].map(
      (site) => `>site=${site}`,
    ),
    [...GLEASON.map((score) => gleason(score, 'dx=ca ')), 'dx=benign', 'dx=benign_inf'],
    [
      ...['crib=yes+', 'idcp=yes+', 'pni=yes+', 'epe=yes+'],
      negative(
        `>${['r_base', 'r_mid', 'r_apex', 'l_base', 'l_mid', 'l_apex'].map((site) => `site=${site} n=2 dx=benign`).join('|')}`,
        {
          ko: '6부위 암종 없음',
          en: 'Six sites benign',
          zh: '六部位均良性',
          ja: '6 部位すべて良性',
          de: 'Sechs Orte benigne',
        },
        'six-benign',
      ),
      ...['dx=hgpin', 'dx=asap', 'dx=idc', 'dx=granuloma', '*'],
    ],
    [
      ...['r_base_lat', 'r_base_med', 'r_mid_lat', 'r_mid_med', 'r_apex_lat', 'r_apex_med', 't3'].map(
        (site) => `>site=${site}`,
      ),
      ...['procedure=trus', 'procedure=tp', 'procedure=fusion'],
    ],
    [
      ...['l_base_lat', 'l_base_med', 'l_mid_lat', 'l_mid_med', 'l_apex_lat', 'l_apex_med'].map(
        (site) => `>site=${site}`,
      ),
      ...['ihc=support', 'ihc=basal', '#rebiopsy', '#target_miss'],
    ],
  ],
  prostatectomy: [
    [...GLEASON.map((score) => gleason(score)), 'procedure=ralp', 'procedure=rrp'],
    [
      ...[
        'epe=absent-',
        'svi=absent-',
        'bn=absent-',
        'marg=free-',
        'lvi=absent-',
        'crib=absent-',
        'idc=absent-',
      ],
      ...['pni=absent-', 'tert5=absent-'],
      negative('epe=absent svi=absent bn=absent marg=free lvi=absent crib=absent idc=absent'),
    ],
    [
      ...['type=acinar', 'type=ductal', 'type=mixed'],
      ...['r_base', 'r_mid', 'r_apex', 'l_base', 'l_mid', 'l_apex', 'anterior'].map((site) => `loc=${site}`),
    ],
    [
      ...['epe=focal:', 'epe=established:', 'svi=right:', 'svi=left:', 'svi=both:', 'marg=limited:'],
      ...['marg=extensive:', 'lvi=present+', 'prefix=y', '*'],
    ],
    [
      ...[
        'crib=present+',
        'idc=present+',
        'pni=present+',
        'tert5=present+',
        'bn=micro:',
        'bn=gross:',
        'tumor=no:',
      ],
      ...['loc=posterior', 'additional=hgpin', 'additional=bph'],
    ],
    [
      ...['r_base', 'r_mid', 'r_apex', 'l_base', 'l_mid', 'l_apex'].map((site) => `marg_loc=${site}:`),
      ...['procedure=lrp', 'm=na', '#two_foci', '#adt'],
    ],
  ],
  'thyroid-resection': [
    [
      thyroid(
        'right-lobectomy',
        { ko: '우엽 절제', en: 'Right lobectomy', zh: '右叶切除', ja: '右葉切除', de: 'Lobektomie rechts' },
        'specimen=right procedure=lobectomy lobe=right',
      ),
      thyroid(
        'left-lobectomy',
        { ko: '좌엽 절제', en: 'Left lobectomy', zh: '左叶切除', ja: '左葉切除', de: 'Lobektomie links' },
        'specimen=left procedure=lobectomy lobe=left',
      ),
      thyroid(
        'total',
        { ko: '전절제', en: 'Total thyroidectomy', zh: '全切除', ja: '全摘', de: 'Thyreoidektomie' },
        'specimen=total procedure=total',
      ),
      thyroid(
        'isthmus',
        { ko: '협부 절제', en: 'Isthmusectomy', zh: '峡部切除', ja: '峡部切除', de: 'Isthmusresektion' },
        'specimen=isthmus procedure=isthmectomy lobe=isthmus',
      ),
      ...[
        'procedure=completion',
        'procedure=total_mrnd',
        'lobe=right',
        'lobe=left',
        'lobe=isthmus',
        'lobe=pyramidal',
      ],
    ],
    [
      ...[
        'ete=absent-',
        'angio=absent-',
        'lymphatic=absent-',
        'marg=free-',
        'capsular=absent-',
        'ene=absent-',
      ],
      ...['necrosis=absent-', 'braf=wt:', 'bg=clt'],
      negative('ete=absent angio=absent lymphatic=absent marg=free'),
    ],
    [
      thyroid(
        'ptc-classic',
        {
          ko: '유두암종, 고전형',
          en: 'PTC, classic',
          zh: '乳头状癌，经典型',
          ja: '乳頭癌、通常型',
          de: 'PTC, klassisch',
        },
        'lesion=carcinoma type=ptc subtype=classic',
      ),
      thyroid(
        'ptc-follicular',
        {
          ko: '침윤 소포아형',
          en: 'PTC, inf. follicular',
          zh: '浸润性滤泡亚型',
          ja: '浸潤性濾胞亜型',
          de: 'PTC, inf. follikulär',
        },
        'lesion=carcinoma type=ptc subtype=inf_foll',
      ),
      thyroid(
        'ptc-tall',
        {
          ko: '유두암종, 키큰세포',
          en: 'PTC, tall cell',
          zh: '高细胞亚型',
          ja: '高細胞亜型',
          de: 'PTC, tall cell',
        },
        'lesion=carcinoma type=ptc subtype=tall',
      ),
      ...['type=iefv', 'type=ftc', 'type=oca', 'lesion=niftp', 'type=mtc', 'type=pdtc', 'lesion=fnd'],
    ],
    [
      ...[
        'ete=micro:',
        'ete=strap:',
        'angio=focal:',
        'angio=extensive:',
        'lymphatic=present+',
        'marg=involved+',
      ],
      ...['capsular=present+', 'ene=present+', 'prefix=y', '*'],
    ],
    [
      ...['hobnail', 'columnar', 'dss', 'solid', 'warthin', 'oncocytic'].map(
        (subtype) => `subtype=${subtype}`,
      ),
      ...['inv_type=mi', 'inv_type=ai', 'inv_type=wi', 'type=atc'],
    ],
    [
      ...['lesion=fa', 'lesion=oa', 'lesion=ump', 'bg=fnd:', 'bg=graves', 'braf=mut:', 'necrosis=present+'],
      ...['m=na', '#psammoma', '#ret'],
    ],
  ],
}

function same(text: string): InFive {
  return { ko: text, en: text, zh: text, ja: text, de: text }
}

/** Returns the cells for categories of one system: each answers the system together with the category. */
function cytology(
  system: string,
  question: string,
  categories: readonly (readonly [id: string, name: InFive])[],
): CellSpec[] {
  return categories.map(([id, name]) => ({
    id: `${system}-${id.replaceAll('_', '-')}`,
    name,
    set: `system=${system} ${question}=${id}`,
  }))
}
