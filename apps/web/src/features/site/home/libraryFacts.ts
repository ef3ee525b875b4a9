/** The number of published entries; `libraryFacts.test.ts` counts the files. */
export const LIBRARY = { modules: 69, plates: 28 } as const

/** The common name of each rule, by its library file; the names are the same in every language. */
export const KNOWN_RULES = {
  'fleischner-2017': 'Fleischner 2017',
  'lung-rads': 'Lung-RADS',
  'acr-tirads': 'ACR TI-RADS',
  'k-tirads': 'K-TIRADS',
  birads: 'BI-RADS',
  lirads: 'LI-RADS',
  pirads: 'PI-RADS',
  'orads-us': 'O-RADS',
  'cad-rads': 'CAD-RADS',
  'bosniak-2019': 'Bosniak 2019',
  'recist-1-1': 'RECIST 1.1',
  aspects: 'ASPECTS',
  nascet: 'NASCET',
  'aast-liver': 'AAST',
  'kellgren-lawrence': 'Kellgren–Lawrence',
  pfirrmann: 'Pfirrmann',
  'gleason-grade-group': 'Gleason',
  'nottingham-grade': 'Nottingham',
  'her2-breast': 'HER2',
  pdl1: 'PD-L1',
  'thyroid-bethesda': 'Bethesda',
  'gastric-ajcc8': 'AJCC 8',
  'banff-kidney-tcmr': 'Banff',
} as const
