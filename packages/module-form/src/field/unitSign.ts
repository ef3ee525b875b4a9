const SIGNS: Readonly<Record<string, string>> = {
  deg: '°',
  '[HU]': 'HU',
  '[hnsf_U]': 'HU',
  um: 'µm',
  '1': '',
}

/** UCUM as people write it: `cm3` is cm³, `[HU]` is HU. */
export const unitSign = (unit: string): string =>
  SIGNS[unit] ?? unit.replace(/(?<=\p{L})\^?2(?!\d)/gu, '²').replace(/(?<=\p{L})\^?3(?!\d)/gu, '³')
