import type { ParsedDataset } from '../parse/ParsedDataset.ts'
import { stringOf, stringsOf } from '../parse/values.ts'
import { tags } from '../read/tags.ts'

/** Risks that removing attributes doesn't eliminate. Sentences are in `i18n`. */
export type DeidentificationWarning =
  /** The file says that identifying text is burned into the pixels. */
  | 'burnedIn'
  /** The file doesn't say, and images of its kind often have burned-in text. */
  | 'burnedInPossible'
  /** A face could be reconstructed from the slices. */
  | 'face'

const T = tags(
  'BurnedInAnnotation',
  'RecognizableVisualFeatures',
  'Modality',
  'BodyPartExamined',
  'ConversionType',
  'ImageType',
)

const OFTEN_BURNED_IN = new Set(['US', 'IVUS', 'ES', 'XA', 'RF', 'OT', 'SC', 'XC', 'GM', 'SM', 'OP', 'DOC'])
const HEAD = /HEAD|BRAIN|SKULL|FACE|SINUS|ORBIT|NECK|IAC|PITUITARY|JAW|MANDIB|MAXILLA/u
const CROSS_SECTIONS = new Set(['CT', 'MR', 'PT'])

export function deidentificationWarnings(dataset: ParsedDataset): DeidentificationWarning[] {
  const warnings: DeidentificationWarning[] = []
  const burnedIn = stringOf(dataset, T.BurnedInAnnotation)
  const modality = stringOf(dataset, T.Modality)
  if (burnedIn === 'YES') warnings.push('burnedIn')
  else if (burnedIn !== 'NO' && isOftenBurnedIn(dataset, modality)) warnings.push('burnedInPossible')
  const isHead =
    CROSS_SECTIONS.has(modality) && HEAD.test(stringOf(dataset, T.BodyPartExamined).toUpperCase())
  const features = stringOf(dataset, T.RecognizableVisualFeatures)
  if (features === 'YES' || (features !== 'NO' && isHead)) warnings.push('face')
  return warnings
}

/** Screen captures, scanned films, and modalities that write on their images. */
const isOftenBurnedIn = (dataset: ParsedDataset, modality: string): boolean =>
  OFTEN_BURNED_IN.has(modality) ||
  stringOf(dataset, T.ConversionType) !== '' ||
  stringsOf(dataset, T.ImageType).some((kind) => kind === 'SECONDARY' || kind.includes('SCREEN'))
