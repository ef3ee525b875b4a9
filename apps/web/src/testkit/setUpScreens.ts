// Vitest runs this file anew before each file of tests, what it imports once in each worker.
import './patience.ts'
import './lateDescriptions.ts'
import './cheapElements.ts'
import { afterEach } from 'vitest'
import { styleCheaply } from './exactStyle.ts'
import { leaveCalls } from './leaveCalls.ts'

styleCheaply()
afterEach(leaveCalls)
