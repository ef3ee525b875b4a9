/** Where the extensions of Structured Data Capture begin. */
export const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire'
