// Vitest runs this file anew before each file of tests, what it imports once in each worker.
import './patience.ts'
import './lateDescriptions.ts'
import './cheapElements.ts'
import { styleCheaply } from './exactStyle.ts'

styleCheaply()
