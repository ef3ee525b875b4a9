const NAMES: Readonly<Record<string, string>> = {
  autohotkey: 'AutoHotkey',
  espanso: 'espanso',
  textexpander: 'TextExpander',
  beeftext: 'Beeftext',
  phraseexpress: 'PhraseExpress',
  atext: 'aText',
  powerscribe: 'PowerScribe',
  table: 'CSV',
  workbook: 'Excel',
  plain: 'TXT',
  mrrt: 'IHE MRRT',
  'fhir-questionnaire': 'FHIR Questionnaire',
  cards: 'ACR CARDS',
  'finding-model': 'OIFM',
  pandok: 'Pandok',
}

export const formatName = (format: string): string => NAMES[format] ?? format
