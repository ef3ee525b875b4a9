import type { FactUse } from '@pandok/domain'

/** A fact has its use, its sources (none for a convention of the field), and its cells. */
type Fact = readonly [use: FactUse, sources: readonly string[], cells: readonly string[]]

/**
 * Facts are listed by the id of the neutral file. Files name sources for some findings only; here, every
 * finding that decides something has its own.
 */
export const EXAM_FACTS: Readonly<Record<string, readonly Fact[]>> = {
  'abdomen-pelvis-ct': [
    ['advice', ['acr-adrenal-2017'], ['adrenal']],
    ['advice', ['acr-vascular-2013'], ['aaa']],
    ['advice', ['acr-adnexa-2020'], ['ovarian-cyst']],
    ['advice', ['ksar-pcl-2017'], ['pancreas-cyst']],
    ['advice', [], ['liver-tiny', 'cbd-dilatation', 'bladder-mass', 'colon-cancer', 'gastric-cancer']],
    ['terms', ['acr-liver-2017'], ['liver-tiny']],
    ['terms', ['atlanta-2012'], ['pancreatitis']],
    ['terms', ['acr-nodes-2013'], ['nodes']],
  ],
  'abdomen-us': [
    ['advice', ['us-lirads-2024'], ['liver-nodule', 'us-1']],
    ['advice', ['sru-gb-polyp-2022'], ['gb-polyp', 'gb-polyps']],
    ['advice', [], ['gb-polyp-wall']],
    ['advice', ['acr-vascular-2013'], ['aaa']],
    ['advice', ['ksar-pcl-2017'], ['pancreas-cyst']],
    [
      'advice',
      [],
      [
        ...['liver-metastases', 'liver-abscess', 'portal-thrombus', 'cbd-dilatation', 'gb-mass'],
        ...['pancreas-mass', 'aml', 'renal-mass', 'hydronephrosis'],
      ],
    ],
    ['scale', ['steatosis-us'], ['fatty-liver']],
    ['terms', ['tg18'], ['cholecystitis']],
  ],
  'brain-ct': [
    ['advice', [], ['dense-vessel', 'mass']],
    ['scale', ['kothari1996'], ['ich']],
    ['scale', ['frontera2006'], ['sah']],
    ['scale', ['aspects2000'], ['early-infarct']],
    ['scale', ['heidelberg2015'], ['ht']],
    ['terms', ['nihcde-tbi'], ['sdh']],
  ],
  'brain-mr': [
    ['scale', ['fazekas1987'], ['fazekas']],
    ['scale', ['pasquier1996'], ['gca']],
    ['scale', ['scheltens1992'], ['mta']],
    ['scale', ['heidelberg2015'], ['ht']],
    ['scale', ['evans1942'], ['hydrocephalus', 'nph']],
    ['terms', ['strive2'], ['lacune', 'microbleeds']],
    ['terms', ['who-cns5'], ['mass', 'pituitary']],
  ],
  'breast-us': [
    [
      'category',
      ['birads5us', 'cats-us'],
      [
        ...['mass', 'cyst', 'cysts', 'stable-mass', 'calcifications', 'distortion', 'duct-ectasia'],
        ...[
          'intraductal-mass',
          'skin-thickening',
          'skin-cyst',
          'nodes-benign',
          'intramammary-node',
          'lipoma',
        ],
        ...['fat-necrosis', 'post-bcs', 'mastectomy', 'fluid', 'implant', 'known-cancer', 'accessory-breast'],
        ...['scar'],
      ],
    ],
    ['category', ['berg2021', 'cats-us'], ['complicated-cyst', 'microcysts', 'masses-bilateral']],
    ['category', ['nonmass2024', 'v2025-manual'], ['non-mass']],
    ['category', ['node-cortex'], ['axillary-node']],
    ['category', [], ['abscess', 'implant-rupture', 'foreign-injection', 'gynecomastia']],
  ],
  'breast-mr': [
    [
      'category',
      ['birads5mr'],
      [
        ...['mass', 'nme', 'focus', 'known-cancer', 'multifocal', 'response', 'complete-response', 'cyst'],
        ...['fibroadenoma', 'intramammary-node', 'duct-fluid', 'fat-necrosis', 'skin-thickening', 'nipple'],
        ...['axillary-node', 'imn-node', 'pectoral', 'post-bcs', 'mastectomy', 'implant', 'implant-rupture'],
        ...['seroma'],
      ],
    ],
    ['advice', [], ['elsewhere-lesion']],
  ],
  'cervical-spine-mr': [
    ['advice', ['acr-thyroid'], ['thyroid']],
    ['scale', ['kang2011', 'seo2023'], ['canal']],
    ['scale', ['kim2015', 'seo2023'], ['foramen']],
    ['scale', ['meyerding1932'], ['listhesis']],
    ['scale', ['modic1988'], ['modic']],
    ['scale', ['opll'], ['opll']],
    ['terms', ['fardon2014'], ['protrusion', 'extrusion', 'osteophyte', 'bulge']],
  ],
  'chest-ct': [
    ['advice', ['acr-mediastinum-2018'], ['nodes']],
    ['advice', ['aorta-2022'], ['aortic-dilatation']],
    ['advice', ['acr-thyroid-2015'], ['thyroid']],
    ['advice', ['acr-adrenal-2017'], ['adrenal']],
    ['advice', [], ['mass', 'active-tb', 'ntm', 'endobronchial']],
    ['scale', ['pa-diameter'], ['pa-dilatation']],
    ['terms', ['fleischner-2017'], ['perifissural']],
    ['terms', ['fleischner-glossary-2008', 'fleischner-glossary-2024'], ['ggo', 'bronchiolitis']],
    ['terms', ['ila-2020'], ['ila']],
    ['terms', ['uip-2022'], ['fibrosis']],
    ['terms', ['emphysema-2015'], ['emphysema']],
    ['terms', ['itmig-2014'], ['mediastinal-mass']],
  ],
  'chest-radiograph': [
    [
      'advice',
      [],
      [
        ...['lobar-collapse', 'nodule', 'mass', 'multiple-nodules', 'ild', 'hilar-enlargement'],
        ...['mediastinal-widening', 'tension-pneumothorax', 'free-air'],
      ],
    ],
    ['advice', ['ktb'], ['active-tb']],
    ['advice', ['ett'], ['malposition']],
    ['scale', ['ctr'], ['cardiomegaly']],
    ['terms', ['ett'], ['ett']],
  ],
  'joint-radiograph': [
    ['scale', ['garden1961'], ['femoral-neck']],
    ['scale', ['weber'], ['ankle']],
    ['scale', ['salter1963'], ['physeal']],
    ['scale', ['rockwood'], ['ac']],
    ['scale', ['kl1957'], ['oa']],
    ['scale', ['arco'], ['avn']],
  ],
  'knee-mr': [
    ['scale', ['outerbridge'], ['cartilage']],
    ['scale', ['mcl'], ['mcl']],
    ['terms', ['isakos', 'nguyen2014'], ['med-tear', 'lat-tear']],
    ['terms', ['laprade2014'], ['med-root', 'lat-root']],
    ['terms', ['gorbachova2018'], ['sif', 'ocd']],
  ],
  'lumbar-spine-mr': [
    ['scale', ['lee2011', 'seo2023'], ['canal']],
    ['scale', ['lee2010', 'seo2023'], ['foramen']],
    ['scale', ['pfirrmann2001'], ['degeneration']],
    ['scale', ['meyerding1932'], ['listhesis']],
    ['scale', ['modic1988'], ['modic']],
    ['terms', ['fardon2014', 'pfirrmann2004'], ['protrusion', 'extrusion', 'sequestration']],
    ['terms', ['fardon2014'], ['bulge', 'fissure']],
  ],
  mammography: [
    [
      'category',
      ['birads5', 'categories'],
      [
        ...['mass', 'masses-bilateral', 'fat-mass', 'calcified-fibroadenoma', 'intramammary-node', 'calc'],
        ...['calc-benign', 'asymmetry', 'focal-asymmetry', 'developing-asymmetry', 'global-asymmetry'],
        ...['distortion', 'skin-thickening', 'nipple-retraction', 'axillary-node', 'dilated-duct'],
        ...['palpable-negative', 'known-cancer', 'implant', 'foreign-injection', 'post-bcs', 'mastectomy'],
        ...['accessory-breast', 'clip', 'scar'],
      ],
    ],
    ['category', [], ['implant-rupture', 'gynecomastia', 'technical', 'dense-us']],
  ],
  'pelvis-us-gyn': [
    [
      'category',
      ['orads2022'],
      ['cyst', 'hemorrhagic-cyst', 'endometrioma', 'dermoid', 'extraovarian', 'adnexal'],
    ],
    ['advice', ['acog-734', 'isuog-endometrium'], ['em-thick']],
    ['advice', ['rotterdam-2003'], ['pcom']],
    ['advice', ['aagl-polyps-2012', 'sogc-447'], ['polyp']],
    ['advice', ['sogc-291', 'esur-endometrium-2019'], ['em-cancer']],
    ['advice', ['acog-672'], ['iud']],
    ['advice', ['ocp-cervix', 'esur-cervix-2021'], ['cervix-mass']],
    ['advice', ['acog-783'], ['torsion']],
    ['advice', ['nice-qs69'], ['ectopic']],
    ['advice', ['cngof-pid-2020'], ['toa']],
    ['scale', ['figo2018', 'figo-types'], ['fibroid', 'fibroids']],
    ['terms', ['musa2015'], ['adenomyosis']],
  ],
  'prostate-mr': [
    ['category', ['pirads21'], ['lesion']],
    ['advice', [], ['bone', 'bladder-tumor', 'abscess', 'rectal-mass']],
    ['scale', ['piqual'], ['quality']],
    ['terms', ['node8'], ['node']],
  ],
  'shoulder-mr': [
    ['scale', ['patte1990'], ['ssp-full', 'isp-full', 'ssc-full']],
    ['scale', ['ellman1990'], ['ssp-partial', 'isp-partial', 'ssc-partial']],
    ['scale', ['goutallier1994', 'fuchs1999'], ['fatty']],
    ['scale', ['snyder1990'], ['slap']],
    ['scale', ['bigliani'], ['acromion']],
    ['scale', ['sugaya2005'], ['repair']],
  ],
  'thyroid-us': [
    ['category', ['ktirads2021', 'followup'], ['nodule-k']],
    ['category', ['acr-tirads'], ['nodule-acr']],
    ['advice', ['ksthr-nodes', 'ata2015'], ['node-suspicious', 'bed-lesion']],
    ['advice', ['ksthr-nodes'], ['node-indeterminate']],
    ['advice', [], ['thyroiditis', 'graves', 'subacute', 'parathyroid']],
  ],
  'liver-ct-mr': [
    ['advice', [], ['targetoid', 'tiny']],
    ['terms', ['appearance'], ['cyst', 'hemangioma', 'fnh', 'adenoma', 'abscess', 'metastasis']],
  ],
  'spine-radiograph': [
    [
      'advice',
      [],
      ['burst', 'lytic', 'sclerotic', 'pedicle', 'spondylodiscitis', 'osteopenia', 'prevertebral'],
    ],
    ['scale', ['genant'], ['compression', 'compressions']],
  ],
}
