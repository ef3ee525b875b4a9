import type { FillSource } from '@pandok/domain'
import type { Fill, Input, ValueSource } from '@pandok/module-engine'
import { measuredPlace } from '../measured/measuredPlace.ts'
import type { HostValues } from '../PlateRun.ts'
import type { FillTarget, Supply } from './Supply.ts'

export type HostSource = Extract<FillSource | Fill, { from: 'dicom' | 'measurement' | 'clipboard' }>

/**
 * Returns the current or the earlier value of the host. In a repeat group, a measurement or the clipboard
 * fills the last row. `isTaken` tells whether another run or row already has the same measurement.
 */
export function hostSupply(
  source: HostSource,
  target: FillTarget,
  host: HostValues,
  isTaken: (uid: string) => boolean,
): Supply | undefined {
  const kept = target.kept.find((one) => isSameSource(one.source, source))
  const isPassed = source.from !== 'dicom' && !target.isLastRow
  if (!target.asks || isPassed) return kept
  const latest = ask(source, target, host)
  const isSeen =
    latest?.source.from === 'measurement' && latest.source.uid !== undefined && isTaken(latest.source.uid)
  return latest === undefined || isSeen ? kept : latest
}

function ask(source: HostSource, { input }: FillTarget, host: HostValues): Supply | undefined {
  if (source.from === 'clipboard') return given(host.clipboard?.(), { from: 'clipboard' })
  if (source.from === 'dicom') {
    const { attribute } = source
    const said = host.attribute?.(attribute)
    return given(said === undefined ? undefined : attributeFor(input, said), {
      from: 'dicom',
      attribute,
    })
  }
  const { what, pick = 'latest' } = source
  const measured = host.measurement?.(what, pick, measuredPlace(input))
  if (!measured) return undefined
  const { value, unit, image, uid } = measured
  const text = unit === '' ? value : `${value} ${unit}`
  return given(text, { from: 'measurement', what, ...(image && { image }), ...(uid && { uid }) })
}

const given = (raw: string | undefined, source: ValueSource): Supply | undefined =>
  raw === undefined || raw.trim() === '' ? undefined : { raw, source }

/** DICOM writes ages as `051Y` (PS3.5, value representation AS). */
const attributeFor = (input: Input, said: string): string => {
  if (input.kind === 'choice') return optionFor(input.options, said)
  return input.kind === 'integer' || input.kind === 'number' ? said.replace(/^0*(\d+)Y$/u, '$1') : said
}

/** DICOM uses letters for Patient's Sex and for Laterality (PS3.3) where modules mostly use words. */
const WORDS: Readonly<Record<string, string>> = {
  f: 'female',
  m: 'male',
  o: 'other',
  r: 'right',
  l: 'left',
  b: 'bilateral',
}

function optionFor(options: readonly { id: string }[], said: string): string {
  const word = said.trim().toLowerCase()
  const meant = [word, WORDS[word]]
  return options.find(({ id }) => meant.includes(id.toLowerCase()))?.id ?? said
}

function isSameSource(known: ValueSource, source: HostSource): boolean {
  if (known.from === 'dicom' && source.from === 'dicom') return known.attribute === source.attribute
  if (known.from === 'measurement' && source.from === 'measurement') return known.what === source.what
  return known.from === 'clipboard' && source.from === 'clipboard'
}

/** The kinds of source that only the host can provide. */
export const isHostSource = (source: { from: string }): source is HostSource =>
  source.from === 'dicom' || source.from === 'measurement' || source.from === 'clipboard'
