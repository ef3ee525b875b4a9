import { printDate } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import type { NamedPatient } from './priorStateOf.ts'

/** A patient by number and examination day. */
export const patientWords = ({ number, date }: NamedPatient, text: Text): string =>
  text('priors.other.patient', {
    number: number ?? text('priors.other.noNumber'),
    date: printDate(date, text.locale),
  })
