/**
 * Texts are written in American English; these are words of reports that are spelled differently in Britain,
 * in lowercase.
 */
export const britishSpellings = (): readonly (readonly [american: string, british: string])[] => [
  ...forms('hemorrhag', 'haemorrhag', ['e', 'es', 'ed', 'ic', 'ing']),
  ...forms('microhemorrhag', 'microhaemorrhag', ['e', 'es', 'ic']),
  ...forms('hemat', 'haemat', [
    'oma',
    'omas',
    'uria',
    'ology',
    'ologic',
    'ological',
    'ologist',
    'ocrit',
    'emesis',
  ]),
  ...forms('hemat', 'haemat', ['opoietic', 'opoiesis', 'ogenous', 'oxylin', 'ocele', 'ochezia']),
  ...forms('hemangi', 'haemangi', [
    'oma',
    'omas',
    'omatous',
    'osis',
    'oendothelioma',
    'oblastoma',
    'opericytoma',
  ]),
  ...forms('hemo', 'haemo', [
    'globin',
    'dynamic',
    'dynamically',
    'dynamics',
    'thorax',
    'pneumothorax',
    'lysis',
  ]),
  ...forms('hemo', 'haemo', [
    'lytic',
    'stasis',
    'static',
    'siderin',
    'siderosis',
    'philia',
    'ptysis',
    'pericardium',
  ]),
  ...forms('hemo', 'haemo', [
    'peritoneum',
    'rrhoid',
    'rrhoids',
    'rrhoidal',
    'dialysis',
    'chromatosis',
    'arthrosis',
    'bilia',
  ]),
  ...forms('hemo', 'haemo', ['phagocytic', 'phagocytosis', 'cele']),
  ...forms('hemarthros', 'haemarthros', ['is', 'es']),
  ...forms('tumor', 'tumour', ['', 's', 'al']),
  ...forms('edema', 'oedema', ['', 's', 'tous']),
  ...forms('lymphedema', 'lymphoedema', ['', 's', 'tous']),
  ...forms('myxedema', 'myxoedema', ['', 'tous']),
  ...forms('esophag', 'oesophag', ['us', 'i', 'eal', 'itis', 'ogastric', 'ectomy', 'ram', 'oscopy']),
  ...forms('gastroesophageal', 'gastro-oesophageal', ['']),
  ...forms('estr', 'oestr', ['ogen', 'ogens', 'ogenic', 'adiol']),
  ...forms('anemi', 'anaemi', ['a', 'as', 'c']),
  ...forms('leukemi', 'leukaemi', ['a', 'as', 'c']),
  ...forms('ischemi', 'ischaemi', ['a', 'c']),
  ...forms('hyperemi', 'hyperaemi', ['a', 'c']),
  ...forms('hypoxemi', 'hypoxaemi', ['a', 'c']),
  ...forms('uremi', 'uraemi', ['a', 'c']),
  ...forms('bacteremi', 'bacteraemi', ['a', 'c']),
  ...forms('septicemi', 'septicaemi', ['a', 'c']),
  ...forms('polycythemi', 'polycythaemi', ['a', 'c']),
  ...forms('hypoglycemi', 'hypoglycaemi', ['a', 'c']),
  ...forms('hyperglycemi', 'hyperglycaemi', ['a', 'c']),
  ...forms('hypercalcemi', 'hypercalcaemi', ['a', 'c']),
  ...forms('hypovolemi', 'hypovolaemi', ['a', 'c']),
  ...forms('pediatri', 'paediatri', ['c', 'cs', 'cian', 'cians']),
  ...forms('orthopedi', 'orthopaedi', ['c', 'cs', 'st']),
  ...forms('gynecolog', 'gynaecolog', ['y', 'ic', 'ical', 'ist', 'ists']),
  ...forms('gynecomastia', 'gynaecomastia', ['']),
  ...forms('fec', 'faec', ['es', 'al', 'aloma']),
  ...forms('cec', 'caec', ['um', 'al', 'ostomy']),
  ...forms('ileocecal', 'ileocaecal', ['']),
  ...forms('retrocecal', 'retrocaecal', ['']),
  ...forms('celiac', 'coeliac', ['']),
  ...forms('diarrhea', 'diarrhoea', ['', 'l']),
  ...forms('steatorrhea', 'steatorrhoea', ['']),
  ...forms('dyspne', 'dyspnoe', ['a', 'ic']),
  ...forms('apne', 'apnoe', ['a', 'ic']),
  ...forms('tachypne', 'tachypnoe', ['a', 'ic']),
  ...forms('orthopnea', 'orthopnoea', ['']),
  ...forms('etiolog', 'aetiolog', ['y', 'ies', 'ic', 'ical']),
  ...forms('anesthe', 'anaesthe', ['sia', 'tic', 'tics', 'tist', 'tized']),
  ...forms('cesarean', 'caesarean', ['']),
  ...forms('pheochromocytoma', 'phaeochromocytoma', ['', 's']),
  ...forms('nev', 'naev', ['us', 'i', 'oid']),
  ...forms('color', 'colour', ['', 's', 'ed', 'ing', 'less']),
  ...forms('discolor', 'discolour', ['ed', 'ation']),
  ...forms('gray', 'grey', ['', 'ish']),
  ...forms('grayscale', 'greyscale', ['']),
  ...forms('caliber', 'calibre', ['', 's']),
  ...forms('center', 'centre', ['', 's', 'd']),
  ...forms('centering', 'centring', ['']),
  ...forms('fiber', 'fibre', ['', 's']),
  ...forms('liter', 'litre', ['', 's']),
  ...forms('milliliter', 'millilitre', ['', 's']),
  ...forms('meters', 'metres', ['']),
  ...forms('millimeter', 'millimetre', ['', 's']),
  ...forms('centimeter', 'centimetre', ['', 's']),
  ...forms('micrometer', 'micrometre', ['', 's']),
  ...forms('favor', 'favour', ['', 's', 'ed', 'ing', 'able', 'ably']),
  ...forms('unfavorable', 'unfavourable', ['']),
  ...forms('behavior', 'behaviour', ['', 's', 'al']),
  ...forms('neighbor', 'neighbour', ['', 's', 'ing']),
  ...forms('harbor', 'harbour', ['', 's', 'ing']),
  ...forms('odor', 'odour', ['', 's']),
  ...forms('label', 'labell', ['ed', 'ing']),
  ...forms('model', 'modell', ['ed', 'ing']),
  ...forms('remodel', 'remodell', ['ed', 'ing']),
  ...forms('tunnel', 'tunnell', ['ed', 'ing']),
  ...forms('signal', 'signall', ['ed', 'ing']),
  ...forms('channel', 'channell', ['ed', 'ing']),
  ...forms('level', 'levell', ['ed', 'ing']),
  ...forms('cancel', 'cancell', ['ed', 'ing']),
  ...forms('analyz', 'analys', ['e', 'ed', 'es', 'er', 'ing']),
  ...forms('dialyz', 'dialys', ['e', 'ed', 'ing']),
  ...forms('paralyz', 'paralys', ['e', 'ed', 'ing']),
  ...ized(
    'character',
    'categor',
    'catheter',
    'central',
    'crystall',
    'devascular',
    'general',
    'hospital',
    'hybrid',
  ),
  ...ized(
    'immobil',
    'immun',
    'individual',
    'keratin',
    'lateral',
    'local',
    'maxim',
    'medial',
    'metastas',
    'mineral',
  ),
  ...ized(
    'minim',
    'mobil',
    'necrot',
    'neovascular',
    'normal',
    'optim',
    'organ',
    'penal',
    'polar',
    'random',
    'recanal',
  ),
  ...ized(
    'recogn',
    'revascular',
    'special',
    'stabil',
    'standard',
    'summar',
    'synthes',
    'util',
    'vascular',
    'visual',
  ),
  ...forms('artifact', 'artefact', ['', 's', 'ual']),
  ...forms('sulfate', 'sulphate', ['']),
  ...forms('sulfur', 'sulphur', ['']),
  ...forms('maneuver', 'manoeuvre', ['', 's']),
  ...forms('mold', 'mould', ['', 'ed', 'ing']),
  ...forms('judgment', 'judgement', ['', 's']),
  ...ized('cephal', 'hyalin', 'lumbar', 'sacral', 'radioembol', 'nonkeratin'),
  ...forms('lipohemarthros', 'lipohaemarthros', ['is', 'es']),
  ...forms('tracheoesophageal', 'tracheo-oesophageal', ['']),
  ...forms('fetal', 'foetal', ['']),
  ...forms('fetus', 'foetus', ['', 'es']),
  ...forms('counseling', 'counselling', ['']),
  ...forms('aging', 'ageing', ['']),
  ...forms('defense', 'defence', ['']),
  ...forms('aluminum', 'aluminium', ['']),
  ...forms('counterclockwise', 'anticlockwise', ['']),
  ...forms('catalog', 'catalogue', ['', 's']),
  ...forms('analog', 'analogue', ['', 's']),
]

function forms(american: string, british: string, ends: readonly string[]): [string, string][] {
  return ends.map((end) => [american + end, british + end])
}

/** Makes the pairs for verbs in «-ize» and their derivatives. */
function ized(...stems: string[]): [string, string][] {
  const ends = ['e', 'ed', 'es', 'ing', 'ation', 'ations', 'er']
  return stems.flatMap((stem) => ends.map((end): [string, string] => [`${stem}iz${end}`, `${stem}is${end}`]))
}

let known: ReadonlyMap<string, string> | undefined

/**
 * Converts a text from American to British spelling. Only whole words change, and they keep their capitals. A
 * word next to letters, digits or underscores is part of an identifier and isn't changed.
 */
export function inBritishSpelling(text: string): string {
  known ??= new Map(britishSpellings())
  const words = known
  return text.replace(WORD, (word) => {
    const british = words.get(word.toLowerCase())
    return british === undefined ? word : asWritten(british, word)
  })
}

const WORD = /(?<![\p{L}\p{N}_])[A-Za-z]+(?![\p{L}\p{N}_])/gu

function asWritten(british: string, word: string): string {
  if (word === word.toUpperCase() && word.length > 1) return british.toUpperCase()
  const isCapital = /^[A-Z]/u.test(word)
  return isCapital ? british.slice(0, 1).toUpperCase() + british.slice(1) : british
}
