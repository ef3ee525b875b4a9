import { DicomWebError } from './DicomWebError.ts'

export interface InstancePath {
  study: string
  series: string
  instance: string
}

/** UIDs from a server become part of a URL, so only digits and dots are allowed. */
export const isUid = (text: string) => /^[0-9.]{1,64}$/.test(text)

function uid(text: string): string {
  if (!isUid(text)) throw new DicomWebError('broken')
  return text
}

export const studyPath = (study: string) => `/studies/${uid(study)}`

export const seriesPath = (study: string, series: string) => `${studyPath(study)}/series/${uid(series)}`

export const instancePath = ({ study, series, instance }: InstancePath) =>
  `${seriesPath(study, series)}/instances/${uid(instance)}`
