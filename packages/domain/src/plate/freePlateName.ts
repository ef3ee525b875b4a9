import { freeName } from '../name/freeName.ts'
import { PLATE_NAME_MAX_CHARACTERS } from './limits.ts'

/** Plates may have the same name, but a duplicate is easier to recognize with a number. */
export const freePlateName = (name: string, takenKeys: ReadonlySet<string>): string =>
  freeName(name, takenKeys, PLATE_NAME_MAX_CHARACTERS)
