import type { Option } from '@pandok/module-engine'
import { HL7, type Json } from './questionType.ts'

const SYSTEMS: Readonly<Record<string, string>> = {
  RADLEX: 'http://radlex.org',
  SNOMED: 'http://snomed.info/sct',
  LOINC: 'http://loinc.org',
  RADELEMENT: 'http://radelement.org',
  ICDO: 'http://terminology.hl7.org/CodeSystem/icd-o-3',
  LOCAL: 'urn:pandok:local',
}

export const codingOf = ({ system, code, display }: NonNullable<Option['codes']>[number]): Json => ({
  system: SYSTEMS[system],
  code,
  ...(display !== undefined && { display }),
})

export const itemControl = (code: string): Json => ({
  url: `${HL7}/questionnaire-itemControl`,
  valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
})
