import type { DicomDataset } from '../../dicom/index.ts'
import { decimalString } from '../reading/decimalString.ts'
import type { Code } from './codes.ts'

/** The relationship of an item to its parent (PS3.3 C.17.3.2.4). */
export type Relationship =
  | 'CONTAINS'
  | 'HAS OBS CONTEXT'
  | 'HAS CONCEPT MOD'
  | 'INFERRED FROM'
  | 'SELECTED FROM'

const codeItem = ([value, scheme, meaning]: Code): DicomDataset => ({
  CodeValue: value,
  CodingSchemeDesignator: scheme,
  CodeMeaning: meaning,
})

function item(
  relationship: Relationship,
  type: string,
  name: Code | undefined,
  value: DicomDataset,
  children: readonly DicomDataset[] = [],
): DicomDataset {
  return {
    RelationshipType: relationship,
    ValueType: type,
    ...(name && { ConceptNameCodeSequence: [codeItem(name)] }),
    ...value,
    ...(children.length > 0 && { ContentSequence: children }),
  }
}

export const container = (
  name: Code,
  children: readonly DicomDataset[],
  { template, relationship = 'CONTAINS' }: { template?: string; relationship?: Relationship } = {},
): DicomDataset =>
  item(
    relationship,
    'CONTAINER',
    name,
    {
      ContinuityOfContent: 'SEPARATE',
      ...(template && {
        ContentTemplateSequence: [{ MappingResource: 'DCMR', TemplateIdentifier: template }],
      }),
    },
    children,
  )

export const codeValue = (relationship: Relationship, name: Code, value: Code): DicomDataset =>
  item(relationship, 'CODE', name, { ConceptCodeSequence: [codeItem(value)] })

export const textValue = (
  relationship: Relationship,
  name: Code,
  value: string,
  children: readonly DicomDataset[] = [],
): DicomDataset => item(relationship, 'TEXT', name, { TextValue: value }, children)

export const uidValue = (relationship: Relationship, name: Code, value: string): DicomDataset =>
  item(relationship, 'UIDREF', name, { UID: value })

export const personValue = (relationship: Relationship, name: Code, value: string): DicomDataset =>
  item(relationship, 'PNAME', name, { PersonName: value })

export function numberValue(
  name: Code,
  value: number,
  unit: Code,
  children: readonly DicomDataset[] = [],
): DicomDataset {
  const text = decimalString(value)
  const measured: DicomDataset = {
    NumericValue: text,
    // Added if sixteen characters can't represent the number (PS3.3 C.18.1).
    ...(Number(text) !== value && { FloatingPointValue: value }),
    MeasurementUnitsCodeSequence: [codeItem(unit)],
  }
  return item('CONTAINS', 'NUM', name, { MeasuredValueSequence: [measured] }, children)
}

export interface Coordinates {
  type: 'POINT' | 'MULTIPOINT' | 'POLYLINE' | 'POLYGON' | 'ELLIPSE'
  data: readonly number[]
  /** Set for points x, y, z in the patient. Otherwise they are column and row of the image. */
  frameOfReference?: string
}

export const coordinates = (
  relationship: Relationship,
  name: Code | undefined,
  { type, data, frameOfReference }: Coordinates,
  image: DicomDataset | undefined,
  pixelOrigin?: 'VOLUME',
): DicomDataset =>
  item(
    relationship,
    frameOfReference === undefined ? 'SCOORD' : 'SCOORD3D',
    name,
    {
      GraphicType: type,
      GraphicData: data,
      ...(frameOfReference !== undefined && { ReferencedFrameOfReferenceUID: frameOfReference }),
      ...(pixelOrigin && { PixelOriginInterpretation: pixelOrigin }),
    },
    image && frameOfReference === undefined ? [image] : [],
  )

export const imageValue = (sopClass: string, sopInstance: string, frame: number | undefined): DicomDataset =>
  item('SELECTED FROM', 'IMAGE', undefined, {
    ReferencedSOPSequence: [
      {
        ReferencedSOPClassUID: sopClass,
        ReferencedSOPInstanceUID: sopInstance,
        ReferencedFrameNumber: frame,
      },
    ],
  })
