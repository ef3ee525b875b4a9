import { phrases } from '../words/phrases.ts'

/** This matches a time of day: «14:05», «14시», «14 Uhr». */
export const CLOCK = new RegExp(
  `(?<!\\d)(?:[01]?\\d|2[0-3])\\s?(?::\\s?[0-5]\\d(?!\\d)|${phrases('oClock')})`,
  'u',
)
