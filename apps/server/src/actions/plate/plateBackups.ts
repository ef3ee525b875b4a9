import type { PlateContent, PlateView } from '@pandok/domain'
import type { BackedUp } from '../backup/BackedUp.ts'
import { findOwn } from './findPlate.ts'

export const plateBackups: BackedUp<PlateContent, PlateView> = {
  backupsOf: (bound) => bound.plateBackups,
  findOwn,
  writeLimit: 'plate.write.account',
}
