import { findPatientData, type PatientDataKind } from '@pandok/domain'
import type { SharedText } from '#shared/document/listing/SharedText.ts'

export interface PatientDataPlace extends Omit<SharedText, 'text'> {
  kind: PatientDataKind
  before: string
  found: string
  after: string
}

const AROUND_CHARACTERS = 24

/** Texts that look like patient data, each with a few surrounding characters. */
export const patientDataIn = (texts: readonly SharedText[]): PatientDataPlace[] =>
  texts.flatMap(({ text, ...place }) =>
    findPatientData(text).map(({ kind, start, end }) => ({
      ...place,
      kind,
      before: `${start > AROUND_CHARACTERS ? '…' : ''}${text.slice(Math.max(0, start - AROUND_CHARACTERS), start)}`,
      found: text.slice(start, end),
      after: `${text.slice(end, end + AROUND_CHARACTERS)}${text.length > end + AROUND_CHARACTERS ? '…' : ''}`,
    })),
  )
