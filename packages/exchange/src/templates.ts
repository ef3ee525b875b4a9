import { readCards } from './cards/readCards.ts'
import { readFindingModel } from './finding-model/readFindingModel.ts'
import type { Reader, Source } from './model/Reader.ts'
import { readMrrt } from './mrrt/readMrrt.ts'
import { readQuestionnaire } from './questionnaire/readQuestionnaire.ts'
import { rootName } from './xml/readXml.ts'

const OPENING = 20_000
const opens = ({ text }: Source, sign: RegExp): boolean => sign.test(text.slice(0, OPENING))
const isJson = ({ text }: Source): boolean => text.slice(0, 100).trimStart().startsWith('{')
/** Formats other than FHIR also have a `Bundle`. */
const isFhirXml = (source: Source): boolean =>
  /^(?:Questionnaire|Bundle)$/u.test(rootName(source.text) ?? '') && opens(source, /\bhl7\.org\/fhir\b/u)

/** These readers handle forms and decision tables, which become modules directly. */
export const TEMPLATE_READERS: readonly Reader[] = [
  {
    format: 'fhir-questionnaire',
    recognizes: (source) =>
      isFhirXml(source) ||
      // Members may be sorted by name, so the type may come late.
      (isJson(source) && opens(source, /"resourceType"\s*:\s*"(?:Questionnaire|Bundle)"|"linkId"\s*:/u)),
    read: ({ text, file }) => readQuestionnaire(text, file),
  },
  {
    format: 'finding-model',
    recognizes: (source) =>
      opens(source, /^\s*[[{]/u) &&
      (opens(source, /"oifm_id"\s*:/u) ||
        (opens(source, /"attributes"\s*:\s*\[/u) && opens(source, /"type"\s*:\s*"(?:choice|numeric)"/u))),
    read: ({ text, file }) => readFindingModel(text, file),
  },
  {
    format: 'cards',
    recognizes: ({ text }) => rootName(text) === 'ReportingModule',
    read: ({ text, file }) => readCards(text, file),
  },
  {
    format: 'mrrt',
    recognizes: ({ text, file }) => /^html$/iu.test(rootName(text) ?? '') || /\.html?$/iu.test(file),
    read: ({ text, file }) => readMrrt(text, file),
  },
]
