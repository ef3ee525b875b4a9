import { freeName } from '../name/freeName.ts'
import { MODULE_NAME_MAX_CHARACTERS } from './limits.ts'

export const freeModuleName = (name: string, takenKeys: ReadonlySet<string>): string =>
  freeName(name, takenKeys, MODULE_NAME_MAX_CHARACTERS)
