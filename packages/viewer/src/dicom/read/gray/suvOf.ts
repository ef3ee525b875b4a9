import type { SuvFacts, SuvReason } from '../../../model/Grayscale.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, stringOf, stringsOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'

const T = tags(
  'Modality',
  'Units',
  'SUVType',
  'CorrectedImage',
  'DecayCorrection',
  'PatientWeight',
  'RadiopharmaceuticalInformationSequence',
  'RadionuclideTotalDose',
  'RadionuclideHalfLife',
  'RadiopharmaceuticalStartTime',
  'RadiopharmaceuticalStartDateTime',
  'TimezoneOffsetFromUTC',
  'SeriesDate',
  'SeriesTime',
  'AcquisitionDate',
  'AcquisitionTime',
)

/** Philips' private factor from counts to SUV, whose block has always been in this place. */
const PHILIPS_FACTOR = 0x7053_1000

/** Becquerel. A smaller dose was given in MBq without conversion. */
const LEAST_DOSE = 10_000
const DAY = 86_400
/** Seconds between injection and scan beyond which a time or date must be wrong. */
const LONGEST_WAIT = DAY
/** Seconds by which two statements of one injection may differ. */
const SAME_TIME = 60

/**
 * SUV by body weight, after the vendor-neutral rules of QIBA and PS3.3 C.8.9.1. If any input is missing there
 * is no SUV, because a wrong one looks like a right one.
 */
export function suvOf(dataset: ParsedDataset): SuvFacts | undefined {
  if (stringOf(dataset, T.Modality) !== 'PT') return undefined
  const found = factorOf(dataset)
  return typeof found === 'number' ? { ok: true, factor: found } : { ok: false, reason: found }
}

function factorOf(dataset: ParsedDataset): number | SuvReason {
  const units = stringOf(dataset, T.Units)
  const type = stringOf(dataset, T.SUVType)
  if (units === 'GML') return type === '' || type === 'BW' ? 1 : 'units'
  if (units === 'CNTS') return positive(numberOf(dataset, PHILIPS_FACTOR)) ?? 'units'
  if (units !== 'BQML') return 'units'
  const corrected = stringsOf(dataset, T.CorrectedImage)
  if (!corrected.includes('ATTN') || !corrected.includes('DECY')) return 'corrections'
  const weight = positive(numberOf(dataset, T.PatientWeight))
  if (weight === undefined) return 'weight'
  const dose = doseOf(dataset)
  return typeof dose === 'number' ? (weight * 1000) / dose : dose
}

/** The dose remaining at the time to which the pixels are decay-corrected. */
function doseOf(dataset: ParsedDataset): number | SuvReason {
  const drug = firstItem(dataset, T.RadiopharmaceuticalInformationSequence)
  const dose = drug && positive(numberOf(drug, T.RadionuclideTotalDose))
  if (!drug || dose === undefined || dose < LEAST_DOSE) return 'dose'
  const correction = stringOf(dataset, T.DecayCorrection)
  if (correction === 'ADMIN') return dose
  if (correction !== 'START') return 'decay'
  const halfLife = positive(numberOf(drug, T.RadionuclideHalfLife))
  if (halfLife === undefined) return 'halfLife'
  const waited = secondsWaited(dataset, drug)
  return waited === undefined ? 'times' : dose * 2 ** (-waited / halfLife)
}

function secondsWaited(dataset: ParsedDataset, drug: ParsedDataset): number | undefined {
  const series = moment(stringOf(dataset, T.SeriesDate), stringOf(dataset, T.SeriesTime))
  const acquired = moment(stringOf(dataset, T.AcquisitionDate), stringOf(dataset, T.AcquisitionTime))
  // A series time later than the acquisition means that the series was derived later, so it isn't the time of
  // the scan.
  if (series === undefined || acquired === undefined || series > acquired) return undefined
  const whole = stringOf(drug, T.RadiopharmaceuticalStartDateTime)
  const injected = injectedAt(dataset, drug, whole)
  if (injected === undefined) return undefined
  const waited = series - injected
  // If the injection has no date and seems to be after the scan, it was before midnight.
  const real = waited < 0 && !whole ? waited + DAY : waited
  return real >= 0 && real <= LONGEST_WAIT ? real : undefined
}

/**
 * In the time zone of the series; undefined as well if that is unknown, or if the file has two times that
 * disagree.
 */
function injectedAt(dataset: ParsedDataset, drug: ParsedDataset, whole: string): number | undefined {
  const time = stringOf(drug, T.RadiopharmaceuticalStartTime)
  if (whole === '') return moment(stringOf(dataset, T.SeriesDate), time)
  const said = moment(whole.slice(0, 8), whole.slice(8))
  const [own, local] = [whole, stringOf(dataset, T.TimezoneOffsetFromUTC)].map(offsetOf)
  const at = own === undefined || local === undefined ? said : said && said + local - own
  const other = moment(whole.slice(0, 8), time)
  if (at === undefined) return undefined
  if (other === undefined) return own !== undefined && local === undefined ? undefined : at
  const apart = Math.abs(at - other) % DAY
  return Math.min(apart, DAY - apart) <= SAME_TIME ? at : undefined
}

/** Seconds of an offset from UTC at the end of a text (PS3.5 6.2, DT). */
function offsetOf(text: string): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d)(\d\d)$/u.exec(text.trim()) ?? []
  if (sign === undefined) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}

/** Seconds for comparison; fractions are ignored. */
function moment(day: string, time: string): number | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/u.exec(day) ?? []
  const [, hour, minute, second = '0'] = /^(\d\d)(\d\d)(\d\d)?/u.exec(time) ?? []
  if (year === undefined || hour === undefined) return undefined
  const at = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return at / 1000
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
