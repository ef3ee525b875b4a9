/** The URL prefix of the extensions of Structured Data Capture. */
export const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire'
